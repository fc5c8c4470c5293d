/** Collects the durations of one request for the `Server-Timing` header, in milliseconds. */
export class Timing {
  private readonly entries: [string, number][] = [];
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

  header(): string {
    return [...this.entries, ['total', this.now() - this.began] as const].map(([name, duration]) => `${name};dur=${duration}`).join(', ');
  }
}
