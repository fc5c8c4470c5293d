import { languageFacts, type Language } from 'contract/languages';
import { decimalText, type MoneyUnit } from 'contract/money';
import { barePage, escaped } from '../../kernel/html';
import { localized } from '../../features/mail';
import { renderMoney } from '../../features/messages';
import { coinStakes, sides, type Side } from './coin';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';

/** What the game was opened with, as its address says; every link is a path of this site. */
export interface CoinLaunch {
  /** Path and query, to which the forms post. */
  address: string;
  mode: 'real' | 'fun';
  language: Language;
  currency: MoneyUnit;
  homeUrl: string;
  cashierUrl: string;
  /** The page of the game, around the frame. */
  gameUrl: string;
}

/** What came of a post, besides the picture. */
export type CoinNews =
  | { kind: 'result'; fallen: Side; payout: number }
  /** The same round is asked for again: what it paid is not known yet. */
  | { kind: 'waiting'; round: string }
  /** `also` is a way on besides home. */
  | { kind: 'problem'; text: string; also?: 'logIn' | 'game' };

export interface CoinView {
  launch: CoinLaunch;
  /** Minor units; null when nobody can tell. */
  balance: number | null;
  /** The next round's. */
  round: string;
  chosen: { stake: number; side: Side };
  news: CoinNews | null;
  status?: number;
}

const style = `*{box-sizing:border-box}body{font:16px/1.45 system-ui,sans-serif;margin:0;padding:14px;background:#151530;color:#f3f0ff;text-align:center}main{display:grid;gap:12px;max-width:30rem;margin:auto}
h1{font-size:1.15rem;margin:0}svg{width:132px;height:132px;margin:auto;animation:land .5s ease-out}p{margin:0}.say{min-height:44px;display:grid;place-items:center;font-weight:600}.won{color:#ffc857;font-size:1.35rem}.problem{padding:10px 14px;border:1px solid #ff9d8f;border-radius:12px;background:#34171a;font-weight:400}
form{display:grid;gap:12px}fieldset{border:0;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(5.6rem,1fr));gap:8px}legend{font-size:.85rem;color:#c9c6ea;padding:0 0 4px}label{position:relative;display:grid;place-items:center;min-height:48px;border:1px solid #ffffff40;border-radius:12px;background:#0a0c1a;font-weight:600;cursor:pointer}
input[type=radio]{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}label:has(:checked){background:#ffc857;border-color:#ffe39a;color:#1a1300}label:has(:focus-visible),button:focus-visible,a:focus-visible{outline:3px solid #ffc857;outline-offset:2px}
button{font:inherit;font-size:1.2rem;font-weight:700;min-height:56px;border:0;border-radius:14px;background:#ffc857;color:#1a1300;cursor:pointer}a{color:#ffc857;display:inline-flex;align-items:center;min-height:44px}nav{display:flex;flex-wrap:wrap;justify-content:center;gap:0 20px}.fine{font-size:.88rem;color:#c9c6ea}
@keyframes land{from{transform:translateY(-26px) rotateX(540deg)}}@media(prefers-reduced-motion:reduce){svg{animation:none}}@media(forced-colors:active){label:has(:checked){outline:3px solid Highlight;outline-offset:-3px}}`;

const pictures: Record<Side, string> = {
  moon: '<path fill="#fff3c8" d="M74 26a36 36 0 1 0 20 56 30 30 0 0 1-20-56z"/>',
  sun: '<circle cx="60" cy="60" r="20" fill="#fff3c8"/><path stroke="#fff3c8" stroke-width="6" stroke-linecap="round" d="M60 22v10M60 88v10M22 60h10M88 60h10M33 33l7 7M80 80l7 7M87 33l-7 7M40 80l-7 7"/>',
};
const picture = (side: Side, name: string): string =>
  `<svg viewBox="0 0 120 120" role="img" aria-label="${escaped(name)}"><circle cx="60" cy="60" r="56" fill="#d9962b"/><circle cx="60" cy="60" r="48" fill="#a8661a" stroke="#f6c65a" stroke-width="3"/>${pictures[side]}</svg>`;

const money = (amount: number, unit: MoneyUnit, language: Language): string =>
  unit === 'FUN' ? decimalText(amount, unit) : renderMoney(amount, unit, language);

/** The sandbox provider's page: HTML and posts alone. It may be framed by this site and by nobody else. */
export function coinPage({ launch, balance, round, chosen, news, status = 200 }: CoinView): Response {
  const { language, currency, mode } = launch;
  const t = apiTexts(language).coin;
  const out = (path: string, text: string) => `<a href="${escaped(path)}" target="_top">${escaped(text)}</a>`;
  const radios = (name: string, legend: string, options: readonly [string, string][], picked: string) =>
    `<fieldset><legend>${escaped(legend)}</legend>${options.map(([value, text]) => `<label><input type="radio" name="${name}" value="${value}" required${value === picked ? ' checked' : ''}>${escaped(text)}</label>`).join('')}</fieldset>`;
  const hidden = (name: string, value: string | number) => `<input type="hidden" name="${name}" value="${value}">`;
  // A demo keeps its play money itself: in the page, since it is worth nothing.
  const demo = mode === 'fun' && balance !== null ? hidden('balance', balance) : '';
  const waits = news?.kind === 'waiting';
  const form = waits
    ? `<form method="post" action="${escaped(launch.address)}">${hidden('round', news.round)}${hidden('stake', chosen.stake)}${hidden('side', chosen.side)}<button>${escaped(t.askAgain)}</button></form>`
    : `<form method="post" action="${escaped(launch.address)}">${hidden('round', round)}${demo}` +
      radios(
        'side',
        t.call,
        sides.map((side) => [side, t[side]]),
        chosen.side,
      ) +
      radios(
        'stake',
        t.stake,
        coinStakes(currency).map((stake) => [String(stake), money(stake, currency, language)]),
        String(chosen.stake),
      ) +
      `<button>${escaped(t.toss)}</button></form>`;
  const links = [
    out(launch.homeUrl, t.home),
    mode === 'real' ? out(launch.cashierUrl, t.cashier) : '',
    news?.kind === 'problem' && news.also === 'logIn' ? out(localized('', language, '/login'), t.logIn) : '',
    news?.kind === 'problem' && news.also === 'game' ? out(localized('', language, launch.gameUrl), t.backToGame) : '',
  ];
  const body =
    `<h1>Moon or Sun</h1>${picture(news?.kind === 'result' ? news.fallen : chosen.side, t[news?.kind === 'result' ? news.fallen : chosen.side])}${said(news, launch)}` +
    `<p><span class="fine">${escaped(mode === 'fun' ? t.playMoney : t.balance)}</span> <b data-balance="${balance ?? ''}">${balance === null ? '–' : escaped(money(balance, currency, language))}</b></p>` +
    `${form}<nav>${links.join('')}</nav><p class="fine">${escaped(t.rules)}</p>`;
  return barePage('Moon or Sun', body, { lang: languageFacts[language].html, status, style, framedBy: 'self' });
}

function said(news: CoinNews | null, { language, currency }: CoinLaunch): string {
  const t = apiTexts(language).coin;
  if (news?.kind === 'result') {
    const text = fillIn(news.payout > 0 ? t.won : t.lost, {
      side: t[news.fallen],
      amount: money(news.payout, currency, language),
    });
    return `<p class="say${news.payout > 0 ? ' won' : ''}" role="status">${escaped(text)}</p>`;
  }
  if (news) return `<p class="problem" role="alert">${escaped(news.kind === 'waiting' ? t.waiting : news.text)}</p>`;
  return '<p class="say"></p>';
}
