import { z } from 'zod';
import type { FormMessage } from '~/forms/form-message';
import { multipleText } from '~/play/multiple';
import type { TableFamily } from '../family';
import { Aboard } from './aboard';
import stylesheet from './crash.css?url';
import { CrashFelt } from './felt';
import { CrashPart } from './part';
import { CrashPicture } from './picture';
import { CrashRulesText } from './rules';
import { crashText } from './words';

const invalidStake: FormMessage = 'play.stakeInvalid';
const invalidAuto: FormMessage = 'crash.autoInvalid';

/** `2`, `1.5` and `1,50`, with or without the sign of a multiple; nothing means none. In hundredths. */
const auto = z
  .string()
  .trim()
  .regex(/^[×x]?\s*\d{1,5}([.,]\d{1,2})?\s*[×x]?$/i, invalidAuto)
  .transform((text) => Math.round(Number(text.replace(/[×x\s]/gi, '').replace(',', '.')) * 100))
  .refine((multiple) => multiple > 100, invalidAuto)
  .optional();

/** Flights: the multiple rises until the crash. */
export const crash: TableFamily = {
  kind: 'crash',
  stylesheet,
  Picture: CrashPicture,
  Felt: CrashFelt,
  own: {
    fields: {
      stake: z
        .string({ message: invalidStake })
        .regex(/^[1-9]\d{0,12}$/, invalidStake)
        .transform(Number),
      auto,
    },
    orderOf: ({ stake, auto: multiple }) => ({
      stake: Number(stake),
      choice: { kind: 'crash', auto: multiple === undefined ? null : Number(multiple) },
    }),
    Part: CrashPart,
  },
  Aboard,
  resultText: (result, words) => (result.kind === 'crash' ? crashText(result.crashedAt, result.top, words) : ''),
  mark: (result, { number }) =>
    result.kind === 'crash'
      ? {
          text: multipleText(result.crashedAt, number),
          tone: result.crashedAt < 150 ? 'red' : result.crashedAt < 10_00 ? 'blue' : 'gold',
        }
      : { text: '', tone: 'plain' },
  spotText: (spot) => spot,
  Rules: CrashRulesText,
};
