import { colourOf } from 'contract/play/roulette';
import type { TableFamily } from '../family';
import { RouletteFelt } from './felt';
import { RoulettePicture } from './picture';
import { RouletteRulesText } from './rules';
import stylesheet from './roulette.css?url';
import { numberText, rouletteSpotText } from './words';

/** European roulette. */
export const roulette: TableFamily = {
  kind: 'roulette',
  stylesheet,
  Picture: RoulettePicture,
  Felt: RouletteFelt,
  resultText: (result, words) => (result.kind === 'roulette' ? numberText(result.number, words) : ''),
  mark: (result) =>
    result.kind === 'roulette'
      ? { text: String(result.number), tone: colourOf(result.number) }
      : { text: '', tone: 'plain' },
  spotText: rouletteSpotText,
  Rules: RouletteRulesText,
};
