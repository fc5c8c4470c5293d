import type { Language } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import type { DepositState } from 'contract/cashier';
import { isOfferOpen, offerKey, type OfferRule, type OfferSituation } from './offer-rules';
import type { BonusGrant } from './promotions';

/** What decides about the offers of a deposit. */
export interface DepositSituation extends OfferSituation {
  currency: Currency;
  /** Of the licence; null: none. */
  wageringCap: number | null;
}

/** An offer of a deposit as a player has it: money in minor units of the own currency, the multiplier as the licence allows it. */
export interface PlayersOffer {
  id: string;
  /** What it is given for: the same key gives it once. */
  key: string;
  names: Record<Language, string>;
  /** Of the deposit. */
  percent: number;
  /** The most that it gives. */
  most: number;
  /** The smallest deposit that it comes with. */
  minimum: number;
  multiplier: number;
  /** In ms from the bonus's start on (DOMAIN §3). */
  validFor: number;
  games: readonly string[];
}

/** The offers that a deposit made at `at` (epoch ms) may choose among, in the order of the rules. */
export const offersFor = (
  { currency, wageringCap, ...situation }: DepositSituation,
  at: number,
  rules: readonly OfferRule[],
): PlayersOffer[] =>
  rules.flatMap((rule) => {
    const { url: id, titles: names, deposit, multiplier, validFor, games } = rule;
    if (!deposit || validFor === null || !isOfferOpen(rule, situation, at)) return [];
    const { percent, most, minimum } = deposit;
    return {
      id,
      names,
      percent,
      validFor,
      games,
      key: offerKey(rule, at),
      most: fromEuro(most, currency),
      minimum: fromEuro(minimum, currency),
      multiplier: Math.min(multiplier, wageringCap ?? multiplier),
    };
  });

/** What an offer adds to a deposit: whole minor units, cut, never more than its most. */
export const bonusFor = ({ percent, most }: Pick<PlayersOffer, 'percent' | 'most'>, amount: number): number =>
  Math.min(most, Math.floor((amount * percent) / 100));

/** What a deposit of `amount` brings once it is credited; fixed when it is chosen, whatever becomes of the offer meanwhile. */
export const grantFor = (
  { id, key, names, multiplier, validFor, games, ...offer }: PlayersOffer,
  amount: number,
): BonusGrant => ({
  key,
  games,
  offer: id,
  names,
  amount: bonusFor(offer, amount),
  multiplier,
  freeSpins: null,
  validFor,
});

/** What became of the bonus of a deposit; `id` is that of the bonus once it was given. */
export const boundState = (deposit: DepositState, id: string | null): 'waiting' | 'given' | 'cancelled' =>
  id !== null ? 'given' : deposit === 'pending' || deposit === 'unallocated' ? 'waiting' : 'cancelled';
