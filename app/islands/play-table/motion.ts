/** After the next frame was drawn; a page that nobody sees draws none. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * What a round came to is told once its picture has come to rest. The style sheets say when that is: `--told`, which stands as the stage's
 * `animation-delay` where motion is welcome. While it lasts the page bears `data-moving`.
 */
const restEvent = 'rest';
/** A motion that the browser draws too late, or never, holds nothing back for longer, ms. */
const longestBegin = 2_000;

/** What `play-more` adds to a page. */
export interface FilmedPage extends HTMLElement {
  /** What to do, one after another and with a drawn frame between, for the page to be `next`. */
  renewal?: (next: Element) => (() => void)[];
  /** A picture may have more to show before the result is told, such as free spins. */
  /** Shows it and calls `end`; what it returns takes it off, at its end or before. */
  film?: (end: () => void) => () => void;
}

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const isMoving = (page: HTMLElement): boolean => page.dataset.moving !== undefined;

/**
 * Once the picture that was just put on the page rests, or somebody has seen enough; at once where no motion is welcome. How long it moves is asked
 * for when that frame has been drawn: asked at once, the page would be laid out in the same breath, which holds up a slow phone.
 */
export async function atRest(page: FilmedPage): Promise<void> {
  delete page.dataset.told;
  if (isCalm()) return;
  // First, for how long it moves is another matter where more is shown before the result is told.
  page.dataset.moving = '';
  await drawn();
  const lasts = parseFloat(getComputedStyle(page.querySelector('.stage')!).animationDelay) * 1_000;
  if (lasts > 0)
    await new Promise<void>((resolve) => {
      let [timer, isOver] = [0, false];
      let takeOff = (): void => clearTimeout(timer);
      const end = (): void => {
        isOver = true;
        page.removeEventListener(restEvent, end);
        takeOff();
        delete page.dataset.moving;
        page.dataset.told = '';
        resolve();
      };
      // From when the motion begins; on a slow phone what is drawn apart from the page takes a while more.
      const begun = Promise.race([
        Promise.all(page.getAnimations({ subtree: true }).map(({ ready }) => ready)),
        new Promise((give) => setTimeout(give, longestBegin)),
      ]);
      const goOn = (): void => {
        if (isOver) return;
        timer = window.setTimeout(() => {
          if (page.film) takeOff = page.film(end);
          else end();
        }, lasts);
      };
      // A motion that was called off meanwhile is none to wait for.
      void begun.then(goOn, goOn);
      page.addEventListener(restEvent, end);
    });
  else delete page.dataset.moving;
}

/** Somebody has seen enough: what moves to an end is at its end. The shortest round of a licence is no motion; it lasts. */
export function skip(page: HTMLElement): void {
  for (const animation of page.getAnimations({ subtree: true }))
    if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
  for (const picture of page.querySelectorAll<SVGSVGElement>('.picture svg')) picture.setCurrentTime(60);
  page.dispatchEvent(new Event(restEvent));
}
