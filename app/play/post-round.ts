import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { FormSchema } from '~/forms/define-form';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type ReadForm, type Refusal, type RefusedForm } from '~/forms/submission';
import { isTable } from '~/tables/families';
import { postBets } from '~/tables/post-bets';
import { postCashOut } from '~/tables/post-cash-out';
import { familyOf, isRoundGame } from './families';
import type { GameFamily } from './family';
import { postRealityCheck } from './reality-check';
import { decisionForm, roundForm } from './round-form';

/** A refused round or decision: the form's own refusal, and the API's code when it was the API that refused. */
export interface RefusedRound extends RefusedForm {
  code: string | null;
  /** Which of the page's forms was refused. */
  of: 'opening' | 'decision' | 'bets' | 'cash-out';
}

function refuse<Schema extends FormSchema>(
  of: RefusedRound['of'],
  read: ReadForm<Schema>,
  code: string | null,
  refusal: Refusal<Schema> = {},
) {
  const { data: refused, init } = refuseForm(read, refusal);
  return data<RefusedRound>({ ...refused, code, of }, init ?? undefined);
}

/** What the player can mend by choosing another stake is said at the stake. */
const atTheStake = new Set(['stake_not_offered', 'insufficient_funds']);

function toLogIn(context: AppLoadContext) {
  context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
  return redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
}

const toRound = (context: AppLoadContext, mode: 'real' | 'fun', round: string) =>
  redirect(`${context.path}?${new URLSearchParams({ mode, round }).toString()}`, 303);

/**
 * Plays one round and leads to its page (303), so that a reload never plays again; a repeated `requestId` leads to the same
 * round. A refusal answers 422 and uses its `requestId` up, since the API keeps refusals too (DOMAIN §2). A round that is still open is
 * led to, whatever was asked.
 * @throws Response 404 for an unknown game
 */
export async function postRound(context: AppLoadContext, where: { system: string; title: string }, request: Request) {
  const game = await context.api.games.ofSystem(where.system, where.title);
  if (context.url.searchParams.has('realityCheck')) return postRealityCheck(context, request);
  // A game that can't be played (any more) is the API's to refuse, whatever the form asks.
  const kind = game.rules?.kind;
  if (kind && isTable(kind))
    return context.url.searchParams.has('cashOut')
      ? postCashOut(context, game, request)
      : postBets(context, game, kind, request);
  const family = familyOf(kind && isRoundGame(kind) ? kind : 'slot');
  if (context.url.searchParams.has('decide')) return postDecision(context, family, request);
  const read = await readForm(request, roundForm(family));
  if (!read.ok) return refuse('opening', read, null);
  const { mode, requestId, ...fields } = read.value;
  if (mode === 'real' && !context.session.playerId) return toLogIn(context);
  const stake = family.stakeOf?.(fields) ?? fields.stake;
  const answer = await context.api.rounds.play({
    gameid: game.id,
    mode,
    stake,
    requestId,
    choice: family.choiceOf?.(fields),
  });
  if (answer.ok) return toRound(context, mode, answer.data.id);
  if (answer.code === 'round_open') {
    context.session.flash({ kind: 'warning', key: 'play.roundOpen' });
    return redirect(`${context.path}?mode=${mode}`, 303);
  }
  const message = verbatim(answer.message);
  const hasStake = family.stakeOf === undefined && atTheStake.has(answer.code);
  return refuse('opening', read, answer.code, {
    ...(hasStake ? { fieldErrors: { stake: message } } : { formErrors: [message] }),
    clear: ['requestId'],
  });
}

/**
 * Decides in an open round; a decision that comes too late shows where the round stands. A double click on one button is one request;
 * two buttons of one page are two, of which the second comes too late.
 */
async function postDecision(context: AppLoadContext, family: GameFamily, request: Request) {
  const read = await readForm(request, decisionForm(family));
  if (!read.ok) return refuse('decision', read, null);
  const { round, step, decision: button, requestId, mode, ...fields } = read.value;
  if (mode === 'real' && !context.session.playerId) return toLogIn(context);
  const decision = family.decisionOf?.(button, fields) ?? button;
  const answer = await context.api.rounds.decide(round, {
    step,
    decision,
    requestId: `${requestId}_${decision}`.slice(0, 64),
  });
  if (answer.ok) return toRound(context, mode, answer.data.id);
  return refuse('decision', read, answer.code, { formErrors: [verbatim(answer.message)], clear: ['requestId'] });
}
