import { z } from 'zod';
import type { FormMessage } from '~/forms/form-message';
import type { GameFamily } from '../family';
import { MinesDecisions } from './decisions';
import { MinesFields } from './fields';
import { MinesPicture } from './picture';
import { MinesRulesText } from './rules';
import stylesheet from './mines.css?url';

const invalidMines: FormMessage = 'mines.minesInvalid';

/** A field of hidden mines, opened cell by cell. */
export const mines: GameFamily = {
  kind: 'mines',
  stylesheet,
  texts: { play: 'mines.start', ready: 'mines.ready' },
  fields: {
    mines: z
      .string({ message: invalidMines })
      .regex(/^[1-9]\d?$/, invalidMines)
      .transform(Number),
  },
  choiceOf: ({ mines: count }) => ({ kind: 'mines', mines: Number(count) }),
  Picture: MinesPicture,
  Fields: MinesFields,
  Decisions: MinesDecisions,
  unattended: 'play.unattendedCashOut',
  Rules: MinesRulesText,
};
