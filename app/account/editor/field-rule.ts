import { plainWidth } from 'contract/plain-width';
import { isKana, isMobileNumber, isName, isTimeZone } from 'contract/profile-texts';

/** How a field of the profile is judged before it is sent, and in which words it is refused, in the reader's language. */
export interface FieldRule {
  /** `length` by `min` and `max` alone; the others by the contract's own function for what they are. */
  judged: keyof typeof judges;
  min: number;
  max: number;
  /** Of a field that has to be filled in. */
  required?: string | undefined;
  /** Of anything else that is wrong with it: each field says one thing. */
  wrong: string;
}

/** A field as far as it is judged: by its rule, and by what is stored. */
interface RuledField {
  rule: FieldRule;
  saved: string;
}

const judges = {
  length: () => true,
  name: isName,
  kana: isKana,
  mobile: isMobileNumber,
  timezone: isTimeZone,
} as const satisfies Record<string, (text: string) => boolean>;

/** What the form would be refused with for this text, or undefined. Spaces around it and wide signs don't count, as they don't on the server. */
function refusalOf({ judged, min, max, required, wrong }: FieldRule, text: string): string | undefined {
  const value = plainWidth(text).trim();
  if (value === '') return required;
  return value.length >= min && value.length <= max && judges[judged](value) ? undefined : wrong;
}

/** What the server would refuse of these texts, field by field: each by its own rule, and an answer that a new question asks for. */
export function refusalsOf<Name extends string>(
  fields: Record<Name, RuledField>,
  values: Partial<Record<string, string>>,
  answerRequired: string,
): [Name, string][] {
  return (Object.entries(fields) as [Name, RuledField][]).flatMap(([name, { rule }]) => {
    const text = values[name] ?? '';
    const words =
      refusalOf(rule, text) ??
      (name === 'securityAnswer' && isAsked(fields, values) && text.trim() === '' ? answerRequired : undefined);
    return words ? [[name, words]] : [];
  });
}

/** A new security question needs its answer, and no question needs none. */
function isAsked(
  fields: Partial<Record<string, RuledField>>,
  { securityQuestion = '' }: Partial<Record<string, string>>,
): boolean {
  const question = securityQuestion.trim();
  return question !== '' && question !== fields.securityQuestion?.saved;
}
