/**
 * What a round came to is told once its picture has come to rest. The style sheets say when that is: `--told`, which stands as the stage's
 * `animation-delay` where motion is welcome. While it lasts the page bears `data-moving`.
 */
const restEvent = 'rest';

/** How long a free spin stands on the stage, ms: one that pays longer than one that passes. */
const [paying, passing] = [2_200, 1_500];

export const isMoving = (page: HTMLElement): boolean => page.dataset.moving !== undefined;

/** Once the picture that was just put on the page rests, or somebody has seen enough; at once where nothing moves. */
export function atRest(page: HTMLElement): Promise<void> {
  delete page.dataset.told;
  const stage = page.querySelector('.stage');
  const lasts = stage ? parseFloat(getComputedStyle(stage).animationDelay) * 1_000 : 0;
  if (!(lasts > 0)) return Promise.resolve();
  page.dataset.moving = '';
  return new Promise((resolve) => {
    let timer = 0;
    const film = document.createElement('div');
    film.className = 'film';
    film.setAttribute('aria-hidden', 'true');
    const end = (): void => {
      clearTimeout(timer);
      page.removeEventListener(restEvent, end);
      film.remove();
      delete page.dataset.moving;
      page.dataset.told = '';
      resolve();
    };
    // Free spins that stand below the stage are shown on it, one after another.
    const spins = [...page.querySelectorAll('.free-spin')];
    const next = (): void => {
      const spin = spins.shift();
      if (!spin) return end();
      film.replaceChildren(spin.cloneNode(true));
      film.querySelector<HTMLElement>('.reels')!.dataset.turning = '';
      page.querySelector('.picture')!.appendChild(film);
      timer = window.setTimeout(next, spin.matches('.free-spin-pays') ? paying : passing);
    };
    timer = window.setTimeout(next, lasts);
    page.addEventListener(restEvent, end);
  });
}

/** Somebody has seen enough: what moves to an end is at its end. The shortest round of a licence is no motion; it lasts. */
export function skip(page: HTMLElement): void {
  for (const animation of page.getAnimations({ subtree: true }))
    if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
  for (const picture of page.querySelectorAll<SVGSVGElement>('.picture svg')) picture.setCurrentTime(60);
  page.dispatchEvent(new Event(restEvent));
}
