import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare';
import { GameId } from 'contract/game-id';
import { readBody } from '~/forms/form-body';
import { favouriteForm } from '~/lobby/favourite-forms';

/** The forms stand beside the games; who comes by hand is led to the list. */
export const loader = () => redirect('/favourites', 302);

/**
 * Puts a game to the favourites or takes it off, and leads back to where it was asked for. The island asks for JSON and stays. Either way the
 * API's own message is what is shown (SPEC §4). A visitor is led to the log-in and back.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const { api, session, t, page } = context;
  const stays = request.headers.get('accept')?.includes('application/json') ?? false;
  const body = await readBody(request);
  const fields = new Map(body.ok ? body.entries : []);
  const back = context.ownPath(fields.get('back'), '/favourites');
  if (!session.playerId) {
    session.flash({ kind: 'warning', key: 'common.pleaseLogIn' });
    return redirect(`/login?redirect=${encodeURIComponent(back)}`, 303);
  }
  const id = GameId.safeParse(fields.get('gameid'));
  if (!id.success) {
    session.flash({ kind: 'error', key: 'lobby.noSuchGame' });
    return redirect(back, 303);
  }
  const removes = fields.get('change') === 'remove';
  // The title goes along (SPEC §7); a game that has left the catalogue is taken off by its id.
  const title = await api.games.get(id.data).then(
    (game) => game.title,
    () => id.data,
  );
  const answer = await api.favourites[removes ? 'remove' : 'add']({ id: id.data, title });
  const { ok, message } = answer;
  if (stays) {
    const count = answer.ok ? answer.data.favourites.length : 0;
    const next = removes ? 'add' : 'remove';
    return Response.json({
      ok,
      message,
      form: favouriteForm[next],
      label: t(`lobby.${next}Favourite`, { title }),
      text: t(`lobby.${next}ThisFavourite`),
      count: t('lobby.count', { count, shown: page.number(count) }),
    });
  }
  session.flash({ kind: ok ? 'success' : 'error', text: message });
  return redirect(back, 303);
}
