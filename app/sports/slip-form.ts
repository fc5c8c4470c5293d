import { z } from 'zod';
import { currencyCodes, type Currency } from 'contract/money';
import { type mostLegs, priceChanges } from 'contract/sports/bets';
import { defineForm, type FieldsOf } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';
import { parseAmount } from '~/i18n/format';
import type { Page } from '~/i18n/page';
import { readSlip, type SlipEntry } from './slip-legs';

export const slipKinds = ['singles', 'accumulator', 'system'] as const;
export type SlipKind = (typeof slipKinds)[number];

/** Which rule for moved odds the player chose last; kept in the cookie of this name. */
export const priceChangeCookie = 'odds-change';

/** The fields of the singles' stakes, by their place; singles without a stake are left on the slip. */
const stakeFields = [
  ...(['stake0', 'stake1', 'stake2', 'stake3', 'stake4', 'stake5', 'stake6', 'stake7', 'stake8', 'stake9'] as const),
  ...(['stake10', 'stake11', 'stake12', 'stake13', 'stake14', 'stake15', 'stake16', 'stake17'] as const),
  ...(['stake18', 'stake19'] as const),
] as const satisfies { length: typeof mostLegs };
type StakeField = (typeof stakeFields)[number];
/** @param index below `mostLegs` */
export const stakeField = (index: number): StakeField => stakeFields[index]!;

const typed = z
  .string()
  .max(40, { message: 'sports.stakeNone' satisfies FormMessage })
  .optional();
const stakes = Object.fromEntries(stakeFields.map((name) => [name, typed])) as Record<StakeField, typeof typed>;

/** What the slip sends. `legs`: the selections with the odds that its page showed, as the slip is kept; `delay`: as the API told it. */
export const slipForm = defineForm({
  id: 'bet-slip',
  schema: z.object({
    kind: z.enum(slipKinds),
    legs: z.string(),
    system: z.string().max(20).optional(),
    stake: typed,
    ...stakes,
    priceChange: z.enum(priceChanges),
    currency: z.enum(currencyCodes),
    delay: z.coerce.number().int().min(0).max(60_000),
    requestId: requestIdField,
    act: z.enum(['place', 'reckon']).optional(),
  }),
});

export type SlipField = FieldsOf<(typeof slipForm)['schema']>;

/** As it was typed, refused or not. */
export type GivenSlip = Partial<Record<string, string>>;

/** Stakes in minor units, in the order of the legs; null where nothing, or nothing that is an amount, was typed. */
export interface ReadStakes {
  legs: SlipEntry[];
  /** Of the accumulator, or of one bet of a system. */
  stake: number | null;
  singles: (number | null)[];
}

const currencyOf = (given: GivenSlip): Currency => currencyCodes.find((code) => code === given.currency) ?? 'EUR';

export function readStakes(given: GivenSlip, locale: Page['locale']): ReadStakes {
  const legs = readSlip(given.legs);
  const amount = (text: string | undefined) => (text ? parseAmount(text, currencyOf(given), locale) : null);
  return { legs, stake: amount(given.stake), singles: legs.map((_, index) => amount(given[stakeField(index)])) };
}

/** What is wrong with the stakes as they were typed; how much may be staked, the API says. */
export function stakeFaults(
  given: GivenSlip,
  { locale, money }: Pick<Page, 'locale' | 'money'>,
): Record<string, FormMessage> {
  const { legs, stake, singles } = readStakes(given, locale);
  const invalid = say('sports.stakeInvalid', { example: money(10_00, 'FUN') });
  if (given.kind !== 'singles') return stake === null || stake === 0 ? { stake: invalid } : {};
  const faults: Record<string, FormMessage> = {};
  legs.forEach((_, index) => {
    const name = stakeField(index);
    if (given[name]?.trim() && !singles[index]) faults[name] = invalid;
  });
  const isEmpty = Object.keys(faults).length === 0 && !singles.some(Boolean);
  return isEmpty ? { [stakeField(0)]: 'sports.stakeMissing' } : faults;
}

/** What a stake pays at odds, in minor units: never a part of one more. @param odds thousandths */
export const payoutOf = (stake: number, odds: number): number => Math.floor((stake * odds) / 1_000);
