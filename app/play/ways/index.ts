import type { GameFamily } from '../family';
import stylesheet from '../slot/slot.css?url';
import { WaysDetails } from './details';
import { WaysPicture } from './picture';
import { WaysRulesText } from './rules';

/** Slots without lines: equal symbols on neighbouring reels win wherever they stand. */
export const ways: GameFamily = {
  kind: 'ways',
  stylesheet,
  texts: { play: 'play.spin', ready: 'play.ready' },
  fields: {},
  Picture: WaysPicture,
  Details: WaysDetails,
  Rules: WaysRulesText,
};
