/**
 * Beside `<play-table>`, at games whose rounds the player opens: arrow keys, the latest rounds with their receipts, and free spins on the stage. Arrow
 * keys alone, for letters may be somebody's own shortcuts (WCAG 2.1.4).
 */
import type { FilmedPage } from './play-table/motion';
import { parts } from './play-table/renew';

const page = document.querySelector<FilmedPage>('play-table')!;
const mostRounds = 10;

page.renewal = (next) => {
  // What a picture comes to is for nobody before it rests, for no screen reader either; one that is played by its own buttons stays.
  next.querySelector('.picture:not(:has(button, input))')?.setAttribute('aria-hidden', 'true');
  return parts(page, next);
};
page.addEventListener('told', () => page.querySelector('.picture')?.removeAttribute('aria-hidden'));

/** By how many cells an arrow leads on. */
const stepOf = (key: string, columns: number): number =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key] ?? 0;

page.addEventListener('keydown', (event) => {
  const at = event.target as HTMLElement;
  if (!/^Arrow/.test(event.key) || at.matches('input, select')) return;
  const named = page.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key}"]`);
  const field = page.querySelector<HTMLElement>('.mines');
  const chance = document.getElementsByName('chance')[0] as HTMLSelectElement | undefined;
  const step = stepOf(event.key, Number(field?.dataset.columns ?? 5));
  if (named) named.click();
  else if (field) {
    const cells = [...field.querySelectorAll<HTMLElement>('.mine-cell')];
    let place = cells.indexOf(at) + (cells.includes(at) ? step : 1);
    while (cells[place] && !cells[place]!.matches('button')) place += step || 1;
    cells[place]?.focus();
  } else if (chance) {
    // Left and right choose the side, up and down how likely a win is.
    if (Math.abs(step) > 1)
      chance.selectedIndex = Math.min(chance.length - 1, Math.max(0, chance.selectedIndex - Math.sign(step)));
    else page.querySelectorAll<HTMLInputElement>('.stake-form [name=side]')[step > 0 ? 1 : 0]!.checked = true;
  } else return;
  event.preventDefault();
});

const latest = document.createElement('ol');
latest.className = 'latest-rounds';
latest.dataset.own = '';
page.addEventListener('told', () => {
  const receipt = page.querySelector<HTMLAnchorElement>('.receipt-alone a');
  const net = page.querySelector('.totals [data-net]');
  if (!receipt || !net || latest.querySelector('a')?.href === receipt.href) return;
  const link = Object.assign(document.createElement('a'), { href: receipt.href, textContent: net.textContent });
  link.className = `num${net.textContent?.startsWith('+') ? ' won' : ''}`;
  const line = document.createElement('li');
  line.appendChild(link);
  latest.insertBefore(line, latest.firstChild);
  if (latest.children.length > mostRounds) latest.lastElementChild?.remove();
  latest.setAttribute('aria-label', page.dataset.latest ?? '');
  page.querySelector('.stage')?.insertAdjacentElement('afterend', latest);
});

/** How long a free spin stands on the stage, ms: one that pays longer than one that passes. */
const [paying, passing] = [2_200, 1_500];
/** A climb or all free spins last so long at most, ms: of more of them each runs that much faster. */
const [longestClimb, longestSpins] = [6_000, 20_000];
/** The paid spin, whose wins have just been lit, is seen for so long before them, ms. */
const before = 1_000;

// Free spins that stand below the stage are shown on it, one after another.
page.film = (end) => {
  const film = document.createElement('div');
  film.className = 'film';
  film.setAttribute('aria-hidden', 'true');
  const spins = [...page.querySelectorAll('.free-spin')];
  // Of a slot whose wins climb: each spin has its rung, the paid one the first.
  const rungs = page.querySelectorAll<HTMLElement>('.rung');
  const lasting = (spin: Element): number => (spin.matches('.free-spin-pays') ? paying : passing);
  const all = spins.reduce((sum, spin) => sum + lasting(spin), 0);
  const pace = Math.max(1, all / (rungs.length > 0 ? longestClimb : longestSpins));
  let [timer, rung] = [0, 0];
  const next = (): void => {
    const spin = spins.shift();
    if (!spin) return end();
    film.replaceChildren(spin.cloneNode(true));
    film.querySelector<HTMLElement>('.reels')!.dataset.turning = '';
    rungs[++rung]?.setAttribute('data-shown', '');
    const picture = page.querySelector('.picture')!;
    picture.appendChild(film);
    for (const motion of picture.getAnimations({ subtree: true })) motion.playbackRate = pace;
    timer = window.setTimeout(next, lasting(spin) / pace);
  };
  const takeOff = (): void => {
    clearTimeout(timer);
    film.remove();
  };
  if (spins.length > 0) timer = window.setTimeout(next, before);
  else next();
  return takeOff;
};
