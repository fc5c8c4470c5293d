import { fewestRounds } from '../domain/return-band';
import type { MonitoredGame } from './game-returns';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#0b0d1c;color:#e8eaf8}main{max-width:72rem;margin:auto}
h1{font-size:1.5rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:8px 10px;text-align:right;border-top:1px solid #2c2f55}
th:first-child,td:first-child{text-align:left}th{font-size:.8rem;color:#a9adda}.outside{color:#ff9d8f;font-weight:700}.inside{color:#8fe0b0}.too-few{color:#a9adda}.scroll{overflow-x:auto}svg{width:180px;height:22px}`;
/** The hash of `style`: the page's policy allows it and nothing else. */
const styleHash = async (): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** A page for operators: English, no script, never stored. */
export async function operatorPage(title: string, body: string): Promise<Response> {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${await styleHash()}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      },
    },
  );
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
export const returnsPage = (games: readonly MonitoredGame[]): Promise<Response> =>
  operatorPage(
    'Returns of the games',
    `<p>Settled rounds for real money with a stake, all currencies in euro, told by the players' objects within an hour and a half. A game that pays as stated lies inside its band 99.9 times in 100; below ${fewestRounds} rounds nothing is judged.</p>` +
      (games.length === 0
        ? '<p>Nothing was played yet.</p>'
        : `<div class="scroll" tabindex="0" role="region" aria-label="Returns"><table><thead><tr><th>Game</th><th>Rounds</th><th>Staked</th><th>Paid</th><th>Actual</th><th>Stated</th><th>Band, 99.9 %</th><th></th><th></th></tr></thead><tbody>${games.map(row).join('')}</tbody></table></div>`),
  );
