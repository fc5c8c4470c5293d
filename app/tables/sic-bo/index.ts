import { isTriple, sumOfDice } from 'contract/play/sic-bo';
import type { TableFamily } from '../family';
import { SicBoFelt } from './felt';
import { SicBoPicture } from './picture';
import { SicBoRulesText } from './rules';
import stylesheet from './sic-bo.css?url';
import { sicBoSpotText, thrownText } from './words';

const toneOf = (dice: readonly number[]): string => (isTriple(dice) ? 'gold' : sumOfDice(dice) <= 10 ? 'blue' : 'red');

/** Three dice. */
export const sicBo: TableFamily = {
  kind: 'sic-bo',
  stylesheet,
  Picture: SicBoPicture,
  Felt: SicBoFelt,
  resultText: (result, words) => (result.kind === 'sic-bo' ? thrownText(result, words) : ''),
  mark: (result) =>
    result.kind === 'sic-bo'
      ? { text: String(sumOfDice(result.dice)), tone: toneOf(result.dice) }
      : { text: '', tone: 'plain' },
  spotText: sicBoSpotText,
  Rules: SicBoRulesText,
};
