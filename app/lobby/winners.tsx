import type { Winner } from 'contract/games';
import type { EdgeContext } from '~/edge/context';
import type { MessageKey } from '~/i18n/messages';
import { usePage } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
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

/** `ago`: how long it is since, in words. */
const drawWinner = drawnOnce<Winner, { ago: string }>(function Win({ shown: winner, ago }) {
  const { gameid, gametitle, player, amount, currency, picture } = winner;
  return (
    <>
      <img src={gameArt({ id: gameid, picture })} alt="" width="46" height="46" loading="lazy" />
      <span>
        {`${gametitle} `}
        <small>
          {player} · {ago}
        </small>
      </span>
      <b className="num">{usePage().money(amount, currency)}</b>
    </>
  );
});

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
  const page = usePage();
  const { t } = page;
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
          {winners.map((winner) => (
            <li
              key={`${winner.wonAt} ${winner.player} ${winner.gameid}`}
              dangerouslySetInnerHTML={{ __html: drawWinner(page, winner, { ago: page.ago(winner.wonAt) }) }}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
