import { fromEuro } from 'contract/money';
import type { Limits } from 'contract/protection';
import { say, type FormMessage } from '~/forms/form-message';
import { parseAmount } from '~/i18n/format';
import type { Page } from '~/i18n/page';

export type JudgedLimit = { ok: true; amount: number } | { ok: false; message: FormMessage };

/** The limit that a person means, in minor units, or what is wrong with it: the too-high message quotes the maximum (SPEC §5). */
export function judgeLimit(
  text: string | undefined,
  { currency, minimum, maximum }: Pick<Limits, 'currency' | 'minimum' | 'maximum'>,
  { locale, money }: Pick<Page, 'locale' | 'money'>,
): JudgedLimit {
  const typed = text?.trim() ?? '';
  if (typed === '') return { ok: false, message: 'protection.limitRequired' };
  const amount = parseAmount(typed, currency, locale);
  if (amount === null)
    return { ok: false, message: say('cashier.amountInvalid', { example: money(fromEuro(20_00, currency), 'FUN') }) };
  if (amount < minimum)
    return { ok: false, message: say('protection.limitTooLow', { minimum: money(minimum, currency) }) };
  if (amount > maximum)
    return { ok: false, message: say('protection.limitTooHigh', { maximum: money(maximum, currency) }) };
  return { ok: true, amount };
}
