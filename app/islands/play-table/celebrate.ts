import type { Figures } from './money';
import { isCalm } from './motion';
import { play, type Tune } from './sounds';

/** For how long a win counts up, ms, by its tier. */
const lasting: Record<string, number> = { win: 500, big: 1_500, huge: 2_600, jackpot: 3_600 };

/**
 * A win is heard, and its amount counts up. The page marks a payout above the stake with its tier (`data-tier`) and nothing else (DOMAIN §11), so
 * nothing else is celebrated.
 */
export function celebrate(line: HTMLElement | null, { money }: Figures, voice: string): void {
  const tier = line?.dataset.tier;
  const figure = line?.querySelector<HTMLElement>('[data-win]');
  if (!tier || !figure) return;
  play(tier as Tune, voice);
  if (isCalm()) return;
  const win = Number(figure.dataset.win);
  const amount = figure.textContent;
  const began = performance.now();
  const count = (now: number): void => {
    const share = (now - began) / lasting[tier]!;
    const counts = share < 1 && figure.isConnected && !line!.closest('[aria-busy]');
    figure.textContent = counts ? money(win * Math.max(0, share)) : amount;
    if (counts) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
