/** Each field of an input, made wrong in every way that its kind can be. */
import { z } from 'zod';
import { bare, optionsOf } from './samples';

export interface Spoilt {
  /** `card.number: a list` */
  says: string;
  value: unknown;
  /** It has to be refused, whatever else the schema says. */
  isWrong: boolean;
}

/** Left out, rather than sent as something. */
const missing = Symbol('missing');

interface Wrong {
  says: string;
  value: unknown;
}

const objects: Wrong[] = [
  { says: 'an object', value: { wrong: 1 } },
  { says: 'a list', value: ['wrong', 1] },
];
const nothing: Wrong = { says: 'null', value: null };
const text: Wrong = { says: 'a text', value: 'wrong' };
const number: Wrong = { says: 'a number', value: 7 };
const truth: Wrong = { says: 'true', value: true };
const hugeText = 'x'.repeat(10_000);

/** What no field of a kind may take, and what is no more than strange. */
function faultsOf(kind: z.ZodTypeAny, foreign: readonly string[]): { wrong: Wrong[]; strange: Wrong[] } {
  if (kind instanceof z.ZodNumber) {
    return {
      wrong: [
        ...objects,
        truth,
        text,
        { says: 'a number as text', value: '7' },
        { says: 'a fraction', value: 0.5 },
        { says: 'a huge number', value: 1e300 },
        { says: 'a number beyond the exact ones', value: Number.MAX_SAFE_INTEGER + 1 },
      ],
      strange: [
        { says: 'a negative number', value: -1 },
        { says: 'zero', value: 0 },
        { says: 'the largest exact number', value: Number.MAX_SAFE_INTEGER },
      ],
    };
  }
  if (kind instanceof z.ZodBoolean || (kind instanceof z.ZodLiteral && typeof kind.value === 'boolean'))
    return {
      wrong: [...objects, text, number, { says: 'true as text', value: 'true' }],
      strange: [{ says: 'false', value: false }],
    };
  if (kind instanceof z.ZodArray || kind instanceof z.ZodTuple)
    return {
      wrong: [{ says: 'an object', value: { 0: 'x', length: 1 } }, text, number, truth],
      strange: [
        { says: 'an empty list', value: [] },
        { says: 'a long list', value: Array.from({ length: 2_000 }, () => 'x') },
      ],
    };
  if (kind instanceof z.ZodObject) return { wrong: [{ says: 'a list', value: [] }, text, number, truth], strange: [] };
  // What may be anything is never wrong.
  if (kind instanceof z.ZodUnknown) return { wrong: [], strange: [...objects, number, truth] };
  if (kind instanceof z.ZodRecord)
    return {
      wrong: [
        { says: 'a list', value: [] },
        text,
        number,
        truth,
        { says: 'a number by a name', value: { number: 1 } },
        { says: 'a list by a name', value: { number: ['x'] } },
      ],
      strange: [
        { says: 'nothing in it', value: {} },
        { says: 'a name of the language’s own', value: { constructor: 'x' } },
      ],
    };
  return {
    wrong: [...objects, number, truth, { says: 'a negative number', value: -1 }, { says: 'a fraction', value: 0.5 }],
    strange: [
      { says: 'an empty text', value: '' },
      { says: 'a huge text', value: hugeText },
      { says: 'half a character', value: '\ud800' },
      { says: 'a control character', value: 'a\u0000b\u2028c' },
      ...['__proto__', 'constructor', '../..', "' OR 1=1 --"].map((value) => ({ says: value, value })),
      ...foreign.map((value, index) => ({ says: `a stranger’s id ${index}`, value })),
    ],
  };
}

/** Fields that a spoilt value is put into: where, their schema, and whether they may be left out or null. */
interface Field {
  path: (string | number)[];
  schema: z.ZodTypeAny;
}

function fieldsOf(schema: z.ZodTypeAny, sample: unknown, path: (string | number)[] = []): Field[] {
  const kind = bare(schema);
  const own: Field[] = path.length > 0 ? [{ path, schema }] : [];
  const branch = optionsOf(kind)?.find((option) => option.safeParse(sample).success);
  if (branch) return [...own, ...fieldsOf(branch, sample, path).filter((field) => field.path.length > path.length)];
  if (kind instanceof z.ZodObject) {
    const members = Object.entries(kind.shape as z.ZodRawShape).filter(
      ([name]) => (sample as Record<string, unknown>)[name] !== undefined,
    );
    return [
      ...own,
      ...members.flatMap(([name, member]) =>
        fieldsOf(member, (sample as Record<string, unknown>)[name], [...path, name]),
      ),
    ];
  }
  if (kind instanceof z.ZodArray && Array.isArray(sample) && sample.length > 0)
    return [...own, ...fieldsOf((kind as z.ZodArray<z.ZodTypeAny>).element, sample[0], [...path, 0])];
  return own;
}

/** A copy of `sample` with another value at `path`. */
function put(sample: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(sample))
    return sample.map((item: unknown, index) => (index === first ? put(item, rest, value) : item));
  const { [first]: before, ...others } = sample as Record<string, unknown>;
  const now = put(before, rest, value);
  return now === missing ? others : { ...others, [first]: now };
}

/** A body's fields, each made wrong alone. */
export function spoiltBodies(schema: z.ZodTypeAny, sample: unknown, foreign: readonly string[]): Spoilt[] {
  return fieldsOf(schema, sample).flatMap((field) => {
    const kind = bare(field.schema);
    const options = optionsOf(kind);
    const inner = options ? bare(options.find((option) => option.safeParse(sample).success) ?? options[0]!) : kind;
    const { wrong, strange } = faultsOf(inner, foreign);
    // A list has to be there with something in it, or its element can't be missing.
    const isElement = typeof field.path.at(-1) === 'number';
    const empty = [
      ...(isElement || field.schema.isOptional() ? [] : [{ says: 'missing', value: missing }]),
      ...(field.schema.isNullable() ? [] : [nothing]),
    ];
    const named = ({ says, value }: Wrong, isWrong: boolean): Spoilt => ({
      says: `${field.path.join('.')}: ${says}`,
      value: put(sample, field.path, value),
      isWrong,
    });
    return [...[...wrong, ...empty].map((each) => named(each, true)), ...strange.map((each) => named(each, false))];
  });
}

/** The same for what travels in an address, where everything is text. */
export function spoiltTexts(
  schema: z.ZodTypeAny,
  sample: Record<string, unknown>,
  foreign: readonly string[],
): (Spoilt & { value: Record<string, string> })[] {
  const shape = (bare(schema) as z.AnyZodObject).shape as z.ZodRawShape;
  return Object.entries(shape).flatMap(([name, field]) => {
    const isNumber = bare(field) instanceof z.ZodNumber;
    const wrong = isNumber ? ['x', '0.5', '1e300', 'NaN', 'Infinity', '9007199254740993', '-1', '[object Object]'] : [];
    const strange = isNumber
      ? ['0', '1e1', ' 1']
      : ['__proto__', 'constructor', '-1', '0.5', 'a\u0000b', '%', '../..', 'x'.repeat(1_500), ...foreign];
    return [
      ...wrong.map((value) => ({ value, isWrong: true })),
      ...strange.map((value) => ({ value, isWrong: false })),
    ].map(({ value, isWrong }) => ({
      says: `${name}: ${value.slice(0, 30)}`,
      value: { ...(sample as Record<string, string>), [name]: value },
      isWrong,
    }));
  });
}
