import { days, minutes } from 'contract/constants';
import { measure, type MetricsBinding } from 'contract/metrics';
import { systemClock, type Clock } from '../clock';
import { log } from '../log';
import { momentOf } from '../moment';
import type { StandIns } from '../stand-ins';

/** However far away the next thing is, the object looks again after this long. */
const longestSleep = 30 * days;
/** The platform rings again when work fails, later each time, so many times; then never. */
const platformRetries = 6;
const retryAfter = 1 * minutes;

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

  /** To be called first when it rings: it is not set any more. */
  rang(): void {
    this.setFor = null;
  }
}

/** What the platform says of a ring; a try again has the time of the first. */
export type Ring = Pick<AlarmInvocationInfo, 'scheduledTime' | 'retryCount'> | undefined;

interface Ringing {
  env: MetricsBinding & { standIns?: StandIns };
  /** Whose alarm it is, as it is measured: `player`, `table` … */
  object: string;
  alarm: Alarm;
  ring: Ring;
}

/**
 * What an object does when its alarm rings, at the time that counts (epoch ms). It is measured by how much the ring is late, tries again included; work that
 * fails is tried again by the platform, and afterwards by the object itself: what is due is never forgotten.
 */
export async function atRing(
  { env, object, alarm, ring }: Ringing,
  work: (at: number) => Promise<void>,
): Promise<void> {
  const { scheduledTime, retryCount } = ring ?? { scheduledTime: Infinity, retryCount: 0 };
  measure(env, { kind: 'alarm', object, late: Math.max(0, systemClock() - scheduledTime) });
  alarm.rang();
  try {
    const { at, fault } = await momentOf(env, { method: 'ALARM', path: object }, systemClock());
    if (fault && (await fault.answer()) !== null) throw new Error(`A tester’s ${fault.kind}.`);
    await work(at);
  } catch (error) {
    log('error', { event: 'alarm_failed', object, retry: retryCount, reason: String(error) });
    if (retryCount < platformRetries) throw error;
    alarm.within(retryAfter);
  }
}
