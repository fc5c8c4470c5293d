import { z } from 'zod';
import { profileLengths } from 'contract/constants';
import type { ContactDetails, Player } from 'contract/player';
import { isKana, isMobileNumber, isName, plainKana, plainMobileNumber } from 'contract/profile-texts';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';
import type { MessageKey } from '~/i18n/messages';

type Field = keyof typeof ContactDetails.shape;
type Demanded = Exclude<Field, 'kana'>;

const required = (key: MessageKey) => ({ required_error: key satisfies FormMessage });

const isNameField = (field: Demanded): boolean => field === 'fname' || field === 'lname';

/** A text of the profile with its lengths (SPEC §5), refused in words of its own. */
export function text(field: Exclude<Demanded, 'mobile'>) {
  const { min, max } = profileLengths[field];
  const wrongLength = { message: say(`account.${field}Length`, { min, max }) };
  return z
    .string(required(`account.${field}Required`))
    .trim()
    .min(1, `account.${field}Required` satisfies FormMessage)
    .max(max, wrongLength)
    .refine((typed) => (isNameField(field) ? isName(typed) : typed.length >= min), wrongLength);
}

const invalidMobile = { message: 'account.mobileInvalid' satisfies FormMessage };

/** What the cashier demands of a player, in one form. `seen`: see `markOf`. */
export const contactForm = defineForm({
  id: 'contact',
  schema: z.object({
    fname: text('fname'),
    lname: text('lname'),
    address: text('address'),
    city: text('city'),
    zip: text('zip'),
    mobile: z
      .string(required('account.mobileRequired'))
      .trim()
      .min(1, 'account.mobileRequired' satisfies FormMessage)
      .max(profileLengths.mobile.max, invalidMobile)
      .refine(isMobileNumber, invalidMobile)
      .transform(plainMobileNumber),
    /** Asked for in Japanese alone. */
    kana: z
      .string()
      .refine(isKana, { message: 'account.kanaInvalid' satisfies FormMessage })
      .transform(plainKana)
      .default(''),
    seen: z.string().optional(),
  }),
});

/** What the form starts with: a name that is still `unknown` is an empty field. */
export function knownDetails(player: Pick<Player, Field>): Record<Field, string> {
  const name = (text: string) => (text.trim().toLowerCase() === 'unknown' ? '' : text);
  const { address, city, zip, mobile, kana } = player;
  return { fname: name(player.fname), lname: name(player.lname), address, city, zip, mobile, kana };
}

/** An address that carries the bonus chosen for a deposit, if there is one. */
export const withBonus = (path: string, bonus: string | null): string =>
  bonus === null ? path : `${path}?bonus=${encodeURIComponent(bonus)}`;

/** Where saving leads: back to the cashier's page that sent the player here, when the address names one, with the bonus that was chosen for a deposit. */
export function afterSaving(redirect: string | undefined, bonus: string | null): string {
  if (redirect === 'deposit') return withBonus('/cashier/deposit', bonus);
  return redirect === 'withdraw' ? '/cashier/withdraw' : '/profile/my-account';
}
