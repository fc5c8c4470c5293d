import { seconds } from 'contract/constants';
import { inEveryLanguage } from 'locales/api';
import { bonusesPort, type BonusGrant, houseContribution, type NamedBonus, usualMultiplier } from '../features/bonuses';
import type { Env } from '../kernel/env';
import type { Outcome } from '../kernel/outcome';
import { systemOf } from '../kernel/player-client';

/** What a tester may say about a bonus. Money in minor units of the player's currency. */
export interface WantedBonus {
  playerId: string;
  amount: number;
  multiplier?: number;
  freeSpins?: { gameid: string; count: number; value: number };
  expiresInSeconds: number | null;
  started: boolean;
  key?: string;
  /** Games count what they would for an offer; else all of a category count alike, which is easier to reckon with. */
  asOffered?: boolean;
}

/** Gives a player a bonus. Refusals: `not_found` for no player, and those of starting it. @param at epoch ms */
export function grantForTests(
  env: Env,
  { playerId, amount, multiplier, freeSpins, expiresInSeconds, started, key, asOffered = false }: WantedBonus,
  at: number,
): Promise<Outcome<NamedBonus>> {
  const grant: BonusGrant = {
    key: `qa:${key ?? crypto.randomUUID()}`,
    names: inEveryLanguage(({ offers }) => offers.test),
    amount,
    multiplier: multiplier ?? usualMultiplier,
    freeSpins: freeSpins ?? null,
    validFor: expiresInSeconds === null ? null : expiresInSeconds * seconds,
    ...(asOffered ? {} : { contribution: houseContribution }),
  };
  return systemOf(env, playerId, bonusesPort).grantBonus(grant, started, at);
}
