import { z } from 'zod';
import { profileLengths } from 'contract/constants';
import type { Player } from 'contract/player';
import { AdditionalDetails } from 'contract/profile';
import { defineForm } from '~/forms/define-form';
import { say, type FormMessage } from '~/forms/form-message';

const optional = (max: number) => z.string().trim().max(max, { message: say('forms.tooLong', { max }) }).default('');
const { nickname, securityAnswer } = profileLengths;
const nicknameLength = { message: say('account.nicknameLength', { min: nickname.min, max: nickname.max }) };

/** What a player may tell besides (SPEC §5). The answer is for support to ask, is stored hashed and never sent back. */
export const additionalForm = defineForm({
  id: 'additional',
  schema: z.object({
    nickname: z.string().trim().default('').refine((text) => AdditionalDetails.shape.nickname.safeParse(text).success, nicknameLength),
    state: optional(50),
    timezone: z
      .string({ required_error: 'account.timezoneRequired' satisfies FormMessage })
      .trim()
      .refine((zone) => AdditionalDetails.shape.timezone.safeParse(zone).success, { message: 'account.timezoneInvalid' satisfies FormMessage }),
    securityQuestion: optional(120),
    securityAnswer: optional(securityAnswer.max),
    seen: z.string().optional(),
  }),
  secrets: ['securityAnswer'],
});

type Known = Pick<Player, 'nickname' | 'state' | 'timezone' | 'securityQuestion'>;

/** What the form starts with. */
export const knownAdditional = ({ nickname, state, timezone, securityQuestion }: Known): Known => ({ nickname, state, timezone: timezone || 'UTC', securityQuestion });

/** A mark of what the form was filled with, so that a second tab does not undo what the first one saved: FNV-1a, no secret in it. */
export function markOf(player: Known): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(JSON.stringify(knownAdditional(player)))) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash.toString(16);
}
