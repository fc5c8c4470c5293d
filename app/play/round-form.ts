import { PositiveMinorUnits } from 'contract/money';
import type { GameFamilyKind, RoundChoice } from 'contract/play';
import { DecisionName } from 'contract/receipt';
import { z } from 'zod';
import { defineForm, type FormDefinition } from '~/forms/define-form';
import type { FormMessage } from '~/forms/form-message';
import { requestIdField } from '~/forms/request-id';

/** What a family of games asks for, and what its answers come to. */
export interface FamilyFields {
  kind: GameFamilyKind;
  /** Fields besides stake, mode and requestId, with `FormMessage`s. */
  fields?: z.ZodRawShape;
  /** What they say, for the API. */
  choiceOf?: (values: Record<string, unknown>) => RoundChoice;
  /** Fields of the decision form besides its buttons, such as ticks on cards; a family that has some says what they come to. */
  decisionFields?: z.ZodRawShape;
  /** What the API is told of a button pressed with those fields. */
  decisionOf?: (button: string, values: Record<string, unknown>) => string;
}

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
export function roundForm(family: FamilyFields): RoundForm {
  const known = forms.get(family.kind);
  if (known) return known;
  const form = defineForm({ id: 'spin', schema: z.object({ ...shape, ...family.fields }) }) as unknown as RoundForm;
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
export function decisionForm(family: FamilyFields): DecisionFormDefinition {
  const known = decisionForms.get(family.kind);
  if (known) return known;
  const form = defineForm({
    id: 'decision',
    schema: z.object({ ...decisionShape, ...family.decisionFields }),
  }) as unknown as DecisionFormDefinition;
  decisionForms.set(family.kind, form);
  return form;
}
