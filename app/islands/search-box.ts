/**
 * `<search-box data-src>`: lists what is found while somebody types, below the field of the form it stands around (ARIA combobox). The list comes
 * finished from `data-src?title=…`; each option says where it leads in `data-href`. Without this script the form leads to the search page.
 */
const pause = 150;

class SearchBox extends HTMLElement {
  private readonly panel = document.createElement('div');
  private readonly status = document.createElement('p');
  private input!: HTMLInputElement;
  private timer: number | undefined;
  private asking: AbortController | undefined;
  private active = -1;

  connectedCallback(): void {
    this.input = this.querySelector('input')!;
    this.panel.className = 'suggest';
    this.panel.hidden = true;
    this.status.className = 'unseen';
    this.status.setAttribute('role', 'status');
    this.appendChild(this.panel);
    this.appendChild(this.status);
    const set = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' };
    for (const [name, value] of Object.entries(set)) this.input.setAttribute(name, value);
    const suggestSoon = (): void => {
      clearTimeout(this.timer);
      this.asking?.abort();
      this.timer = window.setTimeout(() => void this.suggest(), pause);
    };
    this.input.addEventListener('input', suggestSoon);
    // The first letters may be there before this script.
    if (this.input.value !== this.input.defaultValue) suggestSoon();
    this.input.addEventListener('keydown', (event) => this.onKey(event));
    this.addEventListener('focusout', () => this.close());
    // The field keeps the focus while an option is pressed.
    this.panel.addEventListener('pointerdown', (event) => event.preventDefault());
    this.panel.addEventListener('click', (event) =>
      this.go((event.target as HTMLElement).closest<HTMLElement>('[role=option]')),
    );
  }

  private get options(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('[role=option]')];
  }

  private async suggest(): Promise<void> {
    const title = this.input.value.trim();
    if (!title) return this.close();
    const asking = (this.asking = new AbortController());
    try {
      const answer = await fetch(`${this.dataset.src}?${new URLSearchParams({ title }).toString()}`, {
        signal: asking.signal,
      });
      const html = answer.ok && !answer.redirected ? await answer.text() : '';
      if (asking.signal.aborted) return;
      this.panel.innerHTML = html;
      const status = this.panel.querySelector('p');
      status?.remove();
      this.status.textContent = status?.textContent ?? '';
      this.active = -1;
      this.show(this.options.length > 0 && document.activeElement === this.input);
    } catch {
      // Overtaken by the next letter, or no network: the form still leads to the search page.
    }
  }

  private show(open: boolean): void {
    const { input, panel } = this;
    panel.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    if (open) input.setAttribute('aria-controls', panel.firstElementChild?.id ?? '');
    else for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.show(false);
  }

  private move(to: number): void {
    const { options } = this;
    // Before the first and behind the last lies the field itself.
    this.active = to < -1 ? options.length - 1 : to >= options.length ? -1 : to;
    options.forEach((option, index) => option.setAttribute('aria-selected', String(index === this.active)));
    const chosen = options[this.active];
    this.input.setAttribute('aria-activedescendant', chosen?.id ?? '');
    chosen?.scrollIntoView({ block: 'nearest' });
  }

  private onKey(event: KeyboardEvent): void {
    if (this.panel.hidden || event.isComposing) return;
    if (event.key === 'ArrowDown') this.move(this.active + 1);
    else if (event.key === 'ArrowUp') this.move(this.active - 1);
    else if (event.key === 'Escape') this.close();
    else if (event.key !== 'Enter' || !this.go(this.options[this.active])) return;
    event.preventDefault();
  }

  private go(option: HTMLElement | null | undefined): boolean {
    const href = option?.dataset.href;
    if (href) location.assign(href);
    return Boolean(href);
  }
}

customElements.define('search-box', SearchBox);
