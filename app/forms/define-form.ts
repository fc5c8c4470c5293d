import { getZodConstraint, unstable_coerceFormValue as coerceFormValue } from '@conform-to/zod';
import type { z } from 'zod';

type Leaf = string | number | boolean | bigint | Date | null | undefined;

/** Names of a form's inputs as they are posted: `username`, `birthdate.day`. */
type FieldName<Fields> = {
  [Name in keyof Fields & string]: NonNullable<Fields[Name]> extends Leaf | readonly unknown[]
    ? Name
    : Name | `${Name}.${keyof NonNullable<Fields[Name]> & string}`;
}[keyof Fields & string];

/** What a form asks for. Its messages are `FormMessage`s; rules that forget theirs get the house's (`error-map.ts`). */
export type FormSchema = z.ZodObject<z.ZodRawShape>;

export type FieldsOf<Schema extends FormSchema> = FieldName<z.input<Schema>>;

type Constraints = ReturnType<typeof getZodConstraint>;

/** One form: server and view read the same definition. */
export interface FormDefinition<Schema extends FormSchema> {
  /** Of the form element; its fields' ids are `<id>-<name>`. */
  id: string;
  schema: Schema;
  /** Never sent back, whatever was wrong (QUALITY: secrets not echoed). */
  secrets: readonly FieldsOf<Schema>[];
  /** Kept as typed, wide signs too: prose, and what is compared letter by letter. */
  verbatim: readonly FieldsOf<Schema>[];
  /** The native attributes of the schema's rules by field, and with them the names that the form knows. */
  constraint: () => NonNullable<Constraints>;
  /** The schema as a posted form is read by it, where nothing but text and emptiness comes. */
  posted: () => z.ZodType<z.output<Schema>, z.ZodTypeDef, z.input<Schema>>;
}

export function defineForm<Schema extends FormSchema>(definition: {
  id: string;
  schema: Schema;
  secrets?: readonly FieldsOf<Schema>[];
  verbatim?: readonly FieldsOf<Schema>[];
}): FormDefinition<Schema> {
  let constraint: NonNullable<Constraints> | undefined;
  let posted: ReturnType<FormDefinition<Schema>['posted']> | undefined;
  return {
    id: definition.id,
    schema: definition.schema,
    secrets: definition.secrets ?? [],
    verbatim: definition.verbatim ?? [],
    constraint: () => (constraint ??= readable(getZodConstraint(definition.schema))),
    posted: () => (posted ??= coerceFormValue(definition.schema)),
  };
}

/** Browsers read `pattern` with the `v` flag and complain of what it forbids, such as `[()-]`: such a rule is the server's alone. */
function readable(constraints: NonNullable<Constraints>): NonNullable<Constraints> {
  for (const rules of Object.values(constraints)) {
    try {
      if (rules.pattern) new RegExp(rules.pattern, 'v');
    } catch {
      rules.pattern = undefined;
    }
  }
  return constraints;
}
