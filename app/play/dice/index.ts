import { z } from 'zod';
import { DiceSide } from 'contract/play/dice';
import type { FormMessage } from '~/forms/form-message';
import type { GameFamily } from '../family';
import { DiceFields } from './fields';
import { DicePicture } from './picture';
import { DiceRulesText } from './rules';
import stylesheet from './dice.css?url';

const invalidSide: FormMessage = 'dice.sideInvalid';
const invalidChance: FormMessage = 'dice.chanceInvalid';

/** A number on a scale, and a bet on one end of it. */
export const dice: GameFamily = {
  kind: 'dice',
  stylesheet,
  texts: { play: 'dice.roll', ready: 'dice.ready' },
  fields: {
    side: z.enum(DiceSide.options, { message: invalidSide }),
    chance: z
      .string({ message: invalidChance })
      .regex(/^[1-9]\d?$/, invalidChance)
      .transform(Number),
  },
  choiceOf: ({ side, chance }) => ({ kind: 'dice', side: side === 'high' ? 'high' : 'low', chance: Number(chance) }),
  Picture: DicePicture,
  Fields: DiceFields,
  Rules: DiceRulesText,
};
