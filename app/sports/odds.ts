import { formatHundredths } from '~/i18n/format';
import type { Language } from '~/i18n/languages';

/** How a player wants odds written (DOMAIN §12); kept in the cookie of this name. */
export const oddsFormats = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];
export const oddsCookie = 'odds-format';

/** Anything else than the name of a format is the first one. */
export const oddsFormatOf = (text: string | null | undefined): OddsFormat =>
  oddsFormats.find((format) => format === text) ?? oddsFormats[0];

/** The fractions that bookmakers quote: profit to stake. Above the last one come whole numbers to one. */
const ladder = (
  '1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 ' +
  '1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 13/8 7/4 9/5 15/8 2/1 85/40 9/4 95/40 ' +
  '5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 ' +
  '33/1 40/1 50/1 66/1 80/1 100/1'
).split(' ');

const profitOf = (fraction: string): number => {
  const [profit, stake] = fraction.split('/').map(Number);
  return profit! / stake!;
};

/** The fraction of the ladder next to the odds: a name for them, what is paid is reckoned by the odds themselves. */
function fractional(odds: number): string {
  const profit = (odds - 1_000) / 1_000;
  if (profit > profitOf(ladder.at(-1)!)) return `${Math.round(profit)}/1`;
  const away = (fraction: string) => Math.abs(profitOf(fraction) - profit);
  return ladder.reduce((nearest, fraction) => (away(fraction) < away(nearest) ? fraction : nearest));
}

/** What 100 win from evens on, what has to be staked to win 100 below. */
function american(odds: number): string {
  const profit = odds - 1_000;
  return profit >= 1_000 ? `+${Math.round(profit / 10)}` : `−${Math.round(100_000 / profit)}`;
}

/** Odds as text. Decimal ones are rounded down: nobody reads more than is paid. @param odds thousandths, more than 1000 */
export function formatOdds(odds: number, format: OddsFormat, language: Language): string {
  if (format === 'fractional') return fractional(odds);
  if (format === 'american') return american(odds);
  return formatHundredths(Math.floor(odds / 10), language);
}
