import type { GameFamily } from '../family';
import { SlotDetails } from './details';
import { SlotPicture } from './picture';
import { SlotRulesText } from './rules';
import stylesheet from './slot.css?url';

/** Slots of fixed lines. */
export const slot: GameFamily = {
  kind: 'slot',
  stylesheet,
  texts: { play: 'play.spin', ready: 'play.ready' },
  fields: {},
  Picture: SlotPicture,
  Details: SlotDetails,
  Rules: SlotRulesText,
};
