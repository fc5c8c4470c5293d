import type { GameFamily } from '../family';
import { HoldDetails } from './details';
import { HoldPicture } from './picture';
import { HoldRulesText } from './rules';
import stylesheet from './hold.css?url';

/** Slots of lines whose coins stay and are spun for. */
export const hold: GameFamily = {
  kind: 'hold',
  stylesheet,
  texts: { play: 'play.spin', ready: 'play.ready' },
  fields: {},
  Picture: HoldPicture,
  Details: HoldDetails,
  Rules: HoldRulesText,
};
