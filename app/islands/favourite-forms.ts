/**
 * `<favourite-forms data-list>`: sends the page's hearts without leaving it. The server's word decides: a heart changes, and a list loses a game,
 * only when it says so, and its message is shown. Whatever else comes back, the form is sent as it is.
 */
interface Changed {
  ok: boolean;
  message: string;
  /** Id of the form that the heart belongs to from now on, and its words. */
  form: string;
  label: string;
  text: string;
  /** How many favourites there are now, in words. */
  count: string;
}

class FavouriteForms extends HTMLElement {
  private readonly toasts = document.createElement('div');
  /** Goes its usual way this time. */
  private plain = false;

  connectedCallback(): void {
    this.toasts.className = 'toasts';
    this.toasts.setAttribute('role', 'status');
    document.body.appendChild(this.toasts);
    this.addEventListener('submit', (event) => {
      const { submitter } = event as SubmitEvent;
      // The last one of a list goes the usual way: the page that comes tells what an empty list has to tell.
      if (this.plain || !(submitter instanceof HTMLButtonElement) || this.isLast(submitter)) return;
      event.preventDefault();
      if (submitter.getAttribute('aria-busy') !== 'true') void this.send(event.target as HTMLFormElement, submitter);
    });
  }

  private async send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    button.setAttribute('aria-busy', 'true');
    const fields = new URLSearchParams({ [button.name]: button.value });
    for (const { name, value } of form.querySelectorAll('input')) fields.set(name, value);
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body: fields,
        redirect: 'manual',
        headers: { accept: 'application/json' },
      });
      if (!answer.headers.get('content-type')?.startsWith('application/json')) throw new Error();
      this.take((await answer.json()) as Changed, button);
    } catch {
      this.plain = true;
      button.click();
      this.plain = false;
    }
    button.removeAttribute('aria-busy');
  }

  private take({ ok, message, form, label, text, count }: Changed, button: HTMLButtonElement): void {
    const toast = document.createElement('div');
    toast.className = `toast tone-${ok ? 'success' : 'error'}`;
    toast.textContent = message;
    toast.addEventListener('animationend', ({ animationName }) => animationName === 'toast-out' && toast.remove());
    this.toasts.replaceChildren(toast);
    if (!ok) return;
    button.setAttribute('form', form);
    const words = button.querySelector('span');
    if (words) words.textContent = text;
    else button.setAttribute('aria-label', label);
    if (this.dataset.list) this.drop(button.closest('li'), count);
  }

  private isLast(button: HTMLButtonElement): boolean {
    return Boolean(this.dataset.list) && button.closest('ul')?.childElementCount === 1;
  }

  /** Takes a game off the list; the focus goes to its neighbour. */
  private drop(item: HTMLElement | null, count: string): void {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    item?.remove();
    neighbour?.querySelector<HTMLElement>('.heart')?.focus();
    const shown = document.querySelector('[data-count]');
    if (shown) shown.textContent = count;
  }
}

customElements.define('favourite-forms', FavouriteForms);
