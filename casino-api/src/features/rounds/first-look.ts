import { createHmac } from 'node:crypto';
import type { Seeds } from 'contract/fairness';
import { hashOfSeed } from '../../games/fairness';
import { engineOf } from '../../games/registry';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { LaunchedGame, LaunchMoney } from './round-requests';
import { playMoneyGrant } from './rounds';

/** What a visitor sees who has not played yet: the same for everybody, so that a look writes nothing and asks nobody (DOMAIN §13). */

/** What the play page opens with, for play money. Refusal: `game_not_available`. A game that its provider runs asks for stakes as that one sees fit. */
export function firstLaunch(gameid: string, { isOutside, isOff }: LaunchedGame): Outcome<LaunchMoney> {
  const engine = engineOf(gameid);
  if (isOff) return refused('game_not_available');
  if (isOutside)
    return done({
      currency: 'FUN',
      balance: 0,
      bonus: 0,
      stakes: [],
      defaultStake: 0,
      openRound: null,
      round: null,
      lastRounds: [],
      sitting: null,
    });
  if (!engine) return refused('game_not_available');
  const stakes = engine.stakes('FUN');
  return done({
    currency: 'FUN',
    balance: playMoneyGrant,
    bonus: 0,
    stakes: [...stakes],
    defaultStake: Math.min(engine.defaultStake('FUN'), stakes.at(-1) ?? 0),
    openRound: null,
    round: null,
    lastRounds: [],
    sitting: null,
  });
}

/** @param firstSeed a `firstSeedOf` */
export const firstSeeds = (firstSeed: string): Seeds => ({
  current: null,
  nextServerSeedHash: hashOfSeed(firstSeed),
  revealed: [],
});

/**
 * The server seed of a visitor's first rounds, 64 hexadecimal digits. It is made from his id, so that its hash can be shown, and stays, while nothing
 * of his is stored. A session ends before its object does, so no id ever begins twice.
 * @param key a secret of the house
 */
export const firstSeedOf = (visitorId: string, key: string): string =>
  createHmac('sha256', key).update(`first server seed of ${visitorId}`).digest('hex');
