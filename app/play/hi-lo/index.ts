import type { GameFamily } from '../family';
import { HiLoDecisions } from './decisions';
import { HiLoPicture } from './picture';
import { HiLoRulesText } from './rules';
import stylesheet from './hi-lo.css?url';

/** One card after the other, each guessed. */
export const hiLo: GameFamily = {
  kind: 'hi-lo',
  stylesheet,
  texts: { play: 'hiLo.start', ready: 'hiLo.ready' },
  fields: {},
  Picture: HiLoPicture,
  Decisions: HiLoDecisions,
  unattended: 'play.unattendedCashOut',
  Rules: HiLoRulesText,
};
