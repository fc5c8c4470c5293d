import { pointsOf, winnerOf, type BaccaratResult, type BaccaratSpot } from 'contract/play/baccarat';
import type { TableFamily, Words } from '../family';
import stylesheet from './baccarat.css?url';
import { BaccaratFelt } from './felt';
import { BaccaratPicture } from './picture';
import { BaccaratRulesText } from './rules';
import { wonText } from './words';

const tones = { player: 'blue', banker: 'red', tie: 'green' } as const;

const markOf = (result: BaccaratResult, { t }: Words) => {
  const winner = winnerOf(result);
  return {
    text: `${t(`baccarat.mark_${winner}`)}${Math.max(pointsOf(result.player), pointsOf(result.banker))}`,
    tone: tones[winner],
  };
};

/** Player, banker or tie. */
export const baccarat: TableFamily = {
  kind: 'baccarat',
  stylesheet,
  Picture: BaccaratPicture,
  Felt: BaccaratFelt,
  resultText: (result, words) => (result.kind === 'baccarat' ? wonText(result, words) : ''),
  mark: (result, words) => (result.kind === 'baccarat' ? markOf(result, words) : { text: '', tone: 'plain' }),
  spotText: (spot, { t }) => t(`baccarat.${spot as BaccaratSpot}`),
  Rules: BaccaratRulesText,
};
