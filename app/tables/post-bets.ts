import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import type { GameDetails } from 'contract/games';
import type { TableFamilyKind } from 'contract/play';
import { verbatim } from '~/forms/form-message';
import { readForm } from '~/forms/submission';
import { refuseRound, roundAt, toLogIn } from '~/play';
import { tableFamilyOf } from './families';
import { betsOf, cashOutForm, orderOf, tableForm } from './table-form';

/** A player who has stopped the page from looking again by itself stays so. */
function toTable({ path, url, session }: AppLoadContext, mode: 'real' | 'fun', done: 'tables.placed' | 'crash.outNow') {
  session.flash({ kind: 'success', key: done });
  return redirect(`${path}?mode=${mode}${url.searchParams.has('stay') ? '&stay' : ''}`, 303);
}

/**
 * Lays bets at a table and leads back to it (303), so that a reload never bets again. A refusal answers 422 with what was chosen, ready
 * to be sent again for the round that takes bets by then.
 */
export async function placeBets(context: AppLoadContext, game: GameDetails, kind: TableFamilyKind, request: Request) {
  const family = tableFamilyOf(kind);
  const read = await readForm(request, tableForm(family));
  if (!read.ok) return refuseRound('bets', read);
  const { mode, round, requestId, ...values } = read.value;
  const visitor = toLogIn(context, mode);
  if (visitor) return visitor;
  const { again } = values as { again?: string };
  const before = again ? await roundAt(context, again, game.id, mode) : null;
  if (again && !before)
    return refuseRound('bets', read, null, { formErrors: ['play.formOutdated'], clear: ['requestId'] });
  const order = orderOf(family, values, before ? betsOf(before) : []);
  if (!order.ok)
    return refuseRound('bets', read, null, { fieldErrors: { [order.field]: order.message }, clear: ['requestId'] });
  const { stake, choice } = order;
  const answer = await context.api.tables.bet(game.id, { round, mode, requestId, stake, choice });
  if (answer.ok) return toTable(context, mode, 'tables.placed');
  return refuseRound('bets', read, answer.code, { formErrors: [verbatim(answer.message)], clear: ['requestId'] });
}

/** Gets out of a flight and leads back to its table (303). One that came too late answers 422 with the table as it is by then. */
export async function cashOut(context: AppLoadContext, game: GameDetails, request: Request) {
  const read = await readForm(request, cashOutForm);
  if (!read.ok) return refuseRound('cash-out', read);
  const { mode, round, requestId } = read.value;
  const visitor = toLogIn(context, mode);
  if (visitor) return visitor;
  const answer = await context.api.tables.cashOut(game.id, { mode, round, requestId });
  if (answer.ok) return toTable(context, mode, 'crash.outNow');
  return refuseRound('cash-out', read, answer.code, { formErrors: [verbatim(answer.message)], clear: ['requestId'] });
}
