import type { Language } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import type { Offer } from 'contract/offers';
import { periodOf } from '../../kernel/periods';
import type { RewardTier } from '../loyalty';
import { isInSegment, type OfferSegment } from './offer-segments';
import type { BonusGrant } from './promotions';

/** What is offered, as an operator wrote it. Money in euro minor units, `validFor` in ms from the bonus's start, times in epoch ms. */
export interface OfferRule extends Pick<
  Offer,
  'url' | 'kind' | 'way' | 'limit' | 'code' | 'deposit' | 'amount' | 'validFor' | 'from' | 'until'
> {
  titles: Record<Language, string>;
  multiplier: number;
  freeSpins: { gameid: string; count: number; value: number } | null;
  segment: OfferSegment;
  /** The games that alone count; empty: all, as the house counts them. */
  games: string[];
  /** Euro minor units, into the rest of which has to fit what is given; null: as much as is taken. */
  budget: number | null;
}

/** What decides about offers. */
export interface OfferSituation {
  /** Nothing is offered to this player now (DOMAIN §14). */
  withheld: boolean;
  hasDeposited: boolean;
  tier: RewardTier;
  /** Whether a bonus was given for a key. */
  isGiven: (key: string) => boolean;
}

export function offerStateAt({ from, until }: Pick<OfferRule, 'from' | 'until'>, at: number): Offer['state'] {
  if (until !== null && at >= until) return 'ended';
  return from !== null && at < from ? 'coming' : 'running';
}

/** What it is given for: the same key gives it once. A weekly one has a key of its own in each ISO week. */
export function offerKey(
  { way, url, code, limit }: Pick<OfferRule, 'way' | 'url' | 'code' | 'limit'>,
  at: number,
): string {
  if (way === 'code') return `code:${code}`;
  const key = `${way === 'deposit' ? 'deposit' : 'offer'}:${url}`;
  return limit === 'weekly' ? `${key}:${periodOf('weekly', at).key}` : key;
}

/** Whether a player could take it at `at` (epoch ms). */
export function isOfferOpen(rule: OfferRule, situation: OfferSituation, at: number): boolean {
  const { withheld, hasDeposited, isGiven } = situation;
  if (withheld || offerStateAt(rule, at) !== 'running' || !isInSegment(rule.segment, situation)) return false;
  if (rule.limit === 'first_deposit' && hasDeposited) return false;
  if (rule.limit === 'weekly' && !hasDeposited) return false;
  return !isGiven(offerKey(rule, at));
}

/** What a claim gives. Its wagering is cut to the licence's cap where it is granted. */
export const claimGrant = (rule: OfferRule, currency: Currency, at: number): BonusGrant => ({
  key: offerKey(rule, at),
  names: rule.titles,
  amount: fromEuro(rule.amount, currency),
  multiplier: rule.multiplier,
  freeSpins: rule.freeSpins && { ...rule.freeSpins, value: fromEuro(rule.freeSpins.value, currency) },
  validFor: rule.validFor,
  games: rule.games,
  offer: rule.url,
});
