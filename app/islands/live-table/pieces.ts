/** The connection of a shared table, as the game around it knows it. */
export interface Connection extends HTMLElement {
  /** Takes what is the player's own from the answer to a bet. */
  takeOwn(next: Element): void;
}

/** What is the player's own on a table's page. */
export const ownPieces = ['own', 'mine', 'totals', 'bets'];

const pieceOf = (page: HTMLElement | Document, name: string): Element | null =>
  page.querySelector(`[data-live=${name}]`);

/** Puts pieces of HTML of ours where they belong. */
export function putPieces(page: HTMLElement | Document, html: Record<string, string>): void {
  for (const [name, text] of Object.entries(html)) {
    const piece = pieceOf(page, name);
    if (piece) piece.innerHTML = text;
  }
}

/** Somebody is about to bet: something is ticked or typed, or has the focus. */
const isInUse = (piece: Element): boolean =>
  piece.contains(document.activeElement) ||
  [...piece.querySelectorAll('input')].some(
    (input) =>
      input.type !== 'hidden' && (input.checked !== input.defaultChecked || input.value !== input.defaultValue),
  ) ||
  [...piece.querySelectorAll('option')].some(
    (option) => option.selected !== option.defaultSelected && option.closest('[multiple]'),
  );

/** Takes pieces from a page that was just loaded. What somebody is filling in stays; only its chips are those of the page. */
export function take(page: HTMLElement | Document, fresh: Document, names: readonly string[]): void {
  for (const name of names) {
    const [here, there] = [pieceOf(page, name), pieceOf(fresh, name)];
    if (!here || !there) continue;
    if (name === 'bets' && isInUse(here) && here.querySelector('form')) {
      for (const chip of here.querySelectorAll('.spot > b')) chip.remove();
      for (const chip of there.querySelectorAll('.spot > b')) {
        const spot = chip.parentElement?.querySelector('input')?.value;
        here.querySelector(`input[name=spot][value="${spot}"]`)?.parentElement?.appendChild(chip);
      }
    } else here.replaceChildren(...there.childNodes);
  }
}
