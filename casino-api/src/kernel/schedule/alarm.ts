import { days } from 'contract/constants';
import type { Clock } from '../clock';

/** However far away the next thing is, the object looks again after this long. */
const longestSleep = 30 * days;

/**
 * The one alarm of an object, always at the earliest moment that anybody asked for. Setting it costs nothing when it is early
 * enough already. By the machine's clock, which is the one that alarms go by.
 */
export class Alarm {
  /** Null: not known since the object woke up, or rung. */
  private setFor: number | null = null;

  constructor(
    private readonly storage: Pick<DurableObjectStorage, 'setAlarm'>,
    private readonly clock: Clock,
  ) {}

  /** Wakes the object within `wait` ms. To be called in the turn that wrote what it is woken for, so that both are kept or neither. */
  within(wait: number): void {
    const at = this.clock() + Math.min(longestSleep, Math.max(0, wait));
    if (this.setFor !== null && this.setFor <= at) return;
    this.setFor = at;
    void this.storage.setAlarm(at);
  }

  /** To be called first when it rings. @returns by how many ms it is late; 0 where the object has slept since, and does not know */
  rang(): number {
    const late = this.setFor === null ? 0 : Math.max(0, this.clock() - this.setFor);
    this.setFor = null;
    return late;
  }
}
