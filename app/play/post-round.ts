import { parseWithZod } from '@conform-to/zod';
import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { RoundForm } from './round-form';

/**
 * Plays one round and leads to its page (303), so that a reload never plays again; a repeated `requestId` leads to the same
 * round. A refusal answers 422 with `form` and the API's `code`.
 */
export async function postRound(context: AppLoadContext, gameid: string, request: Request) {
  const formData = await request.formData();
  const submission = parseWithZod(formData, { schema: RoundForm });
  const posted = Number(formData.get('stake'));
  const stake = Number.isSafeInteger(posted) ? posted : null;
  if (submission.status !== 'success') {
    return data({ form: submission.reply(), code: 'invalid_request', message: '', stake }, 422);
  }
  const { mode, requestId } = submission.value;
  if (mode === 'real' && !context.session.playerId) {
    await context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    return redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
  }
  const answer = await context.api.rounds.play({ gameid, mode, stake: submission.value.stake, requestId });
  if (!answer.ok) {
    return data({ form: submission.reply({ formErrors: [answer.message] }), code: answer.code, message: answer.message, stake }, 422);
  }
  const query = new URLSearchParams(mode === 'fun' ? { mode, round: answer.data.id } : { round: answer.data.id });
  return redirect(`${context.path}?${query}`, 303);
}

/** What a refused post leaves for the page: the answer's code, its message, and the stake to keep. */
export interface RefusedRound {
  code: string;
  message: string;
  stake: number | null;
}
