import { describe, expect, it } from 'vitest';
import { root } from '../build';
import { everyValueFault, placesByKey, valueFaults } from './values';

const places = placesByKey();
const faultsOf = (code: string): string[] => valueFaults('app/cashier/page.tsx', code, places);

describe('the views', () => {
  it('hand every text its values, and no other', () => expect(everyValueFault(root)).toEqual([]));

  it.each<[string, string, string[]]>([
    ['all, as they stand in the text', "t('cashier.depositPending', { amount })", []],
    ['a figure of the house, which the text has already', "t('withdrawals.newLink')", []],
    ['values that are not written there', "t('cashier.depositPending', values)", []],
    [
      'none',
      "\nt('cashier.depositPending')",
      ['app/cashier/page.tsx:2: cashier.depositPending is not given {{amount}}'],
    ],
    [
      'one by another name',
      "say('depositBonus.belowMinimum', { least: 5 })",
      [
        'app/cashier/page.tsx:1: depositBonus.belowMinimum is not given {{minimum}}',
        'app/cashier/page.tsx:1: depositBonus.belowMinimum is given least, for which it has no place',
      ],
    ],
    [
      'none, in a notice',
      "flash({ kind: 'success', key: 'cashier.depositPending' })",
      ['app/cashier/page.tsx:1: cashier.depositPending is not given {{amount}}'],
    ],
    [
      'a plural without its number',
      "t('cashier.openRounds', {})",
      ['app/cashier/page.tsx:1: cashier.openRounds is not given {{count}}'],
    ],
  ])('are told what they hand over: %s', (_, code, faults) => expect(faultsOf(code)).toEqual(faults));
});
