/** The sandbox provider's one game: a coin with a moon and a sun. A right call pays 1.96 times the stake, so it returns 98 %. */
import { createHmac } from 'node:crypto';
import { fromEuro, type MoneyUnit } from 'contract/money';

export const sides = ['moon', 'sun'] as const;
export type Side = (typeof sides)[number];

const euroStakes = [1_00, 2_00, 5_00, 10_00] as const;

/** Minor units of the currency. */
export const coinStakes = (unit: MoneyUnit): number[] =>
  euroStakes.map((stake) => (unit === 'FUN' ? stake : fromEuro(stake, unit)));

/** Whole for every stake on offer. */
export const coinPayout = (stake: number, called: Side, fallen: Side): number =>
  called === fallen ? (stake * 196) / 100 : 0;

/**
 * How the coin falls in a round. The round's id comes back from the browser, so it is drawn with the secret, for this player alone (`whose`): who
 * makes an id up cannot know what it brings, and what one player saw says nothing about another's.
 */
export const fallOf = (round: string, whose: string, secret: string): Side =>
  createHmac('sha256', secret).update(`coin:${whose}:${round}`).digest()[0]! & 1 ? 'sun' : 'moon';
