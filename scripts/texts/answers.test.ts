import { expect, it } from 'vitest';
import { answerOf, othersOfSameCalls } from './answers';

const others = ['results.amount_below_minimum', 'results.market_closed', 'results.invalid_signature'];

it('a refusal has the place of those that the same form is refused with', () =>
  expect(othersOfSameCalls('invalid_card', others)).toEqual(['results.amount_below_minimum']));

it('what programs alone are refused with has a place in no form', () =>
  expect(othersOfSameCalls('invalid_signature', others)).toEqual([]));

it('and is shown as it is answered', () =>
  expect(answerOf('invalid_signature', 'Nicht <gültig>', 'de')).toMatch(
    /lang="de".*invalid_signature.*<span>Nicht &lt;gültig&gt;</s,
  ));
