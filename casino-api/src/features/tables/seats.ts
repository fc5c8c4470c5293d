/** Who came by in the last minute has a seat; a live connection has one as long as it lasts. */
const seatKept = 60_000;
/** More than these are not told apart: the rest of a crowd stands. */
const mostSeats = 5_000;

/** Who sits at a table. In memory alone: nobody has to know it tomorrow. */
export class Seats {
  private readonly seen = new Map<string, number>();

  /** @param visitor whoever looks at the table; @param at epoch ms */
  take(visitor: string, at: number): void {
    this.seen.delete(visitor);
    if (this.seen.size < mostSeats) this.seen.set(visitor, at);
  }

  taken(at: number): number {
    for (const [visitor, seenAt] of this.seen) {
      if (at - seenAt <= seatKept) break;
      this.seen.delete(visitor);
    }
    return this.seen.size;
  }
}
