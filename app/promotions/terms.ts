import { days } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import { formatDate } from '~/i18n/format';
import type { Page } from '~/i18n/page';

export type Words = Pick<Page, 't' | 'number' | 'locale'> & { short: (amount: number) => string };

/** What an offer gives, in one line. Amounts in the reader's currency. */
export function headline(
  { deposit, amount, freeSpins }: Offer,
  currency: Currency,
  { t, number, short }: Words,
): string {
  if (deposit)
    return t('promotions.headDeposit', {
      percent: number(deposit.percent),
      most: short(fromEuro(deposit.most, currency)),
    });
  if (freeSpins)
    return t('bonuses.freeSpins', {
      count: freeSpins.count,
      shown: number(freeSpins.count),
      value: short(fromEuro(freeSpins.value, currency)),
    });
  return t('promotions.headAmount', { amount: short(fromEuro(amount, currency)) });
}

/** When it can be taken. The last day is the one before its window closes. */
export function datesInWords(
  { from, until, state }: Pick<Offer, 'from' | 'until' | 'state'>,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string {
  const day = (at: number): string => formatDate(at, locale);
  if (state === 'ended' && until !== null) return t('promotions.endedOn', { date: day(until - 1) });
  if (from !== null && until !== null && state === 'coming')
    return t('promotions.window', { from: day(from), until: day(until - 1) });
  if (from !== null && state === 'coming') return t('promotions.from', { date: day(from) });
  return until === null ? t('promotions.always') : t('promotions.until', { date: day(until - 1) });
}

/** Minor units of one currency. `wager`: all that is staked until the bonus is played through. */
export interface WorkedExample {
  /** Null where no deposit is asked for. */
  deposit: number | null;
  bonus: number;
  wager: number;
  maximumStake: number;
}

/** What people are shown an example of, euro minor units. */
const usualDeposit = 50_00;

/** An honest example, by the terms alone: the same arithmetic by which the bonus is given. Free spins are said to win what they cost. */
export function exampleOf(
  { deposit, amount, freeSpins, wageringRequirement, maximumStake }: Offer,
  currency: Currency,
): WorkedExample {
  const inOwn = (euro: number): number => fromEuro(euro, currency);
  const paid = deposit && inOwn(Math.max(usualDeposit, deposit.minimum));
  const given =
    deposit && paid ? Math.min(inOwn(deposit.most), Math.floor((paid * deposit.percent) / 100)) : inOwn(amount);
  const bonus = given + (freeSpins ? freeSpins.count * inOwn(freeSpins.value) : 0);
  return { deposit: paid, bonus, wager: bonus * wageringRequirement, maximumStake: inOwn(maximumStake) };
}

/** Whole days to play a bonus; null: for good. */
export const daysOf = ({ validFor }: Pick<Offer, 'validFor'>): number | null =>
  validFor === null ? null : Math.floor(validFor / days);
