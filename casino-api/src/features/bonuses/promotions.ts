import type { Language } from 'contract/constants';
import { fromEuro, type Currency } from 'contract/money';
import type { ContributionTable } from './contribution';
import type { OfferSegment } from './offer-segments';
import { usualMultiplier } from './wagering';

/** A bonus as it is given. Money in minor units of the player's currency, durations in ms. */
export interface BonusGrant {
  /** What it is given for: the same key gives it once. */
  key: string;
  names: Record<Language, string>;
  amount: number;
  multiplier: number;
  freeSpins: { gameid: string; count: number; value: number } | null;
  /** From its start on; while it waits nothing runs out (DOMAIN §3). Null: for good. */
  validFor: number | null;
  /** What games count, as it was shown when the bonus was chosen; without it, as of the grant. */
  contribution?: ContributionTable;
  /** The games that alone count; empty or left out: all, as the house counts them. */
  games?: readonly string[];
  /** The url of the offer that it costs. */
  offer?: string;
}

/** What a promotion code stands for: the same for everybody, money in euro minor units. */
export type Promotion = Omit<BonusGrant, 'key'> & {
  /** In capitals. */
  code: string;
  /** Of the offer that announces it; left out: everybody. */
  segment?: OfferSegment;
  /** The budget of that offer is used up. */
  isUsedUp?: boolean;
};

/** What a code gives a player; each code counts once (DOMAIN §3). */
export const grantOf = ({ code, segment: _, isUsedUp: __, ...promotion }: Promotion, currency: Currency): BonusGrant =>
  inCurrency({ ...promotion, key: `code:${code}` }, currency);

/** A bonus that was named in euro minor units, in a player's currency by its fixed equivalent. */
export const inCurrency = ({ amount, freeSpins, ...grant }: BonusGrant, currency: Currency): BonusGrant => ({
  ...grant,
  amount: fromEuro(amount, currency),
  freeSpins: freeSpins && { ...freeSpins, value: fromEuro(freeSpins.value, currency) },
});

/** Free spins that were earned by rule, as the bonus that they are: wagered as usual. */
export const spinsGrant = (
  spins: Pick<BonusGrant, 'key' | 'names' | 'validFor'> & { freeSpins: NonNullable<BonusGrant['freeSpins']> },
): BonusGrant => ({ ...spins, amount: 0, multiplier: usualMultiplier });
