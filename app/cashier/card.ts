import { z } from 'zod';
import { Card } from 'contract/cashier';
import type { FormMessage } from '~/forms/form-message';

/** Full-width digits and signs as plain ones, as Japanese keyboards type them. */
const plain = (text: string): string => text.normalize('NFKC').trim();

/** `4242-4242 4242 4242` → `4242424242424242`. */
export const cardNumberOf = (text: string): string => plain(text).replace(/[\s\u2010-\u2015-]/g, '');

/** `1/30`, `01 / 2030`, `0130` → `01/30`; anything else stays as it is and is refused. */
export function cardExpiryOf(text: string): string {
  const [, month, year] =
    /^(\d{1,2})\s*[/.\s-]\s*(?:20)?(\d{2})$/.exec(plain(text)) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(plain(text)) ?? [];
  return month && year ? `${month.padStart(2, '0')}/${year}` : text;
}

const field = (read: (text: string) => string, rule: (text: string) => boolean, message: FormMessage) =>
  z.string({ required_error: message }).transform(read).refine(rule, { message });

const { number, expiry, cvc, holder } = Card.shape;

/**
 * The card as a form sends it, brought into the contract's shape. Whether the number can be one and the card is still good
 * is judged where the card is charged.
 */
export const cardFields = z.object({
  number: field(
    cardNumberOf,
    (text) => /^\d{12,19}$/.test(text) && number.safeParse(text).success,
    'cashier.cardNumberInvalid',
  ),
  expiry: field(
    cardExpiryOf,
    (text) => expiry.safeParse(text).success && /^(0[1-9]|1[0-2])/.test(text),
    'cashier.cardExpiryInvalid',
  ),
  cvc: field(plain, (text) => cvc.safeParse(text).success, 'cashier.cardCvcInvalid'),
  holder: field(
    (text) => text.trim(),
    (text) => holder.safeParse(text).success,
    'cashier.cardHolderInvalid',
  ),
});
