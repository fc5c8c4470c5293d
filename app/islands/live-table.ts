/**
 * `<live-table data-src data-page data-moment data-refresh>`: a shared table that goes on by itself. Its live connection brings the pieces of the page
 * that changed, as HTML; this puts them where they belong, lets the seconds run and a flight rise. What is the player's own is asked for anew
 * when a round of theirs moves on. The page's `Refresh` header is called off, and done by hand where no connection can be had.
 */
import { layChips } from './live-table/felt';
import { fly, type Flying } from './live-table/flight';
import { putPieces, takeOwn, type Connection } from './live-table/pieces';
import type { PlayTable } from './play-table';

interface Moment {
  phase: string;
  round: number;
  now: number;
  next: number;
  closesAt: number;
  flight: { startedAt: number; multiple: number; crashed: boolean } | null;
  html: Record<string, string>;
}

/** News are so late at most; after that the line is taken for dead. In ms. */
const patience = 15_000;

/** Silent lines in a row after which the page is loaded anew instead. */
const mostSilent = 2;

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => setTimeout(resolve), { once: true });
});
let calledOff: Promise<void> | undefined;
/** The refresh would load the page while it is up to date. To stop a page is to stop all its loading, open lines too: so first of all, once it is there. */
const callOffRefresh = (): Promise<void> => (calledOff ??= loaded.then(() => stop()));

class LiveTable extends HTMLElement implements Connection {
  private source?: EventSource | null;
  /** The last event's id: from where a new line goes on. */
  private last = '';
  /** The API's clock minus this one, ms; null before it told its time. */
  private skew: number | null = null;
  private silent = 0;
  private asking?: boolean;
  /** What is told once the picture rests. */
  private held: Record<string, string> = {};
  private rests: Promise<void> = Promise.resolve();
  private flying?: Flying | null;
  private seconds: number | undefined;
  private watch: number | undefined;

  connectedCallback(): void {
    document.addEventListener('visibilitychange', this.seen);
    layChips(this.page);
    this.seconds = window.setInterval(() => this.countDown(), 250);
    this.seen();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.seen);
    clearInterval(this.seconds);
    this.hangUp();
  }

  /** The game around the table; its own island stands on every page of one. */
  private get page(): PlayTable {
    return this.closest<PlayTable>('play-table')!;
  }

  takeOwn(next: Element): void {
    takeOwn(this.page, next, true);
  }

  /** A page in the background needs no news; it is told what it missed when it is looked at again. */
  private readonly seen = (): void => {
    if (document.hidden) this.hangUp();
    else void callOffRefresh().then(() => this.isConnected && !this.source && !document.hidden && this.call());
  };

  private call(): void {
    const address = new URL(this.dataset.src ?? '', location.href);
    if (this.last) address.searchParams.set('after', this.last);
    const source = (this.source = new EventSource(address));
    source.addEventListener('state', (event: MessageEvent<string>) =>
      this.hear(JSON.parse(event.data) as Moment, event.lastEventId),
    );
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      // No connection to be had: the page goes on as it would without a script.
      this.hangUp();
      this.watch = window.setTimeout(() => this.load(), Number(this.dataset.refresh ?? 5) * 1_000);
    };
    this.expect(patience);
  }

  private hangUp(): void {
    this.source?.close();
    this.source = null;
    clearTimeout(this.watch);
    this.flying?.stop();
    this.flying = null;
  }

  /** Within so many ms there has to be news, or the line is tried anew. */
  private expect(within: number): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => {
      this.hangUp();
      if ((this.silent += 1) > mostSilent) this.load();
      else this.seen();
    }, within);
  }

  private load(): void {
    location.assign(this.dataset.page ?? location.href);
  }

  private hear(news: Moment, id: string): void {
    if (id) this.last = id;
    this.skew = news.now - Date.now();
    this.silent = 0;
    this.expect(news.closesAt - news.now + patience);
    const { page } = this;
    const flight = news.flight?.crashed === false ? news.flight : null;
    // It rises on by itself.
    if (flight && news.phase === 'dealing' && page.querySelector('.crash[data-state=flies]')) delete news.html.picture;
    const { picture, place, ...told } = news.html;
    putPieces(page, { picture, place });
    const moment = `${news.phase} ${news.round} ${news.flight?.crashed ?? ''}`;
    const isNew = moment !== this.dataset.moment;
    this.dataset.moment = moment;
    Object.assign(this.held, told);
    if (isNew && picture && !page.isMoving) this.rests = page.atRest();
    void this.rests.then(() => this.tell(isNew));
    for (const round of page.querySelectorAll<HTMLInputElement>('[data-live=bets] [name=round]'))
      round.value = String(news.next);
    this.countDown();
    if (this.flying?.startedAt !== flight?.startedAt) {
      this.flying?.stop();
      this.flying = flight && fly(page, flight.startedAt, () => Date.now() + (this.skew ?? 0));
    }
    if (!isNew) return;
    // What a round came to is said until the next one runs.
    const isOver = news.phase === 'dealing' && page.querySelector('[data-live=own] [role]');
    if (isOver || page.querySelector('[data-live=mine] [data-open]')) void this.ask();
  }

  /** What the picture came to, in words and in the list of results. */
  private tell(isNew: boolean): void {
    // Meanwhile another table may have taken its place: a bet that is refused brings a page of its own.
    if (!this.isConnected) return;
    const { page } = this;
    putPieces(page, this.held);
    this.held = {};
    this.countDown();
    const result = page.querySelector('.table-result[role]');
    if (isNew && result) page.spoken.textContent = result.textContent;
  }

  private countDown(): void {
    const line = this.page.querySelector<HTMLElement>('[data-closes]');
    // By a clock of one's own, which may go wrong, nothing is counted.
    if (!line || !this.source || this.skew === null) return;
    const count = Math.max(0, Math.ceil((Number(line.dataset.closes) - Date.now() - this.skew) / 1_000));
    const { one, other, none = other } = line.dataset;
    const text = (count === 0 ? none : count === 1 ? one : other)?.replace('#', String(count));
    if (text && text !== line.textContent) line.textContent = text;
  }

  /** What the player has in the rounds, and the balance: from the page itself. */
  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const { moment } = this.dataset;
    try {
      const answer = await fetch(this.dataset.page ?? location.href);
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      await this.rests;
      // Reading a page and showing it are two turns: together they would hold up a frame or two of a slow phone.
      await new Promise((next) => setTimeout(next));
      // A form that is on its way brings a page of its own.
      if (answer.ok && !answer.redirected && this.isConnected && !this.page.ariaBusy) {
        const told = '[data-live=own] [data-tier]';
        const before = this.page.querySelector(told);
        takeOwn(this.page, fresh);
        this.page.takeAround(fresh);
        if (!before) this.page.celebrate(this.page.querySelector(told));
      }
    } catch {
      // The next moment asks again.
    }
    this.asking = false;
    if (this.isConnected && this.dataset.moment !== moment) void this.ask();
  }
}

customElements.define('live-table', LiveTable);
