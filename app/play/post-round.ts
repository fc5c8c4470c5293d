import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameDetails, GameLaunch } from 'contract/games';
import { realityCheckMinutes } from 'contract/profile';
import { z } from 'zod';
import { defineForm } from '~/forms/define-form';
import { verbatim, type FormMessage } from '~/forms/form-message';
import { readForm } from '~/forms/submission';
import type { GameFamily } from './family';
import { keepLaunch, placesOf } from './launched';
import { refuseRound, toLogIn } from './refused-round';
import { decisionForm, roundForm } from './round-form';

/** What the player can mend by choosing another stake is said at the stake. */
const atTheStake = new Set(['stake_not_offered', 'insufficient_funds']);

/** The round's page, which the browser asks for at once: what its game opens with came with the round. */
function toRound(context: AppLoadContext, mode: 'real' | 'fun', { id, launch }: { id: string; launch?: GameLaunch }) {
  if (launch) keepLaunch(context, id, launch);
  return redirect(`${context.path}?${new URLSearchParams({ mode, round: id }).toString()}`, 303);
}

/**
 * Plays one round and leads to its page (303), so that a reload never plays again; a repeated `requestId` leads to the same
 * round. A refusal answers 422 and uses its `requestId` up, since the API keeps refusals too (DOMAIN §2). A round that is still open is
 * led to, whatever was asked.
 */
export async function openRound(context: AppLoadContext, game: GameDetails, family: GameFamily, request: Request) {
  const read = await readForm(request, roundForm(family));
  if (!read.ok) return refuseRound('opening', read);
  const { mode, requestId, stake, ...fields } = read.value;
  const visitor = toLogIn(context, mode);
  if (visitor) return visitor;
  const round = { gameid: game.id, mode, stake, requestId, choice: family.choiceOf?.(fields) };
  const answer = await context.api.rounds.play(round, { launch: game.id, ...placesOf(context) });
  if (answer.ok) return toRound(context, mode, answer.data);
  if (answer.code === 'round_open') {
    context.session.flash({ kind: 'warning', key: 'play.roundOpen' });
    return redirect(`${context.path}?mode=${mode}`, 303);
  }
  const message = verbatim(answer.message);
  return refuseRound('opening', read, answer.code, {
    ...(atTheStake.has(answer.code) ? { fieldErrors: { stake: message } } : { formErrors: [message] }),
    clear: ['requestId'],
  });
}

/**
 * Decides in an open round; a decision that comes too late shows where the round stands. A double click on one button is one request;
 * two buttons of one page are two, of which the second comes too late.
 */
export async function decide(context: AppLoadContext, game: GameDetails, family: GameFamily, request: Request) {
  const read = await readForm(request, decisionForm(family));
  if (!read.ok) return refuseRound('decision', read);
  const { round, step, decision: button, requestId, mode, ...fields } = read.value;
  const visitor = toLogIn(context, mode);
  if (visitor) return visitor;
  const decision = family.decisionOf?.(button, fields) ?? button;
  const made = { step, decision, requestId: `${requestId}_${decision}`.slice(0, 64) };
  const answer = await context.api.rounds.decide(round, made, { launch: game.id, ...placesOf(context) });
  if (answer.ok) return toRound(context, mode, answer.data);
  return refuseRound('decision', read, answer.code, {
    formErrors: [verbatim(answer.message)],
    clear: ['requestId'],
  });
}

const outdated: FormMessage = 'play.formOutdated';
const intervals = realityCheckMinutes.map(String);

const realityCheckForm = defineForm({
  id: 'reality-check',
  schema: z.object({
    minutes: z
      .string()
      .refine((minutes) => intervals.includes(minutes), outdated)
      .transform(Number)
      .optional(),
  }),
});

/** The player answers the reality check, or sets how often it comes. Both lead back to where it stands, whose state says what was done. */
export async function answerRealityCheck(context: AppLoadContext, request: Request, back: string) {
  await context.requirePlayer();
  const read = await readForm(request, realityCheckForm);
  const minutes = read.ok ? read.value.minutes : undefined;
  if (minutes === undefined) await context.api.profile.answerRealityCheck();
  else await context.api.profile.setRealityCheck(minutes);
  context.session.flash({ kind: 'success', key: minutes === undefined ? 'play.playOn' : 'play.intervalSaved' });
  return redirect(back, 303);
}
