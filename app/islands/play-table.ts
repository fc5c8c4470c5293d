/**
 * `<play-table data-sound data-mute>`: the game plays on without the page loading anew. A posted stake or decision is sent as the form would
 * send it; the answer is the same page, and its table takes the place of this one. Whatever goes wrong, the form posts by itself: its
 * `requestId` sees to it that it counts once. Sounds are off until the button, which `data-sound` and `data-mute` name, is pressed.
 */
import { play } from './play-table/sounds';

/** Where the choice is kept, on this device alone. */
const soundKey = 'lantern-sound';
/** Parts of the page around the table that a round changes. */
const around = ['.purse', '.toasts'];

const isHeard = (): boolean => {
  try {
    return localStorage.getItem(soundKey) === 'on';
  } catch {
    return false;
  }
};

class PlayTable extends HTMLElement {
  private readonly button = document.createElement('button');
  private readonly spoken = document.createElement('p');
  private busy = false;

  connectedCallback(): void {
    this.button.type = 'button';
    this.button.className = 'btn btn-quiet btn-small sound';
    this.button.addEventListener('click', () => {
      try {
        localStorage.setItem(soundKey, isHeard() ? 'off' : 'on');
      } catch {
        // No place to keep the choice in: then there is no sound.
      }
      this.label();
      if (isHeard()) play('win');
    });
    this.spoken.className = 'unseen';
    this.spoken.setAttribute('role', 'status');
    this.label();
    this.appendChild(this.spoken);
    this.appendChild(this.button);
    this.addEventListener('submit', (event) => void this.post(event));
    addEventListener('popstate', () => location.reload());
  }

  private label(): void {
    this.button.textContent = (isHeard() ? this.dataset.mute : this.dataset.sound) ?? '';
    this.button.setAttribute('aria-pressed', String(isHeard()));
  }

  private async post(event: SubmitEvent): Promise<void> {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.stake-form, .decision-form, .rebet, .cash-out')) return;
    event.preventDefault();
    if (this.busy) return;
    const pressed = event.submitter as HTMLButtonElement | null;
    const fields = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    if (pressed?.name) fields.append(pressed.name, pressed.value);
    this.busy = true;
    this.setAttribute('aria-busy', 'true');
    if (isHeard()) play('start');
    try {
      const answer = await fetch(form.action, { method: 'POST', body: fields });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const next = page.querySelector('play-table');
      if (answer.redirected) history.replaceState(null, '', answer.url);
      if (next) this.take(page, next, pressed);
      // Led elsewhere, such as to the restricted page: what was told there once would be lost by asking again, and the stake sent twice.
      else if (answer.redirected) document.documentElement.replaceWith(document.adoptNode(page.documentElement));
      else throw new Error();
    } catch {
      if (pressed?.name)
        form.appendChild(
          Object.assign(document.createElement('input'), { type: 'hidden', name: pressed.name, value: pressed.value }),
        );
      form.submit();
    }
    this.busy = false;
    this.removeAttribute('aria-busy');
  }

  private take(page: Document, next: Element, pressed: HTMLButtonElement | null): void {
    document.title = page.title;
    this.replaceChildren(...next.childNodes, this.spoken, this.button);
    for (const part of around) {
      const [here, there] = [document.querySelector(part), page.querySelector(part)];
      if (here && there) here.replaceWith(there);
      else if (there) document.body.firstElementChild?.appendChild(there);
    }
    const said = this.querySelector('.result');
    this.spoken.textContent = said?.textContent ?? '';
    // What was wrong comes first; else the hand stays where it was, as far as that is still there.
    const same = pressed?.value
      ? this.querySelector<HTMLElement>(`button[name="${pressed.name}"][value="${pressed.value}"]`)
      : null;
    (
      this.querySelector<HTMLElement>('[autofocus]') ??
      same ??
      this.querySelector<HTMLElement>('.spin') ??
      this.querySelector<HTMLElement>('button[name=decision]')
    )?.focus({ preventScroll: true });
    if (!isHeard()) return;
    if (said?.classList.contains('result-win'))
      setTimeout(() => play('win'), matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900);
    else play('stop');
  }
}

customElements.define('play-table', PlayTable);
