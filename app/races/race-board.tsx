import type { Race } from 'contract/races';
import { formatClock, formatShortMoney } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Panel } from '~/ui/panel';
import { scoreText } from './race-words';

/** So many places stand there at once; a player's own further down stands below them. */
const shownPlaces = 20;

/** The board as it stands: who leads, with what, and what the place would be paid. The island asks for it anew (`live-part`). */
export function RaceBoard({ race, timeZone }: { race: Race; timeZone: string }) {
  const page = usePage();
  const { t, now, locale, href } = page;
  const { id, board, mine, state } = race;
  const own = mine?.place ?? null;
  const top = board.slice(0, shownPlaces);
  return (
    <Panel id="board" title={t(state === 'settled' ? 'races.finalBoard' : 'races.board')} className="race-board">
      {board.length === 0 && (
        <p className="quiet">{t(state === 'settled' ? 'races.nobodyPlayed' : 'races.nobodyYet')}</p>
      )}
      {board.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('races.place')}</th>
              <th scope="col">{t('races.player')}</th>
              <th scope="col" className="num">
                {t('races.score')}
              </th>
              <th scope="col" className="num">
                {t('races.prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {top.map((row) => (
              <Row key={row.place} race={race} {...row} isOwn={row.place === own} />
            ))}
            {own !== null && own > top.length && mine && (
              <Row race={race} place={own} player={t('races.you')} score={mine.score} isOwn />
            )}
          </tbody>
        </table>
      )}
      {state === 'running' && (
        <p className="event-notes">
          <small>{t('races.asOf', { time: formatClock(now, locale, timeZone) })}</small>{' '}
          <a className="link" href={href(`/slot-races/${id}`)}>
            {t('races.refresh')}
          </a>
        </p>
      )}
    </Panel>
  );
}

function Row({
  race: { score: kind, prizes, currency },
  place,
  player,
  score,
  isOwn,
}: {
  race: Race;
  place: number;
  player: string;
  score: number;
  isOwn: boolean;
}) {
  const page = usePage();
  const { t, number, locale } = page;
  const prize = prizes.find((entry) => entry.place === place)?.prize;
  return (
    <tr className={isOwn ? 'own' : undefined}>
      <th scope="row">{number(place)}</th>
      <td>{isOwn ? <b>{t('races.you')}</b> : player}</td>
      <td className="num">{kind === 'points_wagered' ? number(score) : scoreText(score, kind, page)}</td>
      <td className="num">{prize === undefined ? '–' : formatShortMoney(prize, currency, locale)}</td>
    </tr>
  );
}
