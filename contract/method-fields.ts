import { z } from 'zod';

/** What a payment method asks besides the amount, as a form draws it. Texts are in the language of `x-language`. */
export const MethodField = z.object({
  name: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  /** `digits`: a number such as that of an account, blanks left out. */
  kind: z.enum(['text', 'digits', 'choice']),
  required: z.boolean(),
  minLength: z.number().int().min(0),
  maxLength: z.number().int().max(200),
  /** Of the whole text, as HTML takes it; null where any text will do. */
  pattern: z.string().nullable(),
  /** What browsers fill in by themselves, by its HTML name. */
  autoComplete: z.string(),
  label: z.string(),
  /** Empty where the label says it all. */
  hint: z.string(),
  /** What is said of a text that the field does not take. */
  error: z.string(),
  /** Of a choice. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type MethodField = z.infer<typeof MethodField>;

/** What was given for the fields of a method, by their names. */
export const MethodFieldValues = z
  .record(MethodField.shape.name, z.string().max(200))
  .refine((values) => Object.keys(values).length <= 20);

type Rules = Pick<MethodField, 'kind' | 'required' | 'minLength' | 'maxLength' | 'pattern'> & {
  options: readonly { value: string }[];
};

/** Full-width signs as plain ones, as Japanese keyboards type them. */
const plain = (text: string): string => text.normalize('NFKC').trim();

/** A typed text as a field takes it, `''` for one that may be left out; null where the field does not take it. */
export function readMethodField(field: Rules, typed: string): string | null {
  const text = field.kind === 'digits' ? plain(typed).replace(/[\s-]/g, '') : plain(typed);
  if (text === '') return field.required ? null : '';
  if (field.kind === 'choice') return field.options.some(({ value }) => value === text) ? text : null;
  if (text.length < field.minLength || text.length > field.maxLength) return null;
  if (field.kind === 'digits' && !/^\d+$/.test(text)) return null;
  return field.pattern === null || new RegExp(`^(?:${field.pattern})$`, 'v').test(text) ? text : null;
}
