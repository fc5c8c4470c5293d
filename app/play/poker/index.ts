import { z } from 'zod';
import type { GameFamily } from '../family';
import { PokerDecisions } from './decisions';
import { PokerPicture } from './picture';
import { PokerRulesText } from './rules';
import stylesheet from './poker.css?url';

const tick = z.string().max(2).optional();
const places = [0, 1, 2, 3, 4] as const;

/** Draw poker: cards are ticked to be held, and one button draws the rest. */
export const poker: GameFamily = {
  kind: 'poker',
  stylesheet,
  texts: { play: 'poker.deal', ready: 'poker.ready' },
  fields: {},
  decisionFields: Object.fromEntries(places.map((place) => [`hold${place}`, tick])),
  decisionOf: (button, values) =>
    button === 'draw' ? `hold-${places.map((place) => (values[`hold${place}`] === 'on' ? 1 : 0)).join('')}` : button,
  Picture: PokerPicture,
  Decisions: PokerDecisions,
  unattended: 'play.unattendedHold',
  Rules: PokerRulesText,
};
