import { fewestRounds } from '../../features/catalogue';
import { escaped } from '../../kernel/html';
import { json } from '../../kernel/http/staff-calls';
import { done } from '../../kernel/outcome';
import type { Desk } from '../desk';
import { deskFacts } from '../menu';
import { operatorPage, section } from '../pages';
import { pager, placeOf } from '../paging';
import { type MonitoredGame, monitoredGames, outsideGames } from './game-returns';

const { path } = deskFacts.returns;
const shownAtOnce = 50;

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)} %`;
const euro = (minor: number): string => (minor / 100).toFixed(2);
const words = { inside: 'inside', outside: 'OUTSIDE', 'too-few': 'too few rounds' } as const;

/** The band as a bar, the actual return as a mark on it; both ends of the drawing lie one band's width further out. */
function drawing({ low, high, actual }: NonNullable<MonitoredGame['band']>): string {
  const width = Math.max(high - low, 1e-9);
  const place = (value: number) => Math.min(178, Math.max(2, 60 + ((value - low) / width) * 60)).toFixed(1);
  return `<svg viewBox="0 0 180 22" role="img" aria-label="actual ${percent(actual)}, band ${percent(low)} to ${percent(high)}"><rect x="60" y="7" width="60" height="8" rx="4" fill="#3f4a8f"/><path d="M90 4v14" stroke="#a9adda"/><path d="M${place(actual)} 1v20" stroke="#ffc857" stroke-width="3"/></svg>`;
}

const row = ({ title, gameid, rounds, staked, paid, band }: MonitoredGame): string =>
  `<tr><td>${escaped(title)} <small>${escaped(gameid)}</small></td><td>${rounds}</td><td>${euro(staked)}</td><td>${euro(paid)}</td>` +
  (band
    ? `<td>${percent(band.actual)}</td><td>${percent(band.theoretical)}</td><td>${percent(band.low)} – ${percent(band.high)}</td><td>${drawing(band)}</td><td class="${band.verdict}">${words[band.verdict]}</td>`
    : '<td>–</td><td>–</td><td>–</td><td></td><td class="too-few">no stated return</td>') +
  '</tr>';

const list = (label: string, games: readonly MonitoredGame[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr><th>Game</th><th>Rounds</th><th>Staked</th><th>Paid</th><th>Actual</th><th>Stated</th><th>Band, 99.9 %</th><th></th><th></th></tr></thead><tbody>${games.map(row).join('')}</tbody></table></div>`;

/** Actual against theoretical return, game by game: those outside of their band above every page. */
export const returnsDesk: Desk = {
  ...deskFacts.returns,
  pages: {
    '': async (visit) => {
      const { context, operator } = visit;
      const { DB } = context.env;
      const [outside, games] = await Promise.all([outsideGames(DB), monitoredGames(DB, placeOf(visit), shownAtOnce)]);
      if (!context.req.header('accept')?.includes('text/html'))
        return json(done({ outside, games: games.rows, next: games.next }));
      return operatorPage(
        'Returns of the games',
        `<p>Settled rounds for real money with a stake, all currencies in euro, reported by the players' objects within an hour and a half. A game that pays as stated lies inside its band 99.9 times in 100; below ${fewestRounds} rounds nothing is judged.</p>${section('Outside of their band', outside.length === 0 ? '<p class="none">None.</p>' : list('Outside of their band', outside))}${section('All games, the most played first', games.rows.length === 0 ? '<p class="none">Nothing was played yet.</p>' : list('Returns', games.rows) + pager(visit, path, games))}`,
        { operator },
      );
    },
  },
  acts: {},
};
