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

export const isMoving = (page: HTMLElement): boolean => page.dataset.moving !== undefined;

/** Once the picture that was just put on the page rests, or somebody has seen enough; at once where nothing moves. */
export function atRest(page: FilmedPage): Promise<void> {
  delete page.dataset.told;
  const stage = page.querySelector('.stage');
  // First, for how long it moves is another matter where more is shown before the result is told.
  page.dataset.moving = '';
  const lasts = stage ? parseFloat(getComputedStyle(stage).animationDelay) * 1_000 : 0;
  if (!(lasts > 0)) {
    delete page.dataset.moving;
    return Promise.resolve();
  }
  return new Promise((resolve) => {
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
    // From when the motion begins; on a slow phone its first frame takes a while, and what is drawn apart from the page a while more.
    const begun = drawn().then(() =>
      Promise.race([
        Promise.all(page.getAnimations({ subtree: true }).map(({ ready }) => ready)),
        new Promise((give) => setTimeout(give, longestBegin)),
      ]),
    );
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
}

/** Somebody has seen enough: what moves to an end is at its end. The shortest round of a licence is no motion; it lasts. */
export function skip(page: HTMLElement): void {
  for (const animation of page.getAnimations({ subtree: true }))
    if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
  for (const picture of page.querySelectorAll<SVGSVGElement>('.picture svg')) picture.setCurrentTime(60);
  page.dispatchEvent(new Event(restEvent));
}
