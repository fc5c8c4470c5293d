import type { TableFamily } from '../family';
import { WheelFelt } from './felt';
import { WheelPicture } from './picture';
import { WheelRulesText } from './rules';
import stylesheet from './wheel.css?url';
import { faceText, landedText, markText, toneOf } from './words';

/** Big wheels. */
export const moneyWheel: TableFamily = {
  kind: 'money-wheel',
  stylesheet,
  Picture: WheelPicture,
  Felt: WheelFelt,
  resultText: (result, words) => (result.kind === 'money-wheel' ? landedText(result, words) : ''),
  mark: (result, words) =>
    result.kind === 'money-wheel'
      ? { text: markText(result.face, words), tone: toneOf(result.face) }
      : { text: '', tone: 'plain' },
  spotText: faceText,
  Rules: WheelRulesText,
};
