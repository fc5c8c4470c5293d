import { PositiveMinorUnits } from 'contract/money';
import type { GameFamilyKind } from 'contract/play';
import { DecisionName } from 'contract/receipt';
import { z } from 'zod';
import { defineForm, type FormDefinition } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';
import type { GameFamily } from './family';

const invalidStake: FormMessage = 'play.stakeInvalid';
const outdated: FormMessage = 'play.formOutdated';
const noDecision: FormMessage = 'play.decisionMissing';

const mode = z.enum(['real', 'fun'], { message: outdated });
const stake = z
  .string({ message: invalidStake })
  .regex(/^\d{1,13}$/, invalidStake)
  .transform(Number)
  .refine((amount) => PositiveMinorUnits.safeParse(amount).success, invalidStake);

const shape = { stake, requestId: requestIdField, mode };
/** The form that opens a round; a family's own fields come on top. */
export type RoundForm = FormDefinition<z.ZodObject<typeof shape>>;

const forms = new Map<GameFamilyKind, RoundForm>();

/** What the play button sends. `stake` in minor units; whether it is on offer is the API's to say. */
export function roundForm(family: GameFamily): RoundForm {
  const known = forms.get(family.kind);
  if (known) return known;
  const { stake: single, ...common } = shape;
  const schema = z.object({ ...(family.stakeOf ? {} : { stake: single }), ...common, ...family.fields });
  const form = defineForm({ id: 'spin', schema }) as unknown as RoundForm;
  forms.set(family.kind, form);
  return form;
}

const decisionShape = {
  round: z.string({ message: outdated }).min(1, outdated).max(100, outdated),
  step: z
    .string({ message: outdated })
    .regex(/^\d{1,3}$/, outdated)
    .transform(Number),
  decision: z.string({ message: noDecision }).refine((decision) => DecisionName.safeParse(decision).success, outdated),
  requestId: requestIdField,
  mode,
};
/** The form of an open round; a family's own fields come on top. */
export type DecisionFormDefinition = FormDefinition<z.ZodObject<typeof decisionShape>>;

const decisionForms = new Map<GameFamilyKind, DecisionFormDefinition>();

/** What a button of an open round sends. `step` decisions had been made when the page was drawn. */
export function decisionForm(family: GameFamily): DecisionFormDefinition {
  const known = decisionForms.get(family.kind);
  if (known) return known;
  const form = defineForm({
    id: 'decision',
    schema: z.object({ ...decisionShape, ...family.decisionFields }),
  }) as unknown as DecisionFormDefinition;
  decisionForms.set(family.kind, form);
  return form;
}
