import { days, hours } from 'contract/constants';
import type { Env } from '../../kernel/env';
import type { Outcome } from '../../kernel/outcome';
import { sessionsPort } from '../../features/sessions';
import type { Port } from '../../kernel/feature';
import { systemOf, type Remote } from '../../kernel/player-client';

/** Whose life it is. */
export interface Person {
  playerId: string;
  username: string;
  email: string;
  password: string;
}

/** A refusal that a world can't be made with, such as stakes that the licence does not allow. */
export class WorldRefused extends Error {
  constructor(readonly refusal: Outcome<never> & { ok: false }) {
    super(`A world’s player was refused: ${refusal.code}.`);
  }
}

/**
 * A made-up player's life, told to the player's object by the calls that a real one's is made of: nothing is written past the
 * rules, only the times are handed in. Times are epoch ms.
 */
export class Life {
  /** How many calls of the player's object it took. */
  steps = 0;

  /** @param now where the life has to end */
  constructor(
    readonly env: Env,
    readonly person: Person,
    readonly now: number,
  ) {}

  /** What a feature of the player's object answers without a session. */
  system<Calls extends object>(port: Port<object, Calls>): Remote<Calls> {
    return systemOf(this.env, this.person.playerId, port);
  }

  daysAgo(count: number): number {
    return this.now - count * days;
  }

  hoursAgo(count: number): number {
    return this.now - count * hours;
  }

  /** Logs in at a time, vouched for: to prove a password takes longer than all else of a visit. @returns the secret of the session */
  async logIn(at: number): Promise<string> {
    const visit = { language: 'en', at, ip: '203.0.113.7', country: 'DE' } as const;
    return (await this.must(this.system(sessionsPort).logInVouched(visit))).secret;
  }

  /** What a call gave. @throws {WorldRefused} when it was refused */
  async must<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
    this.steps += 1;
    const outcome = await call;
    if (!outcome.ok) throw new WorldRefused(outcome);
    return outcome.data;
  }
}
