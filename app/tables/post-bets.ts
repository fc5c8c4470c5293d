import { data, redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameDetails } from 'contract/games';
import type { TableFamilyKind } from 'contract/play';
import { verbatim } from '~/forms/form-message';
import { readForm, refuseForm, type Refusal } from '~/forms/submission';
import type { RefusedRound } from '~/play/post-round';
import { tableFamilyOf } from './families';
import { orderOf, tableForm, type TableForm } from './table-form';

/**
 * Lays bets at a table and leads back to it (303), so that a reload never bets again. A refusal answers 422 with what was chosen, ready
 * to be sent again for the round that takes bets by then.
 */
export async function postBets(context: AppLoadContext, game: GameDetails, kind: TableFamilyKind, request: Request) {
  const family = tableFamilyOf(kind);
  const read = await readForm(request, tableForm(family));
  const refuse = (code: string | null, refusal: Refusal<TableForm['schema']> = {}) => {
    const { data: refused, init } = refuseForm(read, refusal);
    return data<RefusedRound>({ ...refused, code, of: 'bets' }, init ?? undefined);
  };
  if (!read.ok) return refuse(null);
  const { mode, round, requestId, ...values } = read.value;
  const stays = context.url.searchParams.has('stay');
  if (mode === 'real' && !context.session.playerId) {
    context.session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    return redirect(`/login?redirect=${encodeURIComponent(context.path)}`, 303);
  }
  const order = orderOf(family, values);
  if (!order.ok) return refuse(null, { fieldErrors: { [order.field]: order.message }, clear: ['requestId'] });
  const { stake, choice } = order;
  const answer = await context.api.tables.bet(game.id, { round, mode, requestId, stake, choice });
  if (!answer.ok) return refuse(answer.code, { formErrors: [verbatim(answer.message)], clear: ['requestId'] });
  context.session.flash({ kind: 'success', key: 'tables.placed' });
  return redirect(`${context.path}?mode=${mode}${stays ? '&stay' : ''}`, 303);
}
