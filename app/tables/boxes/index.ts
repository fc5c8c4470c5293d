import { bestBox } from 'contract/play/money-boxes';
import type { TableFamily } from '../family';
import stylesheet from './boxes.css?url';
import { BoxesFelt } from './felt';
import { BoxesPicture } from './picture';
import { BoxesRulesText } from './rules';
import { bestText, boxSpotText, worthOf } from './words';

/** Prizes behind boxes, curtains and parcels. */
export const moneyBoxes: TableFamily = {
  kind: 'money-boxes',
  stylesheet,
  Picture: BoxesPicture,
  Felt: BoxesFelt,
  resultText: (result, words) => (result.kind === 'money-boxes' ? bestText(result, words) : ''),
  // Where the best prize lay; gold where it was worth a lot.
  mark: (result) =>
    result.kind === 'money-boxes'
      ? { text: String(bestBox(result)), tone: worthOf(result, bestBox(result)) >= 10_00 ? 'gold' : 'violet' }
      : { text: '', tone: 'plain' },
  spotText: boxSpotText,
  Rules: BoxesRulesText,
};
