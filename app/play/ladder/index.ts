import type { GameFamily } from '../family';
import { LadderDetails } from './details';
import { LadderPicture } from './picture';
import { LadderRulesText } from './rules';
import stylesheet from './ladder.css?url';

/** Slots of lines whose wins climb a ladder of multipliers. */
export const ladder: GameFamily = {
  kind: 'ladder',
  stylesheet,
  texts: { play: 'play.spin', ready: 'play.ready' },
  fields: {},
  Picture: LadderPicture,
  Details: LadderDetails,
  Rules: LadderRulesText,
};
