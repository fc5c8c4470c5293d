import { fromEuro, type Currency } from 'contract/money';
import { say, type FormMessage } from '~/forms/form-message';
import { parseAmount } from '~/i18n/format';
import type { Page } from '~/i18n/page';

/** Euro minor units; other currencies offer their fixed equivalent (SPEC §9). */
const suggested = [20_00, 50_00, 100_00, 200_00];

/** Amounts to choose from with one press, in minor units of `currency`: those that the method takes and the player's own limit leaves. */
export const quickAmounts = (
  { minimum, maximum, allowance }: Pick<AmountRules, 'minimum' | 'maximum' | 'allowance'>,
  currency: Currency,
): number[] =>
  suggested
    .map((amount) => fromEuro(amount, currency))
    .filter((amount) => amount >= minimum && amount <= maximum && amount <= (allowance?.left ?? maximum));

/** What the amount's part of a form was sent with. */
export interface GivenAmount {
  /** A quick amount in minor units, or `other`: the chosen one decides, the typed text counts with `other` alone. */
  quickAmount?: string | undefined;
  amount?: string | undefined;
}

export interface AmountRules {
  minimum: number;
  maximum: number;
  currency: Currency;
  /** What there is to take from, in minor units; left out where money comes in. */
  available?: number;
  /** The player's own limit of deposits and what it leaves, in minor units; left out where there is none. */
  allowance?: { current: number; left: number };
}

export type JudgedAmount = { ok: true; amount: number } | { ok: false; message: FormMessage };

/** The amount a person means, in minor units, or what is wrong with it, quoting the border that it misses. */
export function judgeAmount(
  given: GivenAmount,
  rules: AmountRules,
  { locale, money }: Pick<Page, 'locale' | 'money'>,
): JudgedAmount {
  const { minimum, maximum, currency, available, allowance } = rules;
  const quick = given.quickAmount === undefined || given.quickAmount === 'other' ? null : Number(given.quickAmount);
  const typed = given.amount?.trim() ?? '';
  if (quick === null && typed === '') return wrong('cashier.amountRequired');
  const offered = quick !== null && quickAmounts(rules, currency).includes(quick) ? quick : null;
  const amount = quick === null ? parseAmount(typed, currency, locale) : offered;
  if (amount === null) return wrong(say('cashier.amountInvalid', { example: money(fromEuro(20_00, currency), 'FUN') }));
  if (amount < minimum) return wrong(say('cashier.belowMinimum', { minimum: money(minimum, currency) }));
  if (amount > maximum) return wrong(say('cashier.aboveMaximum', { maximum: money(maximum, currency) }));
  if (available !== undefined && amount > available)
    return wrong(say('cashier.insufficientFunds', { available: money(available, currency) }));
  if (allowance && amount > allowance.left)
    return wrong(
      say('cashier.overLimit', { left: money(allowance.left, currency), limit: money(allowance.current, currency) }),
    );
  return { ok: true, amount };
}

const wrong = (message: FormMessage): JudgedAmount => ({ ok: false, message });
