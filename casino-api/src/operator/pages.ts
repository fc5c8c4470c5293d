import { fewestRounds } from '../features/catalogue';
import { barePage, escaped, type PageLooks } from '../kernel/html';
import type { Operator } from '../features/operators';
import { menuOf } from './menu';
import type { MonitoredGame } from './games/game-returns';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#0b0d1c;color:#e8eaf8}main{max-width:72rem;margin:auto}
h1{font-size:1.5rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:8px 10px;text-align:right;border-top:1px solid #2c2f55}
th:first-child,td:first-child{text-align:left}th{font-size:.8rem;color:#a9adda}.outside{color:#ff9d8f;font-weight:700}.inside{color:#8fe0b0}.too-few{color:#a9adda}.scroll{overflow-x:auto}svg{width:180px;height:22px}
h2{font-size:1.15rem;margin:2rem 0 .5rem}h3{font-size:1.25rem;margin:0}h3 small{color:#a9adda;font-weight:400}a{color:#ffc857}nav{display:flex;flex-wrap:wrap;gap:4px 16px;line-height:44px}nav a{min-width:44px}code{color:#a9adda}code,h3{overflow-wrap:anywhere}
.card{background:#161a33;border:1px solid #2c2f55;border-radius:14px;padding:16px;margin:12px 0}.card p:empty{display:none}dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:8px 16px;margin:12px 0}dt{font-size:.8rem;color:#a9adda}dd{margin:0;overflow-wrap:anywhere}
.mark{display:inline-block;border:1px solid;border-radius:99px;padding:0 10px;font-size:.85rem}.warn{color:#ffc857}.steps{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
button,summary,select,input,textarea{font:inherit;min-height:44px;border-radius:10px;box-sizing:border-box}button,summary{padding:8px 18px;border:1px solid #5a61a8;background:#232850;color:#fff;cursor:pointer;font-weight:600}summary{display:inline-block;list-style:none}summary::-webkit-details-marker{display:none}
.menu form{display:inline}.menu button{padding:0 12px}a.button{display:inline-block;line-height:44px;padding:0 18px;border-radius:10px;background:#ffc857;color:#1a1300;font-weight:600;text-decoration:none}.go{background:#ffc857;border-color:#ffc857;color:#1a1300}.stop{border-color:#ff9d8f;color:#ffd6cf}img{display:block;max-width:100%;height:auto;border-radius:10px;background:#fff;color:#1a1300}select,input,textarea{display:block;width:100%;max-width:26rem;padding:8px 12px;border:1px solid #5a61a8;background:#0b0d1c;color:#fff}select[aria-invalid]{border-color:#ff9d8f}details[open]{flex-basis:100%}:focus-visible{outline:3px solid #ffc857;outline-offset:2px}
.plain{list-style:none;padding:0}.plain li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;border-top:1px solid #2c2f55;padding:10px 0}.note{border-radius:12px;padding:12px 16px;border:1px solid}.note h2{margin:0}.note p{margin:0}.good{border-color:#8fe0b0;background:#12301f}.bad{border-color:#ff9d8f;background:#34171a}
.log th,.log td{text-align:left}.log td{vertical-align:top}.log td:first-child{white-space:nowrap}@media(max-width:600px){.log td:first-child{white-space:normal}}`;

interface OperatorLooks extends Pick<PageLooks, 'lang' | 'status' | 'hasPictures'> {
  /** What stands at the top, when it is not the title. */
  heading?: string;
  /** Who reads it; left out while nobody is signed in. */
  operator?: Operator;
}

/** A page for operators. */
export const operatorPage = (
  title: string,
  body: string,
  { heading = title, operator, ...looks }: OperatorLooks = {},
): Response =>
  barePage(title, `${operator ? menuOf(operator) : ''}<h1>${escaped(heading)}</h1>${body}`, { ...looks, style });

export const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;

/** Pairs of a name, which is ours, and a text, which may be anybody's. */
export const facts = (pairs: readonly (readonly [name: string, text: string])[]): string =>
  `<dl>${pairs.map(([name, text]) => `<div><dt>${name}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>`;

/** A cell that is more than a text, such as a link: markup of ours. */
export interface Markup {
  html: string;
}

export function table(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (string | Markup)[])[],
): string {
  if (rows.length === 0) return '<p>None.</p>';
  const cells = (tag: string, of: readonly (string | Markup)[]) =>
    of.map((cell) => `<${tag}>${typeof cell === 'string' ? escaped(cell) : cell.html}</${tag}>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table class="log"><thead><tr>${cells('th', heads)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table></div>`;
}

/** What a post came to. `at`: the field to mend, by its id. */
export type DeskNews = { problem: string; at: string } | 'done' | null;

export function newsNote(news: DeskNews): string {
  if (news === null) return '';
  return news === 'done'
    ? '<p class="note good" role="status">Done, and in the log.</p>'
    : `<div class="note bad" role="alert" tabindex="-1" autofocus><h2>There is a problem</h2><p><a href="#${escaped(news.at)}">${escaped(news.problem)}</a></p></div>`;
}

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

/** Actual against theoretical return, game by game. */
export const returnsPage = (games: readonly MonitoredGame[], operator: Operator): Response =>
  operatorPage(
    'Returns of the games',
    `<p>Settled rounds for real money with a stake, all currencies in euro, reported by the players' objects within an hour and a half. A game that pays as stated lies inside its band 99.9 times in 100; below ${fewestRounds} rounds nothing is judged.</p>` +
      (games.length === 0
        ? '<p>Nothing was played yet.</p>'
        : `<div class="scroll" tabindex="0" role="region" aria-label="Returns"><table><thead><tr><th>Game</th><th>Rounds</th><th>Staked</th><th>Paid</th><th>Actual</th><th>Stated</th><th>Band, 99.9 %</th><th></th><th></th></tr></thead><tbody>${games.map(row).join('')}</tbody></table></div>`),
    { operator },
  );
