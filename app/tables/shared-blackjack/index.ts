import type { TableFamily } from '../family';
import { SharedBlackjackFelt } from './felt';
import { SharedBlackjackPicture } from './picture';
import { SharedBlackjackRulesText } from './rules';
import stylesheet from './shared-blackjack.css?url';
import { handText, tableText } from './words';

/** Blackjack hands that a whole table bets on. */
export const sharedBlackjack: TableFamily = {
  kind: 'shared-blackjack',
  stylesheet,
  Picture: SharedBlackjackPicture,
  Felt: SharedBlackjackFelt,
  resultText: (result, words) => (result.kind === 'shared-blackjack' ? tableText(result, words) : ''),
  mark: (result) =>
    result.kind === 'shared-blackjack'
      ? { text: String(result.dealerTotal), tone: result.dealerTotal > 21 ? 'gold' : 'blue' }
      : { text: '', tone: 'plain' },
  spotText: handText,
  Rules: SharedBlackjackRulesText,
};
