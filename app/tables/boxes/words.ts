import { bestBox, type BoxesResult } from 'contract/play/money-boxes';
import { multipleText } from '~/play/multiple';
import type { Words } from '../family';

/** What a place was worth, hundredths of the stake. */
export const worthOf = ({ prizes, encore }: BoxesResult, box: number): number =>
  prizes[box - 1]! * (encore && encore.box === box ? encore.times : 1);

/** The best prize, and where it lay. */
export const bestText = (result: BoxesResult, { t, number }: Pick<Words, 't' | 'number'>): string =>
  t('boxes.bestAt', { multiple: multipleText(worthOf(result, bestBox(result)), number), number: bestBox(result) });

/** A spot's name says what closes over it: `curtain-3`. */
export function boxSpotText(spot: string, { t }: Pick<Words, 't'>): string {
  const [what, number = ''] = spot.split('-');
  return t(`boxes.${what as 'box' | 'curtain' | 'parcel' | 'shelf' | 'stack'}`, { number });
}
