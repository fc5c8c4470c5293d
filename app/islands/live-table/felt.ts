/**
 * Chips that are laid one by one, before they are posted: each press on a place lays the chosen chip there, "undo" takes the last one back, "double" lays
 * all of them once more, "clear" takes them off. Without this script the places are ticked and one chip goes to each. What is posted is `bet`,
 * `<spot>:<amount>` each, as when the bets of a round are placed again.
 */
import type { PlayTable } from '../play-table';

interface Chip {
  spot: string;
  /** Minor units. */
  amount: number;
}

/** Follows the felts of a page, which come and go with its pieces. */
export function layChips(page: PlayTable): void {
  if ('chips' in page.dataset) return;
  page.dataset.chips = '';
  /** The chips laid on a form; another form begins without any. */
  const laid = new WeakMap<HTMLFormElement, Chip[][]>();
  const formOf = (event: Event): HTMLFormElement | null =>
    (event.target as Element).closest<HTMLFormElement>('.bet-form:has(.bet-tools)');
  const chipsOn = (form: HTMLFormElement): Chip[] => (laid.get(form) ?? []).flat();

  const show = (form: HTMLFormElement): void => {
    const sums = new Map<string, number>();
    for (const { spot, amount } of chipsOn(form)) sums.set(spot, (sums.get(spot) ?? 0) + amount);
    const tools = form.querySelector<HTMLElement>('.bet-tools')!;
    const { money } = page.figures;
    for (const box of form.querySelectorAll<HTMLInputElement>('input[name=spot]')) {
      const amount = sums.get(box.value);
      box.checked = amount !== undefined;
      box.parentElement!.querySelector('.chip')?.remove();
      if (amount === undefined) continue;
      const chip = Object.assign(document.createElement('i'), {
        className: 'chip num',
        textContent: money(amount),
      });
      box.parentElement!.appendChild(chip);
    }
    let total = Number(tools.dataset.placed);
    for (const amount of sums.values()) total += amount;
    const output = tools.querySelector('output')!;
    output.textContent = (output.dataset.text ?? '#').replace('#', money(total));
    for (const tool of tools.querySelectorAll<HTMLElement>('[data-tool]')) tool.hidden = sums.size === 0;
  };
  const lay = (form: HTMLFormElement, chips: Chip[]): void => {
    laid.set(form, [...(laid.get(form) ?? []), chips]);
    show(form);
  };

  page.addEventListener('change', (event) => {
    const box = event.target as HTMLInputElement;
    const form = formOf(event);
    const amount = Number(form?.querySelector<HTMLInputElement>('[name=chip]:checked')?.value);
    if (form && box.name === 'spot' && amount > 0) lay(form, [{ spot: box.value, amount }]);
  });
  page.addEventListener('click', (event) => {
    const tool = (event.target as HTMLElement).dataset.tool;
    const form = formOf(event);
    if (!form || !tool) return;
    if (tool === 'double') return lay(form, chipsOn(form));
    laid.get(form)?.pop();
    show(form);
  });
  page.addEventListener('reset', (event) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    laid.delete(form);
    show(form);
  });
  page.addEventListener('formdata', (event) => {
    const form = formOf(event);
    if (!form || chipsOn(form).length === 0) return;
    event.formData.delete('spot');
    event.formData.delete('chip');
    event.formData.set(
      'bet',
      chipsOn(form)
        .map(({ spot, amount }) => `${spot}:${amount}`)
        .join(' '),
    );
  });
}
