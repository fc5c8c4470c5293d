/** A flight that rises on the page between two news: drawn by the same rule as the page itself was. What is paid, the API decides. */
import { multipleAfter } from 'contract/play/growth';
import { curveOf, frame } from './curve';
import type { PlayTable } from '../play-table';

export interface Flying {
  /** Epoch ms by the API's clock. */
  startedAt: number;
  stop(): void;
}

/** Where motion is unwanted the picture is drawn anew twice a second. In ms. */
const calmly = 500;

export function fly(page: PlayTable, startedAt: number, now: () => number): Flying {
  let [stopped, drawnAt] = [false, 0];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { plain, money } = page.figures;
  const draw = (): void => {
    if (stopped) return;
    requestAnimationFrame(draw);
    const elapsed = now() - startedAt;
    const picture = page.querySelector<HTMLElement>('.crash[data-state=flies]');
    if (!picture || elapsed < 0 || (isCalm && Math.abs(elapsed - drawnAt) < calmly)) return;
    drawnAt = elapsed;
    const growth = { tau: Number(picture.dataset.tau), power: Number(picture.dataset.power) };
    const multiple = Math.min(Number(picture.dataset.highest), multipleAfter(growth, elapsed));
    const { line, x, y, turn } = curveOf(growth, elapsed, multiple);
    const set = (selector: string, name: string, value: string) =>
      picture.querySelector(selector)?.setAttribute(name, value);
    set('.crash-line', 'd', line);
    set('.crash-under', 'd', `${line}V${frame.bottom}H${frame.left}z`);
    set('.crash-tip', 'transform', `translate(${x} ${y})`);
    set('use[transform]', 'transform', `rotate(${-turn})`);
    const figure = picture.querySelector('.crash-multiple');
    if (figure) figure.textContent = `×${plain(multiple)}`;
    const worth = page.querySelector<HTMLElement>('[data-worth]');
    if (worth)
      worth.textContent = (worth.dataset.text ?? '#').replace(
        '#',
        money((Number(worth.dataset.worth) * multiple) / 100),
      );
  };
  requestAnimationFrame(draw);
  return { startedAt, stop: () => void (stopped = true) };
}
