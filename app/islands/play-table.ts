/**
 * `<play-table data-sound data-voice>`: the game plays on without the page loading anew. A posted stake or decision is sent as the form would
 * send it; the answer is the same page, and its table takes the place of this one. What the round came to is told when its picture rests; a
 * click on the picture, or the button again, skips the motion. Whatever goes wrong, the form posts by itself: its `requestId` sees to it that it
 * counts once. Sounds are off until the switch, which `data-sound` names, is turned.
 */
import { keepOfflinePage } from './offline/keep-page';
import type { Connection } from './live-table/pieces';
import { celebrate } from './play-table/celebrate';
import { figuresOf, type Figures } from './play-table/money';
import { atRest, drawn, isMoving, skip, type FilmedPage } from './play-table/motion';
import { isHeard, play, turnSound, type Tune } from './play-table/sounds';

/** Parts of the page around the table that a round changes: cash, the bonus or the way to one, what is told in passing. */
const around = ['.purse', 'header .wide', '.toasts'];

export class PlayTable extends HTMLElement {
  private readonly sound = document.createElement('button');
  readonly spoken = document.createElement('p');

  /** Of a page that shows itself anew part by part. */
  declare renewal?: FilmedPage['renewal'];

  get figures(): Figures {
    return figuresOf(this.dataset.money ?? '');
  }

  get isMoving(): boolean {
    return isMoving(this);
  }

  /** When the picture that was just put on the page rests, which is heard. */
  atRest(): Promise<void> {
    return atRest(this).then(() => this.play('rest'));
  }

  private play(tune: Tune): void {
    play(tune, this.dataset.voice!);
  }

  /** A line that tells what a round came to: a win is heard and counts up. */
  celebrate(line: HTMLElement | null): void {
    celebrate(line, this.figures, this.dataset.voice!);
  }

  connectedCallback(): void {
    const { sound, spoken } = this;
    sound.className = 'sound';
    sound.setAttribute('role', 'switch');
    sound.setAttribute('aria-label', this.dataset.sound ?? '');
    sound.setAttribute('aria-checked', String(isHeard()));
    sound.addEventListener('click', () => {
      turnSound(!isHeard());
      sound.setAttribute('aria-checked', String(isHeard()));
      this.play('win');
    });
    spoken.className = 'unseen';
    spoken.dataset.own = '';
    spoken.setAttribute('role', 'status');
    this.appendChild(spoken);
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: this.dataset.sheet });
    // Without its styles it would push aside what stands in the head.
    sheet.onload = () => {
      this.showSound();
      this.querySelector('.whole-screen')?.removeAttribute('hidden');
    };
    document.head.appendChild(sheet);
    this.addEventListener('submit', (event) => void this.post(event));
    this.addEventListener('click', ({ target }) => {
      const at = target as Element;
      if (at.closest('.whole-screen'))
        void (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen());
      if (this.isMoving && at.closest('.scene') && !at.closest('a, button, label')) skip(this);
    });
    addEventListener('popstate', () => location.reload());
  }

  private showSound(): void {
    (this.querySelector('.play-head h1') as ChildNode | null)?.after(this.sound);
  }

  private async post(event: SubmitEvent): Promise<void> {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.stake-form, .decision-form, .rebet, .cash-out')) return;
    event.preventDefault();
    // The attribute, but in a Firefox before 119 a property alone: there a table that is busy only looks as if it were not.
    if (this.ariaBusy) return;
    if (this.isMoving) {
      skip(this);
      // The button that opens a round ends the motion of the one before; the next press opens another.
      if (form.matches('.stake-form:not(.bet-form)')) return;
    }
    const pressed = event.submitter as HTMLButtonElement | null;
    const fields = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    if (pressed?.name) fields.append(pressed.name, pressed.value);
    this.ariaBusy = 'true';
    this.play('start');
    try {
      const answer = await fetch(form.action, { method: 'POST', body: fields });
      const text = await answer.text();
      if (answer.redirected) history.replaceState(null, '', answer.url);
      await drawn();
      const page = new DOMParser().parseFromString(text, 'text/html');
      const next = page.querySelector('play-table');
      if (next) await this.take(page, next, pressed, answer.ok);
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
    this.ariaBusy = null;
  }

  private async take(
    page: Document,
    next: Element,
    pressed: HTMLButtonElement | null,
    isPlayed: boolean,
  ): Promise<void> {
    document.title = page.title;
    // The island's own line speaks, when it is time to.
    for (const line of next.querySelectorAll('.stage [role=status]')) line.removeAttribute('role');
    this.spoken.textContent = next.querySelector('.toasts')?.textContent ?? '';
    // A shared table's picture is its live connection's; of the answer it is the player's own that counts.
    // Without bets it is another page: that the player looks up comes first.
    const shared =
      isPlayed &&
      !this.querySelector('[role=alert]') &&
      next.querySelector('[data-live=bets]') &&
      this.querySelector<Connection>('live-table');
    await drawn();
    if (shared) {
      shared.takeOwn(next);
      // Before it is drawn, the focus would have it laid out at once.
      await drawn();
      this.focusOn(pressed);
      return this.takeAround(page);
    }
    const [before, after] = [this.querySelector('.totals')?.cloneNode(true), next.querySelector('.totals')];
    let rests: Promise<void> | undefined;
    for (const put of this.renewal?.(next) ?? [() => this.show(next)]) {
      put();
      if (!rests) {
        // The picture is there: it waits no longer, and what moves in it begins.
        this.ariaBusy = null;
        // No picture came to rest where a stake was refused.
        rests = isPlayed ? this.atRest() : atRest(this);
        // What the round came to stays untold while it moves.
        if (this.isMoving && before) after?.replaceWith(before);
      }
      await drawn();
      if (document.activeElement === document.body) this.focusOn(pressed);
    }
    this.focusOn(pressed);
    void rests?.then(() => {
      if (after && before?.parentNode) before.parentNode.replaceChild(after, before);
      this.takeAround(page);
      const said = this.querySelector<HTMLElement>('.result');
      if (said) this.spoken.textContent = said.textContent;
      this.dispatchEvent(new Event('told'));
      if (said?.dataset.tier) this.celebrate(said);
    });
  }

  /** All at once: of a shared table, which is shown anew only when a bet was refused or the player has to look up. */
  private show(next: Element): void {
    for (const child of [...this.childNodes])
      if (child !== this.spoken && !(child instanceof HTMLLinkElement)) child.remove();
    for (const child of [...next.childNodes]) if (!(child instanceof HTMLLinkElement)) this.appendChild(child);
    this.showSound();
  }

  /** What was wrong comes first; else the hand stays where it was, as far as that is still there. Where nothing is to be pressed until a flight begins, it rests on the stage. */
  private focusOn(pressed: HTMLButtonElement | null): void {
    const stage = this.querySelector<HTMLElement>('.stage')!;
    stage.tabIndex = -1;
    const same = pressed?.value
      ? this.querySelector<HTMLElement>(`button[name="${pressed.name}"][value="${pressed.value}"]`)
      : null;
    (
      this.querySelector<HTMLElement>('[autofocus]') ??
      same ??
      this.querySelector<HTMLElement>('.spin, button[name=decision]') ??
      stage
    ).focus({ preventScroll: true });
  }

  takeAround(page: Document): void {
    for (const part of around) {
      const [here, there] = [document.querySelector(part), page.querySelector(part)];
      if (here && there) here.replaceWith(there);
      else if (there && part === '.toasts') this.querySelector('.scene')?.appendChild(there);
    }
  }
}

customElements.define('play-table', PlayTable);
keepOfflinePage();
