/** Inputs that a schema takes, made from the schema alone. */
import { z } from 'zod';

/** Tried in turn until one fits; a schema that none fits needs one more line here. */
const texts = [
  'lantern-festival',
  'a-request-of-bad-input-1',
  'someone@players.example',
  'Someone12',
  '01-02-1990',
  '2026-01-01',
  '2026-01',
  'DE',
  'EUR',
  '4242 4242 4242 4242',
  '12/39',
  '123',
  '+442079460958',
  'Europe/Berlin',
  'ランタン ハナコ',
];
const names = ['number', 'a-name'];
const numbers = [1, 0, 20, 60, 2_000, 101];

const firstFitting = <Value>(schema: z.ZodTypeAny, candidates: readonly Value[], where: string): Value => {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined) throw new Error(`Nothing fits ${where}: the candidates in samples.ts need one that does.`);
  return found;
};

/** What stands inside optional, nullable, defaulted and refined schemas. */
export function bare(schema: z.ZodTypeAny): z.ZodTypeAny {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return bare((schema as z.ZodOptional<z.ZodTypeAny>).unwrap());
  if (schema instanceof z.ZodDefault) return bare((schema as z.ZodDefault<z.ZodTypeAny>).removeDefault());
  if (schema instanceof z.ZodEffects) return bare((schema as z.ZodEffects<z.ZodTypeAny>).innerType());
  return schema;
}

export const optionsOf = (schema: z.ZodTypeAny): readonly z.ZodTypeAny[] | null =>
  schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion
    ? (schema.options as readonly z.ZodTypeAny[])
    : null;

/** One value for each way in which a schema can be met: every branch of its unions is met by one of them. */
export function samplesOf(schema: z.ZodTypeAny, where: string): unknown[] {
  const kind = bare(schema);
  const options = optionsOf(kind);
  if (options) return options.flatMap((option) => samplesOf(option, where));
  if (kind instanceof z.ZodObject) {
    const members = Object.entries(kind.shape as z.ZodRawShape).map(
      ([name, member]) => [name, samplesOf(member, `${where}.${name}`)] as const,
    );
    const first = Object.fromEntries(members.map(([name, [sample]]) => [name, sample]));
    return [
      first,
      ...members.flatMap(([name, [, ...others]]) => others.map((sample) => ({ ...first, [name]: sample }))),
    ];
  }
  if (kind instanceof z.ZodArray)
    return samplesOf((kind as z.ZodArray<z.ZodTypeAny>).element, `${where}[]`).map((sample) => [sample]);
  if (kind instanceof z.ZodRecord) {
    const { keySchema, valueSchema } = kind as z.ZodRecord<z.ZodString, z.ZodTypeAny>;
    const name = firstFitting(keySchema, names, where);
    return samplesOf(valueSchema, `${where}.${name}`).map((sample) => ({ [name]: sample }));
  }
  if (kind instanceof z.ZodTuple)
    return [(kind.items as z.ZodTypeAny[]).map((item, index) => samplesOf(item, `${where}[${index}]`)[0])];
  if (kind instanceof z.ZodEnum) return [(kind.options as string[])[0]];
  if (kind instanceof z.ZodLiteral) return [kind.value];
  if (kind instanceof z.ZodBoolean) return [true];
  if (kind instanceof z.ZodNull) return [null];
  // Whatever it is, whoever takes it looks at it himself.
  if (kind instanceof z.ZodUnknown) return [{}];
  if (kind instanceof z.ZodNumber) return [firstFitting(schema, numbers, where)];
  if (kind instanceof z.ZodString) return [firstFitting(schema, texts, where)];
  throw new Error(
    `${where} is of a kind that samples.ts does not know: ${String((kind._def as { typeName?: string }).typeName)}.`,
  );
}
