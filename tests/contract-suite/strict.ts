import { z } from 'zod';

/**
 * The same schema, but a member that it does not name is an error: what an answer tells beyond the contract is a leak.
 * Effects, records and plain values are left as they are.
 */
function strict(schema: z.ZodTypeAny): z.ZodTypeAny {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as z.ZodRawShape).map(([name, member]) => [name, strict(member)]);
    return z.object(Object.fromEntries(shape) as z.ZodRawShape).strict();
  }
  if (schema instanceof z.ZodArray) {
    const array = schema as z.ZodArray<z.ZodTypeAny>;
    return new z.ZodArray({ ...array._def, type: strict(array.element) });
  }
  if (schema instanceof z.ZodNullable) return strict((schema as z.ZodNullable<z.ZodTypeAny>).unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return strict((schema as z.ZodOptional<z.ZodTypeAny>).unwrap()).optional();
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const union = schema as z.ZodDiscriminatedUnion<string, z.AnyZodObject[]>;
    return z.union(union.options.map(strict) as [z.ZodTypeAny, z.ZodTypeAny]);
  }
  if (schema instanceof z.ZodUnion)
    return z.union(
      (schema as z.ZodUnion<[z.ZodTypeAny, z.ZodTypeAny]>).options.map(strict) as [z.ZodTypeAny, z.ZodTypeAny],
    );
  return schema;
}

/** What is wrong with a value, a line for each place: `rounds.0.stake: Expected integer, received float`. */
export function faultsOf(schema: z.ZodTypeAny, value: unknown): string[] {
  const result = strict(schema).safeParse(value);
  if (result.success) return [];
  const flat = result.error.issues.flatMap((issue) =>
    issue.code === 'invalid_union' ? closest(issue.unionErrors) : [issue],
  );
  return [...new Set(flat.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`))];
}

/** Of a union's members the one that the value was nearest to. */
const closest = (errors: z.ZodError[]): z.ZodIssue[] =>
  errors.reduce((best, { issues }) => (issues.length < best.length ? issues : best), errors[0]!.issues);
