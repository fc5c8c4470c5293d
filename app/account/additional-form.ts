import { z } from 'zod';
import { profileLengths } from 'contract/constants';
import type { Player } from 'contract/player';
import { AdditionalDetails } from 'contract/profile';
import { isTimeZone, longestSecurityQuestion, longestState } from 'contract/profile-texts';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { message: say('forms.tooLong', { max }) })
    .default('');
const { nickname, securityAnswer } = profileLengths;
const nicknameLength = { message: say('account.nicknameLength', { min: nickname.min, max: nickname.max }) };

/** What a player may tell besides (SPEC §5). The answer is for support to ask, is stored hashed and never sent back. `seen`: see `markOf`. */
export const additionalForm = defineForm({
  id: 'additional',
  schema: z.object({
    nickname: z
      .string()
      .trim()
      .default('')
      .refine((text) => AdditionalDetails.shape.nickname.safeParse(text).success, nicknameLength),
    state: optional(longestState),
    timezone: z
      .string({ required_error: 'account.timezoneRequired' satisfies FormMessage })
      .trim()
      .min(1, 'account.timezoneRequired' satisfies FormMessage)
      .refine(isTimeZone, { message: 'account.timezoneInvalid' satisfies FormMessage }),
    securityQuestion: optional(longestSecurityQuestion),
    securityAnswer: optional(securityAnswer.max),
    seen: z.string().optional(),
  }),
  secrets: ['securityAnswer'],
  verbatim: ['securityQuestion'],
});

export type Additional = Pick<Player, 'nickname' | 'state' | 'timezone' | 'securityQuestion'>;

/** What the form starts with. */
export const knownAdditional = ({ nickname, state, timezone, securityQuestion }: Additional): Additional => ({
  nickname,
  state,
  timezone: timezone || 'UTC',
  securityQuestion,
});
