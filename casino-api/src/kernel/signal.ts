/** What a room tells those above it, in the step in which it happened. Listeners are told in the order in which they came. */
export class Signal<News extends readonly unknown[]> {
  private readonly listeners: ((...news: News) => void)[] = [];

  listen(listener: (...news: News) => void): void {
    this.listeners.push(listener);
  }

  readonly tell = (...news: News): void => {
    for (const listener of this.listeners) listener(...news);
  };
}
