import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type ReadForm, type Refusal, type RefusedForm } from '~/forms/submission';
import { roundForm } from './round-form';

/** A refused round: the form's own refusal, and the API's code when it was the API that refused. */
export interface RefusedRound extends RefusedForm {
  code: string | null;
}

type Schema = typeof roundForm.schema;

function refuse(read: ReadForm<Schema>, code: string | null, refusal: Refusal<Schema> = {}) {
  const { data: refused, init } = refuseForm(read, refusal);
  return data<RefusedRound>({ ...refused, code }, init ?? undefined);
}

/** What the player can mend by choosing another stake is said at the stake. */
const atTheStake = new Set(['stake_not_offered', 'insufficient_funds']);

/**
 * Plays one round and leads to its page (303), so that a reload never plays again; a repeated `requestId` leads to the same
 * round. A refusal answers 422 and uses its `requestId` up, since the API keeps refusals too (DOMAIN §2).
 */
export async function postRound(context: AppLoadContext, gameid: string, request: Request) {
  const read = await readForm(request, roundForm);
  if (!read.ok) return refuse(read, null);
  const { mode, stake, requestId } = read.value;
  if (mode === 'real' && !context.session.playerId) {
    context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    return redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
  }
  const answer = await context.api.rounds.play({ gameid, mode, stake, requestId });
  if (!answer.ok) {
    const message = verbatim(answer.message);
    const refusal: Refusal<Schema> = atTheStake.has(answer.code) ? { fieldErrors: { stake: message } } : { formErrors: [message] };
    return refuse(read, answer.code, { ...refusal, clear: ['requestId'] });
  }
  const query = new URLSearchParams({ mode, round: answer.data.id });
  return redirect(`${context.path}?${query.toString()}`, 303);
}
