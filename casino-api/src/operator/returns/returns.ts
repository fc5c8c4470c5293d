import { fewestRounds } from '../../features/catalogue';
import { escaped } from '../../kernel/html';
import { json } from '../../kernel/http/staff-calls';
import { done } from '../../kernel/outcome';
import type { Desk } from '../desk';
import { deskFacts } from '../menu';
import { type Markup, operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import { type MonitoredGame, monitoredGames, outsideGames } from './game-returns';

const { path } = deskFacts.returns;
const shownAtOnce = 50;

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}\u00a0%`;
const euro = (minor: number): string => (minor / 100).toFixed(2);
const words = { inside: 'inside', outside: 'OUTSIDE', 'too-few': 'too few rounds' } as const;

/** The band as a bar, the actual return as a mark on it; both ends of the drawing lie one band's width further out. */
function drawing({ low, high, actual }: NonNullable<MonitoredGame['band']>): string {
  const width = Math.max(high - low, 1e-9);
  const place = (value: number) => Math.min(178, Math.max(2, 60 + ((value - low) / width) * 60)).toFixed(1);
  return `<svg viewBox="0 0 180 22" role="img" aria-label="actual ${percent(actual)}, band ${percent(low)} to ${percent(high)}"><rect x="60" y="7" width="60" height="8" rx="4" fill="#3f4a8f"/><path d="M90 4v14" stroke="#a9adda"/><path d="M${place(actual)} 1v20" stroke="#ffc857" stroke-width="3"/></svg>`;
}

const heads = ['Game', 'Rounds', 'Staked', 'Paid', 'Actual', 'Stated', 'Band, 99.9 %', 'Drawn', 'Verdict'] as const;

function row({ title, gameid, rounds, staked, paid, band }: MonitoredGame): (string | Markup)[] {
  const game = { html: escaped(title) + (title === gameid ? '' : ` <small>${escaped(gameid)}</small>`) };
  const judged = band
    ? [
        ...[percent(band.actual), percent(band.theoretical), `${percent(band.low)} – ${percent(band.high)}`],
        ...[{ html: drawing(band) }, { html: `<span class="${band.verdict}">${words[band.verdict]}</span>` }],
      ]
    : ['–', '–', '–', '', { html: '<span class="too-few">no stated return</span>' }];
  return [game, String(rounds), euro(staked), euro(paid), ...judged];
}

const list = (label: string, games: readonly MonitoredGame[]): string => table(label, heads, games.map(row), 'figures');

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
        `<p>Settled rounds for real money with a stake, all currencies in euro, reported by the players' objects within an hour and a half. A game that pays as stated lies inside its band 99.9 times in 100; below ${fewestRounds} rounds nothing is judged.</p>${section('Outside of their band', list('Outside of their band', outside))}${section('All games, the most played first', list('Returns', games.rows) + pager(visit, path, games))}`,
        { operator },
      );
    },
  },
  acts: {},
};
