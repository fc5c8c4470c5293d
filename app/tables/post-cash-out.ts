import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameDetails } from 'contract/games';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type Refusal } from '~/forms/submission';
import type { RefusedRound } from '~/play/post-round';
import { cashOutForm } from './table-form';

/** Gets out of a flight and leads back to its table (303). One that came too late answers 422 with the table as it is by then. */
export async function postCashOut(context: AppLoadContext, game: GameDetails, request: Request) {
  const read = await readForm(request, cashOutForm);
  const refuse = (code: string | null, refusal: Refusal<typeof cashOutForm.schema> = {}) => {
    const { data: refused, init } = refuseForm(read, refusal);
    return data<RefusedRound>({ ...refused, code, of: 'cash-out' }, init ?? undefined);
  };
  if (!read.ok) return refuse(null);
  const { mode, round, requestId } = read.value;
  if (mode === 'real' && !context.session.playerId) {
    context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    return redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
  }
  const answer = await context.api.tables.cashOut(game.id, { mode, round, requestId });
  if (!answer.ok) return refuse(answer.code, { formErrors: [verbatim(answer.message)], clear: ['requestId'] });
  context.session.flash({ kind: 'success', key: 'crash.outNow' });
  return redirect(`${context.path}?mode=${mode}${context.url.searchParams.has('stay') ? '&stay' : ''}`, 303);
}
