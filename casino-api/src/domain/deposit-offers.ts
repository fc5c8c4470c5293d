import { days, type Language } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import { periodOf } from './periods';
import type { BonusGrant } from './promotions';
import { usualMultiplier } from './wagering';

/** A bonus that can be chosen with a deposit. Money in euro minor units; `validFor` in ms from the bonus's start on. */
export interface DepositOfferRule {
  id: string;
  names: Record<Language, string>;
  /** Of the deposit. */
  percent: number;
  /** The most that it gives. */
  most: number;
  /** The smallest deposit that it comes with. */
  minimum: number;
  multiplier: number;
  validFor: number;
  /** With the first deposit alone, or once an ISO week with a later one. */
  once: 'first_deposit' | 'weekly';
}

/** The offers in the order in which they are shown. What an operator wants different is changed here. */
export const depositOffers: readonly DepositOfferRule[] = [
  {
    id: 'welcome',
    names: {
      en: 'Welcome deposit bonus', es: 'Bono de bienvenida por depósito', de: 'Willkommensbonus auf die Einzahlung', fr: 'Bonus de bienvenue sur le dépôt', pt: 'Bônus de boas-vindas no depósito',
      no: 'Velkomstbonus på innskuddet', jp: 'ウェルカム入金ボーナス',
    },
    percent: 100, most: 100_00, minimum: 20_00, multiplier: usualMultiplier, validFor: 30 * days, once: 'first_deposit',
  },
  {
    id: 'reload',
    names: { en: 'Weekly deposit bonus', es: 'Bono de depósito semanal', de: 'Wöchentlicher Einzahlungsbonus', fr: 'Bonus de dépôt hebdomadaire', pt: 'Bônus de depósito semanal', no: 'Ukentlig innskuddsbonus', jp: '週間入金ボーナス' },
    percent: 50, most: 50_00, minimum: 20_00, multiplier: usualMultiplier, validFor: 14 * days, once: 'weekly',
  },
];

/** What decides about offers. */
export interface OfferSituation {
  hasDeposited: boolean;
  currency: Currency;
  /** Of the licence; null: none. */
  wageringCap: number | null;
  /** Whether a bonus was given for a key. */
  isGiven: (key: string) => boolean;
}

/** An offer as a player has it: money in minor units of the own currency, the multiplier as the licence allows it. */
export interface PlayersOffer extends Omit<DepositOfferRule, 'once'> {
  /** What it is given for: the same key gives it once. */
  key: string;
}

/** The offers that a deposit made at `at` (epoch ms) may choose among. */
export function offersFor({ hasDeposited, currency, wageringCap, isGiven }: OfferSituation, at: number, rules = depositOffers): PlayersOffer[] {
  return rules
    .filter(({ once }) => hasDeposited === (once === 'weekly'))
    .map(({ once, ...rule }) => ({
      ...rule,
      most: fromEuro(rule.most, currency),
      minimum: fromEuro(rule.minimum, currency),
      multiplier: Math.min(rule.multiplier, wageringCap ?? rule.multiplier),
      key: once === 'weekly' ? `deposit:${rule.id}:${periodOf('weekly', at).key}` : `deposit:${rule.id}`,
    }))
    .filter(({ key }) => !isGiven(key));
}

/** What an offer adds to a deposit: whole minor units, cut, never more than its most. */
export const bonusFor = ({ percent, most }: Pick<PlayersOffer, 'percent' | 'most'>, amount: number): number => Math.min(most, Math.floor((amount * percent) / 100));

/** What a deposit of `amount` brings once it is credited; fixed when it is chosen, whatever becomes of the offer meanwhile. */
export const grantFor = ({ key, names, multiplier, validFor, ...offer }: PlayersOffer, amount: number): BonusGrant => ({
  key, names, amount: bonusFor(offer, amount), multiplier, freeSpins: null, validFor,
});

/** What became of the bonus of a deposit; `id` is that of the bonus once it was given. */
export const boundState = (deposit: 'pending' | 'credited' | 'declined', id: string | null): 'waiting' | 'given' | 'cancelled' =>
  (id !== null ? 'given' : deposit === 'pending' ? 'waiting' : 'cancelled');
