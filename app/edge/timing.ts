/** Collects the durations of one request for the `Server-Timing` header, in milliseconds. */
export class Timing {
  private readonly entries: [string, number][] = [];
  private readonly notes = new Map<string, string>();
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
    this.notes.set(name, description);
  }

  noted(name: string): string | undefined {
    return this.notes.get(name);
  }

  /** How many pieces of work were measured: the calls of the casino API that the request made. */
  get measured(): number {
    return this.entries.length;
  }

  /** Milliseconds since the request came. */
  get total(): number {
    return this.now() - this.began;
  }

  header(): string {
    const notes = [...this.notes].map(([name, description]) => `${name};desc=${description}`);
    const durations = [...this.entries, ['total', this.total] as const].map(
      ([name, duration]) => `${name};dur=${duration}`,
    );
    return [...notes, ...durations].join(', ');
  }
}
