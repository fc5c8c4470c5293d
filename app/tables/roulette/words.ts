import { colourOf, rouletteSpots, type RouletteSpot } from 'contract/play/roulette';
import type { Words } from '../family';

let known: Map<string, RouletteSpot> | undefined;
const spotNamed = (name: string): RouletteSpot | undefined =>
  (known ??= new Map(rouletteSpots().map((spot) => [spot.spot, spot]))).get(name);

export const numberText = (number: number, { t }: Pick<Words, 't'>): string =>
  t(`roulette.${colourOf(number)}Number`, { number });

/** A spot in words: one number by its colour, several by their numbers. */
export function rouletteSpotText(name: string, words: Pick<Words, 't'>): string {
  const { t } = words;
  const spot = spotNamed(name);
  if (!spot) return name;
  const { group, numbers } = spot;
  if (group === 'straight') return numberText(numbers[0]!, words);
  if (group === 'even') return t(`roulette.${name as 'red'}`);
  if (group === 'dozen') return t('roulette.dozen', { from: numbers[0]!, to: numbers.at(-1)! });
  if (group === 'column') return t('roulette.column', { number: numbers[0]! });
  return numbers.join('-');
}
