import { days, type Language } from 'contract/constants';
import { findGame } from '../../features/catalogue';
import { faceOf, lowestMultiplier, usualMultiplier } from '../../features/bonuses';
import { renderMoney } from '../../features/messages';
import { filled, inLanguages, type Written } from '../forms';
import { amountIn, lineIn, textsIn, wholeIn } from '../form-values';

/** What a bonus is, as an operator writes it: money in euro minor units, `validFor` in ms. */
export interface BonusTerms {
  names: Record<Language, string>;
  amount: number;
  multiplier: number;
  freeSpins: { gameid: string; count: number; value: number } | null;
  validFor: number | null;
}

type Given = Pick<BonusTerms, 'amount' | 'freeSpins' | 'multiplier' | 'validFor'>;

/** What everybody is given, in words. */
export const givesOf = ({ amount, freeSpins, multiplier, validFor }: Given): string =>
  [
    ...(amount > 0 ? [renderMoney(amount, 'EUR', 'en')] : []),
    ...(freeSpins ? [`${freeSpins.count} × ${renderMoney(freeSpins.value, 'EUR', 'en')} at ${freeSpins.gameid}`] : []),
    `wagered ${multiplier} times`,
    ...(validFor === null ? [] : [`${validFor / days} days`]),
  ].join(', ');

/** What a code is worth to each who redeems it, euro minor units; left out where it is wagered less than an offer has to be: that is as good as cash for whoever comes. */
export const worthOfCode = (terms: Given): { worth?: number } =>
  terms.multiplier < lowestMultiplier ? {} : { worth: faceOf(terms) };

/** What the second person reads of a grant. */
export const grantInWords = (terms: BonusTerms, players: number, note: string): string =>
  `Give ${players} ${players === 1 ? 'player' : 'players'} “${terms.names.en}”: ${givesOf(terms)}, ${renderMoney(faceOf(terms) * players, 'EUR', 'en')} in all: ${note}`;

const longestName = 80;

/** The terms that a form holds, or what is wrong with them. */
export async function termsIn(db: D1Database, form: URLSearchParams): Promise<BonusTerms | string> {
  const names = textsIn(form, 'name', longestName);
  if (!names) return 'Write the bonus’s name in English at least';
  const amount = amountIn(form, 'amount');
  if (amount === undefined || (amount ?? 0) > 100_000_00) return 'Write an amount of up to 100,000 EUR, or none';
  const multiplier = wholeIn(form, 'multiplier', 0, 100);
  if (multiplier === undefined) return 'Wagering is 0 to 100 times';
  const validFor = wholeIn(form, 'days', 1, 366);
  if (validFor === undefined) return 'Days are 1 to 366, or none';
  const freeSpins = await spinsIn(db, form);
  if (typeof freeSpins === 'string') return freeSpins;
  if (amount === null && freeSpins === null) return 'Give an amount, free spins, or both';
  return {
    ...{ names, freeSpins, amount: amount ?? 0, multiplier: multiplier ?? usualMultiplier },
    validFor: validFor === null ? null : validFor * days,
  };
}

async function spinsIn(db: D1Database, form: URLSearchParams): Promise<BonusTerms['freeSpins'] | string> {
  const gameid = lineIn(form, 'game', 80);
  if (gameid === '') return null;
  const game = await findGame(db, gameid, 'en');
  if (game?.category !== 'slots') return 'Free spins are of a slot, by its id';
  const [count, value] = [wholeIn(form, 'spins', 1, 1_000), amountIn(form, 'stake')];
  return count && value && value <= 100_00
    ? { gameid, count, value }
    : 'Write how many free spins, 1 to 1,000, and their stake';
}

export const termFields = (form: Written): string =>
  inLanguages('Name', 'name', form, longestName) +
  filled('Amount, EUR', 'amount', form, { attributes: 'inputmode="decimal" maxlength="10"' }) +
  filled('Wagered so many times', 'multiplier', form, {
    attributes: 'inputmode="numeric" maxlength="3"',
    hint: String(usualMultiplier),
  }) +
  filled('Free spins of the slot', 'game', form, { attributes: 'maxlength="80"' }) +
  filled('How many', 'spins', form, { attributes: 'inputmode="numeric" maxlength="4"' }) +
  filled('Stake of each, EUR', 'stake', form, { attributes: 'inputmode="decimal" maxlength="6"' }) +
  filled('Days it is good for from its start', 'days', form, { attributes: 'inputmode="numeric" maxlength="3"' });
