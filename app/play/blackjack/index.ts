import type { GameFamily } from '../family';
import { BlackjackDecisions } from './decisions';
import { BlackjackPicture } from './picture';
import { BlackjackRulesText } from './rules';
import stylesheet from './blackjack.css?url';

/** A hand or two against the dealer's. */
export const blackjack: GameFamily = {
  kind: 'blackjack',
  stylesheet,
  texts: { play: 'blackjack.deal', ready: 'blackjack.ready' },
  fields: {},
  Picture: BlackjackPicture,
  Decisions: BlackjackDecisions,
  unattended: 'play.unattendedStand',
  Rules: BlackjackRulesText,
};
