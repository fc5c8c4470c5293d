/**
 * `<chat-box data-widget data-details data-after>`: loads the outside chat when its button is pressed, and not before. The chat is told who the player
 * is, signed by the API, so many milliseconds after it has come up; who logs in or out gets a new page and with it a new telling.
 */
interface Tawk {
  onLoad?: () => void;
  visitor?: { name: string; email: string; hash: string };
  setAttributes?: (attributes: Record<string, string>, done: (error?: unknown) => void) => void;
  maximize?: () => void;
}

type Details = Record<string, string>;

class ChatBox extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener(
      'click',
      (event) => this.open(event.currentTarget as HTMLButtonElement),
      { once: true },
    );
  }

  private open(button: HTMLButtonElement): void {
    button.disabled = true;
    const chat: Tawk = ((window as unknown as { Tawk_API?: Tawk }).Tawk_API ??= {});
    chat.onLoad = () => {
      button.hidden = true;
      chat.maximize?.();
      setTimeout(() => void this.tell(chat), Number(this.dataset.after));
    };
    const script = document.createElement('script');
    script.src = this.dataset.widget!;
    script.async = true;
    script.crossOrigin = 'anonymous';
    // Not to be had: the plain ways of reaching support stand on the page.
    script.onerror = () => {
      button.hidden = true;
      this.querySelector<HTMLElement>('[data-away]')!.hidden = false;
    };
    document.head.appendChild(script);
  }

  /** Visitors are nobody to tell of. */
  private async tell(chat: Tawk): Promise<void> {
    if (!this.dataset.details) return;
    try {
      const answer = await fetch(this.dataset.details, { redirect: 'error', headers: { accept: 'application/json' } });
      if (answer.ok) chat.setAttributes?.((await answer.json()) as Details, () => undefined);
    } catch {
      // The chat goes on with somebody it does not know.
    }
  }
}

customElements.define('chat-box', ChatBox);
