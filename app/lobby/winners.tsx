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
    return { latest, top };
  } catch {
    return null;
  }
}

/** Winners of whom the API did not tell. */
const away: readonly Winner[] = [];
/** Of a feed. */
const most = 5;

/** Null: the API did not answer. */
export function WinnerPanels({ winners }: { winners: Winners | null }) {
  const page = usePage();
  const panel = (shown: readonly Winner[] = away, id: string, title: MessageKey, empty: MessageKey) => {
    const ago = shown.slice(0, most).map(({ wonAt }) => page.ago(wonAt));
    return drawPanel(page, shown, { id, title, empty, ago: ago.join('\n') });
  };
  const panels =
    panel(winners?.latest, 'latest-winners', 'lobby.latestWinners', 'lobby.noLatest') +
    panel(winners?.top, 'top-winners', 'lobby.topWinners', 'lobby.noTop');
  return <div className="pair" dangerouslySetInnerHTML={{ __html: panels }} />;
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

interface PanelFacts {
  id: string;
  title: MessageKey;
  empty: MessageKey;
  /** How long ago each was won, in words, by lines. */
  ago: string;
}

const drawPanel = drawnOnce<readonly Winner[], PanelFacts>(function WinnerPanel({ shown: winners, id, ...facts }) {
  const page = usePage();
  const { t } = page;
  const ago = facts.ago.split('\n');
  return (
    <Panel id={id} title={t(facts.title)}>
      {winners === away && <p className="quiet">{t('lobby.winnersAway')}</p>}
      {winners !== away && winners.length === 0 && (
        <EmptyState level={3} icon="cup" title={t('lobby.noWinners')}>
          {t(facts.empty)}
        </EmptyState>
      )}
      {winners.length > 0 && (
        <ul className="wins">
          {winners.slice(0, most).map((winner, place) => (
            <li
              key={`${winner.wonAt} ${winner.player} ${winner.gameid}`}
              dangerouslySetInnerHTML={{ __html: drawWinner(page, winner, { ago: ago[place]! }) }}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
});
