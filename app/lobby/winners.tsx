import type { Winner } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { gameArt } from '~/ui/game-art';
import { EmptyState, Panel } from '~/ui/panel';

interface Winners {
  latest: readonly Winner[];
  top: readonly Winner[];
}

/** The winner feeds, or null: winners are an extra, and the lobby opens without them. */
export async function loadWinners({ api }: Pick<EdgeContext, 'api'>): Promise<Winners | null> {
  try {
    const { latest, top } = await api.games.latestData();
    return { latest: latest.slice(0, 5), top: top.slice(0, 5) };
  } catch {
    return null;
  }
}

/** Null: the API did not answer. */
export function WinnerPanels({ winners }: { winners: Winners | null }) {
  return (
    <div className="pair">
      <WinnerPanel
        id="latest-winners"
        title="lobby.latestWinners"
        empty="lobby.noLatest"
        winners={winners && winners.latest}
      />
      <WinnerPanel id="top-winners" title="lobby.topWinners" empty="lobby.noTop" winners={winners && winners.top} />
    </div>
  );
}

function WinnerPanel({
  id,
  title,
  empty,
  winners,
}: {
  id: string;
  title: MessageKey;
  empty: MessageKey;
  winners: readonly Winner[] | null;
}) {
  const { t, money, ago } = usePage();
  return (
    <Panel id={id} title={t(title)}>
      {!winners && <p className="quiet">{t('lobby.winnersAway')}</p>}
      {winners?.length === 0 && (
        <EmptyState level={3} icon="cup" title={t('lobby.noWinners')}>
          {t(empty)}
        </EmptyState>
      )}
      {winners && winners.length > 0 && (
        <ul className="wins">
          {winners.map(({ gameid, gametitle, player, amount, currency, wonAt, picture }) => (
            <li key={`${wonAt} ${player} ${gameid}`}>
              <img src={gameArt({ id: gameid, picture })} alt="" width="46" height="46" loading="lazy" />
              <span>
                {`${gametitle} `}
                <small>
                  {player} · {ago(wonAt)}
                </small>
              </span>
              <b className="num">{money(amount, currency)}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
