import { seconds } from 'contract/constants';
import type { Alarm } from './schedule/alarm';
import type { Schedule } from './schedule/schedule';
import type { Outbox } from './outbox';

const longestWait = 1 * seconds;

/** What an object's calls are worked off by: the schedule before, the outbox and the alarm after. Times are epoch ms. */
export class Turns {
  private barred = false;

  constructor(
    private readonly parts: {
      schedule: Schedule;
      outbox: Pick<Outbox, 'takeNews' | 'nextTry' | 'deliver' | 'hurry'>;
      alarm: Alarm;
      /** Lets work go on after the answer. */
      later: (work: Promise<unknown>) => void;
      /** When else the object has to wake up; null: not at all. */
      wakesAt?: () => number | null;
    },
  ) {}

  /** Whether the call in hand comes from a territory that is barred from play. */
  readonly isBarred = (): boolean => this.barred;

  /** Does what is overdue at `at`, then `work`. What both have planned and sent is seen to in the same turn, so all of it is kept or none. */
  step<T>(at: number, work: () => T, isBarred = false): T {
    const before = this.barred;
    this.barred = isBarred;
    try {
      this.parts.schedule.run(at);
      return work();
    } finally {
      this.barred = before;
      if (this.parts.schedule.hasChanged()) this.setAlarm(at);
      this.send();
    }
  }

  /** For work that goes on after the answer; it must see to its own failures. */
  later(work: Promise<unknown>): void {
    this.parts.later(work);
  }

  /** The alarm is the earliest of what is due, of the next try of the outbox, and of what else the object wakes up for. */
  setAlarm(at: number): void {
    const { schedule, outbox, alarm, wakesAt } = this.parts;
    const next = schedule.next();
    if (next !== null) alarm.within(next - at);
    const retry = outbox.nextTry();
    if (retry !== null) alarm.within(retry);
    const other = wakesAt?.() ?? null;
    if (other !== null) alarm.within(other - at);
  }

  /**
   * Delivers what was left in the outbox once the call is answered. The alarm is set in the same turn as the message was written: should this object
   * die before the delivery, the alarm does it.
   */
  send(): void {
    const { outbox, alarm, later } = this.parts;
    if (!outbox.takeNews()) return;
    const retry = outbox.nextTry();
    if (retry === null) return;
    alarm.within(retry);
    later(outbox.deliver());
  }

  /** Resolves when what is due is out, or after a second: a slow receiver keeps nobody waiting. */
  async delivered(): Promise<void> {
    await Promise.race([this.parts.outbox.deliver(), scheduler.wait(longestWait)]);
  }

  /** As `delivered`, of the mails of this call, though one waits for another try. */
  mailsOut(): Promise<void> {
    this.parts.outbox.hurry();
    this.send();
    return this.delivered();
  }
}
