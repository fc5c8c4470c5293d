import { redirect, type AppLoadContext } from '@remix-run/cloudflare';
import { GameId } from 'contract/game-id';
import type { GameTile, Sitting } from 'contract/games';
import type { MoneyUnit } from 'contract/money';
import { usePage } from '~/i18n/page';
import { mustLookUp } from '~/play';
import { Panel } from '~/ui/panel';

export interface QuickDeposit {
  game: Pick<GameTile, 'id' | 'system' | 'title'>;
  sitting: Sitting;
  currency: MoneyUnit;
}

/**
 * The game that the address says the player comes from, with what the sitting came to; null where it names none that can be played.
 * @throws a redirect back to a game where a reality check waits: nothing is paid in from there before it is answered (DOMAIN §14)
 */
export async function quickDeposit({ api, url }: AppLoadContext): Promise<QuickDeposit | null> {
  const asked = GameId.safeParse(url.searchParams.get('game'));
  if (!asked.success) return null;
  const [opened, game] = await Promise.all([
    api.games.launch(asked.data, { fun: false, homeUrl: '/', cashierUrl: '/cashier/deposit' }).catch(() => null),
    api.games.get(asked.data).catch(() => null),
  ]);
  if (!game || !opened?.ok || !opened.data.sitting) return null;
  const { sitting, currency } = opened.data;
  if (mustLookUp(sitting)) throw redirect(playPath(game), 303);
  return { game: { id: game.id, system: game.system, title: game.title }, sitting, currency };
}

export const playPath = ({ system, id }: Pick<GameTile, 'system' | 'id'>): string => `/play/${system}/${id}?mode=real`;

/** What the sitting came to, before more is paid in, and the way back to the game. */
export function FromGame({ game, sitting, currency }: QuickDeposit) {
  const { t, href, money } = usePage();
  const net = sitting.paid - sitting.staked;
  return (
    <Panel>
      <p className="num">
        {t('ui.labelled', { label: t('play.netOfSitting'), value: `${net > 0 ? '+' : ''}${money(net, currency)}` })}
      </p>
      <p>
        <a className="link alone" href={href(playPath(game))}>
          {t('lobby.continueGame', { title: game.title })}
        </a>
      </p>
    </Panel>
  );
}
