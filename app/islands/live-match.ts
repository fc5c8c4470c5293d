/**
 * `<live-match data-src data-shape>`: a match whose odds and score move. Its live connection brings odds as this page writes them; what else changes (a
 * goal, a market that opens) is taken from the page itself. The page's `Refresh` header is called off as long as there is a connection.
 */
interface News {
  phase: string;
  score: { home: number; away: number } | null;
  minute: string | null;
  shape: string;
  odds: Record<string, [text: string, odds: number]>;
}

/** Pages of everybody who watches are asked for within so many ms, not all at once. */
const spread = 2_000;
/** Without a connection the page is loaded anew after so many ms, as it would be without a script. */
const loadAfter = 20_000;
const parts = ['board', 'markets', 'told'];

class LiveMatch extends HTMLElement {
  private source: EventSource | null = null;
  private shape = '';
  private asking: number | undefined;
  private fallback: number | undefined;

  connectedCallback(): void {
    this.shape = this.dataset.shape ?? '';
    document.addEventListener('visibilitychange', this.seen);
    // The refresh would load the page while it is up to date; to stop it is to stop all loading, so the page is let come first.
    if (document.readyState === 'complete') this.begin();
    else addEventListener('load', () => setTimeout(this.begin), { once: true });
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.seen);
    this.hangUp();
  }

  private readonly begin = (): void => {
    stop();
    this.seen();
  };

  /** A page in the background needs no news. */
  private readonly seen = (): void => {
    if (document.hidden) this.hangUp();
    else if (!this.source && this.isConnected) this.call();
  };

  private call(): void {
    const source = (this.source = new EventSource(this.dataset.src ?? ''));
    source.addEventListener('state', (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as News));
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      this.hangUp();
      this.fallback = window.setTimeout(() => location.reload(), loadAfter);
    };
  }

  private hangUp(): void {
    this.source?.close();
    this.source = null;
    clearTimeout(this.fallback);
    clearTimeout(this.asking);
    this.asking = undefined;
  }

  private hear(news: News): void {
    for (const button of this.querySelectorAll<HTMLButtonElement>('.price')) {
      const [match, market, selection, before] = button.value.split('~');
      const [text, odds] = news.odds[`${market}~${selection}`] ?? [];
      const figure = button.querySelector('b');
      button.disabled = odds === undefined;
      if (!figure || text === undefined || odds === undefined || odds === Number(before)) continue;
      figure.textContent = text;
      button.value = [match, market, selection, odds].join('~');
      if (Number(before)) button.dataset.moved = odds > Number(before) ? 'up' : 'down';
    }
    for (const figure of this.querySelectorAll<HTMLElement>('[data-score]'))
      if (news.score) figure.textContent = String(news.score[figure.dataset.score as 'home' | 'away']);
    const minute = this.querySelector('.scoreboard .badge');
    if (minute && news.minute) minute.textContent = news.minute;
    if (news.shape === this.shape || this.asking !== undefined) return;
    this.asking = window.setTimeout(() => void this.refresh(news.shape), Math.random() * spread);
  }

  /** Takes from the page as it is now what changed in it; what somebody stands on stays. */
  private async refresh(shape: string): Promise<void> {
    try {
      const answer = await fetch(location.href);
      if (answer.ok && !answer.redirected) {
        const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
        for (const name of parts) {
          const [here, there] = [document, fresh].map((page) => page.querySelector(`[data-live=${name}]`));
          if (here && there && !here.contains(document.activeElement)) here.replaceChildren(...there.childNodes);
        }
        this.shape = shape;
      }
    } catch {
      // The next news ask again.
    }
    this.asking = undefined;
  }
}

customElements.define('live-match', LiveMatch);
