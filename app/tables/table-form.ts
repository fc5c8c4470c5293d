import type { RoundChoice, TableFamilyKind } from 'contract/play';
import { SpotBet, SpotName } from 'contract/play/table';
import type { RoundReceipt } from 'contract/receipt';
import { z } from 'zod';
import { defineForm, type FormDefinition } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';

/** For families whose bets are no chips on spots: their fields, and what these say. */
export interface OwnBet {
  fields: z.ZodRawShape;
  orderOf: (values: Record<string, unknown>) => { stake: number; choice: RoundChoice };
}

interface BettingFamily {
  kind: TableFamilyKind;
  own?: OwnBet;
}

const outdated: FormMessage = 'play.formOutdated';
const chipInvalid: FormMessage = 'tables.chipInvalid';

/** Minor units, as a choice among some amounts sends them. */
const amount = (invalid: FormMessage) =>
  z
    .string({ message: invalid })
    .regex(/^[1-9]\d{0,12}$/, invalid)
    .transform(Number);

const shape = {
  round: z
    .string({ message: outdated })
    .regex(/^\d{1,9}$/, outdated)
    .transform(Number),
  mode: z.enum(['real', 'fun'], { message: outdated }),
  requestId: requestIdField,
};

/** So many bets does a round take at most. */
const most = 160;
const oneBet = '[a-z0-9-]{1,40}:[1-9]\\d{0,12}';
const allBets = new RegExp(`^${oneBet}( ${oneBet}){0,${most - 1}}$`);

/** Chips of one kind on the ticked spots; or what a script laid one by one, `<spot>:<amount>` each with a space between; or the bets of a round again. */
const chips = {
  chip: amount(chipInvalid).optional(),
  spot: z
    .array(z.string().refine((name) => SpotName.safeParse(name).success, outdated))
    .max(most, outdated)
    .optional(),
  bet: z.string().regex(allBets, outdated).optional(),
  /** The id of one of the player's rounds. */
  again: z.string().max(100, outdated).optional(),
  /** Of the bets of that round so many times as much. */
  times: z.enum(['1', '2'], { message: outdated }).optional(),
};

/** What gets out of a flight that is under way. By the time it is refused its button is gone: the error leads to the table. */
export const cashOutForm = defineForm({ id: 'table', schema: z.object(shape) });

export type TableForm = FormDefinition<z.ZodObject<typeof shape>>;

const forms = new Map<TableFamilyKind, TableForm>();

/** What a bet is posted with; whether it can be placed is the API's to say. */
export function tableForm(family: BettingFamily): TableForm {
  const known = forms.get(family.kind);
  if (known) return known;
  const form = defineForm({
    id: 'bets',
    schema: z.object({ ...shape, ...(family.own?.fields ?? chips) }),
  }) as unknown as TableForm;
  forms.set(family.kind, form);
  return form;
}

type Order =
  { ok: true; stake: number; choice: RoundChoice } | { ok: false; field: 'chip' | 'spot'; message: FormMessage };

/**
 * What is bet, or what is missing.
 * @param again the bets of the round that the form names, empty if it names none that can be placed again
 */
export function orderOf(family: BettingFamily, values: Record<string, unknown>, again: readonly SpotBet[]): Order {
  if (family.own) return { ok: true, ...family.own.orderOf(values) };
  const {
    chip,
    spot: spots,
    bet: laid,
    times,
  } = values as Partial<Record<'bet' | 'times', string>> & {
    chip?: number;
    spot?: string[];
  };
  const bets =
    again.length > 0
      ? again.map(({ spot, amount: before }) => ({ spot, amount: before * Number(times ?? 1) }))
      : laid
        ? laid.split(' ').map(betOf)
        : (spots ?? []).map((spot) => ({ spot, amount: chip ?? 0 }));
  if (bets.length === 0) return { ok: false, field: 'spot', message: 'tables.spotMissing' };
  if (bets.some((bet) => !SpotBet.safeParse(bet).success)) return { ok: false, field: 'chip', message: chipInvalid };
  return { ok: true, stake: sumOf(bets), choice: { kind: 'bets', bets } };
}

const betOf = (text: string): SpotBet => {
  const [spot = '', laid] = text.split(':');
  return { spot, amount: Number(laid) };
};

/** The chips of a player's part in a round; none where bets are no chips. */
export const betsOf = ({ position }: Pick<RoundReceipt, 'position'>): SpotBet[] =>
  position?.choice?.kind === 'bets' ? position.choice.bets : [];

export const sumOf = (bets: readonly SpotBet[]): number => bets.reduce((sum, { amount }) => sum + amount, 0);
