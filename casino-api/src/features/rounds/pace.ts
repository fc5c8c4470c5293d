import type { Clock } from '../../kernel/clock';

/** Calls that follow one another faster than this, ms, come from a machine or from many places at once; no person plays so. */
const heels = 5;

/**
 * Lets calls that come on one another's heels be worked off in one turn of the object, each a step of its own. What a turn has written
 * goes to the disk in one piece and no answer leaves before, so a burst of rounds costs one such piece instead of one a round.
 */
export class MinimumInterval {
  private latest = -Infinity;
  private turn: Promise<void> | null = null;

  constructor(
    private readonly clock: Clock,
    /** Resolves in a later turn, when what had arrived meanwhile has been taken in. */
    private readonly nextTurn: () => Promise<void>,
  ) {}

  /** Null for a call that comes alone, which goes ahead at once; else what it waits for. Calls go ahead in the order in which they came. */
  wait(): Promise<void> | null {
    const now = this.clock();
    const isClose = now - this.latest < heels;
    this.latest = now;
    if (!isClose && !this.turn) return null;
    this.turn ??= this.nextTurn().finally(() => {
      this.turn = null;
    });
    return this.turn;
  }
}
