import type { GameFamily } from '../family';
import { JackpotBanner } from './banner';
import { JackpotDetails } from './details';
import { JackpotPicture } from './picture';
import { JackpotRulesText } from './rules';
import { PoolAwaited } from './waiting';
import stylesheet from './jackpot.css?url';

/** Slots of lines that also play for a pool. */
export const jackpot: GameFamily = {
  kind: 'jackpot',
  stylesheet,
  texts: { play: 'play.spin', ready: 'play.ready', open: 'jackpot.yours' },
  fields: {},
  Banner: JackpotBanner,
  Picture: JackpotPicture,
  Decisions: PoolAwaited,
  Details: JackpotDetails,
  Rules: JackpotRulesText,
};
