/**
 * `<live-part data-src data-stop>`: a part of a page that moves, such as the winners or a race's board, asks for itself anew while it can be seen. A button halts them (WCAG 2.2.2),
 * `data-stop` names it. Without this script it stays as it came.
 */
const every = 15_000;
/** What keeps failing is asked for less and less often. */
const longest = 240_000;

class LivePart extends HTMLElement {
  private timer: number | undefined;
  private wait = every;
  private shown = '';
  private readonly button = document.createElement('button');

  connectedCallback(): void {
    const { button } = this;
    button.type = 'button';
    button.className = 'feed-stop';
    button.setAttribute('aria-label', this.dataset.stop ?? '');
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(!this.halted));
      this.plan();
    });
    this.appendChild(button);
    document.addEventListener('visibilitychange', this.plan);
    this.plan();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.plan);
    clearTimeout(this.timer);
  }

  private get halted(): boolean {
    return this.button.getAttribute('aria-pressed') === 'true';
  }

  private readonly plan = (): void => {
    clearTimeout(this.timer);
    if (!this.halted && !document.hidden) this.timer = window.setTimeout(() => void this.refresh(), this.wait);
  };

  private async refresh(): Promise<void> {
    try {
      const answer = await fetch(this.dataset.src ?? '');
      if (!answer.ok || answer.redirected) throw new Error();
      const html = await answer.text();
      this.wait = every;
      // Somebody who reads a selected text or stands on a link in it is not disturbed.
      if (html !== this.shown && !this.halted && !this.firstElementChild?.contains(document.activeElement)) {
        this.shown = html;
        const box = document.createElement('template');
        box.innerHTML = html;
        this.firstElementChild?.replaceWith(box.content);
      }
    } catch {
      this.wait = Math.min(this.wait * 2, longest);
    }
    this.plan();
  }
}

customElements.define('live-part', LivePart);
