import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { realityCheckMinutes } from 'contract/profile';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { readForm } from '~/forms/submission';

const unknown: FormMessage = 'play.formOutdated';
const intervals = realityCheckMinutes.map(String);

/** The player answers the reality check, and may set how often it comes. */
export const realityCheckForm = defineForm({
  id: 'reality-check',
  schema: z.object({
    minutes: z
      .string()
      .refine((minutes) => intervals.includes(minutes), unknown)
      .transform(Number)
      .optional(),
  }),
});

/** Both lead back to the game, where its state says what was done. */
export async function postRealityCheck(context: AppLoadContext, request: Request) {
  await context.requirePlayer();
  const read = await readForm(request, realityCheckForm);
  const minutes = read.ok ? read.value.minutes : undefined;
  if (minutes === undefined) await context.api.profile.answerRealityCheck();
  else await context.api.profile.setRealityCheck(minutes);
  context.session.flash(
    minutes === undefined ? { kind: 'success', key: 'play.playOn' } : { kind: 'success', key: 'play.intervalSaved' },
  );
  return redirect(`${context.path}?mode=real`, 303);
}
