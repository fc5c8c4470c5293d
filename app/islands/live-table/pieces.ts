/** The connection of a shared table, as the game around it knows it. */
export interface Connection extends HTMLElement {
  /** Takes what is the player's own from the answer to a bet. */
  takeOwn(next: Element): void;
}

/** What is the player's own on a table's page. */
const ownPieces = ['own', 'mine', 'totals', 'bets'];

const pieceOf = (page: Element | Document, name: string): Element | null => page.querySelector(`[data-live=${name}]`);

/** Puts pieces of HTML of ours where they belong; what has not changed is left out. */
export function putPieces(page: HTMLElement | Document, html: Record<string, string | undefined>): void {
  for (const [name, text] of Object.entries(html)) {
    const piece = pieceOf(page, name);
    if (piece && text !== undefined) piece.innerHTML = text;
  }
}

/** Makes the children of one element those of another, and leaves those that are so already: to lay a felt of 157 places out anew holds up frames of a slow phone. */
function become(here: Element, there: Element): void {
  const [old, fresh] = [[...here.childNodes], [...there.childNodes]] as Element[][];
  if (old!.length !== fresh!.length) return here.replaceChildren(...fresh!);
  fresh!.forEach((child, place) => {
    const before = old![place]!;
    if (before.isEqualNode(child)) return;
    if (child.firstElementChild && before.cloneNode().isEqualNode(child.cloneNode())) become(before, child);
    else before.replaceWith(child);
  });
}

/** Somebody is about to bet: something is ticked or typed, or has the focus. */
const isInUse = (piece: Element): boolean =>
  piece.contains(document.activeElement) ||
  [...piece.querySelectorAll('input')].some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  );

/**
 * Takes what is the player's own from a page. What somebody is filling in stays, and only its chips are those of the page, but where the page is the answer
 * to it.
 */
export function takeOwn(page: HTMLElement, fresh: Element | Document, isAnswer = false): void {
  for (const name of ownPieces) {
    const [here, there] = [pieceOf(page, name), pieceOf(fresh, name)];
    const form = here?.querySelector('form');
    // Such as a form in whose place the time is told now: the next bet brings that page as a whole.
    if (!here || !there) continue;
    if (form && !isAnswer && name === 'bets' && isInUse(here)) {
      const spots = there.querySelectorAll('.spot');
      here.querySelectorAll('.spot').forEach((spot, place) => {
        spot.querySelector('b')?.remove();
        (spot as ParentNode).append(...spots[place]!.querySelectorAll('b'));
      });
    } else {
      form?.reset();
      become(here, there);
    }
  }
}
