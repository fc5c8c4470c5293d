/** Collects the durations of one request for the `Server-Timing` header, in milliseconds. */
export class Timing {
  private readonly entries: [string, number][] = [];
  private readonly notes: string[] = [];
  private readonly began: number;

  constructor(private readonly now: () => number) {
    this.began = now();
  }

  async measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const start = this.now();
    try {
      return await work();
    } finally {
      this.entries.push([name, this.now() - start]);
    }
  }

  /** Names something that happened rather than took time: `note('cache', 'hit')`. */
  note(name: string, description: string): void {
    this.notes.push(`${name};desc=${description}`);
  }

  header(): string {
    const durations = [...this.entries, ['total', this.now() - this.began] as const].map(
      ([name, duration]) => `${name};dur=${duration}`,
    );
    return [...this.notes, ...durations].join(', ');
  }
}
