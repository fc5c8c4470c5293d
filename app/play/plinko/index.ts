import { z } from 'zod';
import { PlinkoRisk } from 'contract/play/plinko';
import type { FormMessage } from '~/forms/form-message';
import type { GameFamily } from '../family';
import { PlinkoFields } from './fields';
import { PlinkoPicture } from './picture';
import { PlinkoRulesText } from './rules';
import stylesheet from './plinko.css?url';

const invalidRows: FormMessage = 'plinko.rowsInvalid';
const invalidRisk: FormMessage = 'plinko.riskInvalid';

/** A ball that falls through rows of pegs into a slot. */
export const plinko: GameFamily = {
  kind: 'plinko',
  stylesheet,
  texts: { play: 'plinko.drop', ready: 'plinko.ready' },
  fields: {
    rows: z
      .string({ message: invalidRows })
      .regex(/^[1-9]\d?$/, invalidRows)
      .transform(Number),
    risk: z.enum(PlinkoRisk.options, { message: invalidRisk }),
  },
  choiceOf: ({ rows, risk }) => ({ kind: 'plinko', rows: Number(rows), risk: PlinkoRisk.parse(risk) }),
  Picture: PlinkoPicture,
  Fields: PlinkoFields,
  Rules: PlinkoRulesText,
};
