import type { MethodField } from 'contract/method-fields';
import { SelectField } from '~/ui/choice-fields';
import { Field } from '~/ui/field';

interface Control {
  name: string;
  id: string;
  required: boolean | undefined;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** What a method asks besides the amount, in the API's words: no screen knows which methods there are. */
export function MethodFields({
  fields,
  form,
}: {
  fields: readonly MethodField[];
  form: { choice: (name: `fields.${string}`) => Control };
}) {
  return (
    <>
      {fields.map(({ name, kind, label, hint, options, required, minLength, maxLength, pattern, autoComplete }) => {
        const texts = { label, hint: hint || undefined, optional: !required };
        const control = { ...form.choice(`fields.${name}`), required };
        return kind === 'choice' ? (
          <SelectField
            key={name}
            {...control}
            {...texts}
            options={options}
            placeholder="–"
            autoComplete={autoComplete}
          />
        ) : (
          <Field
            key={name}
            {...control}
            {...texts}
            inputMode={kind === 'digits' ? 'numeric' : undefined}
            // Blanks that people type between digits are taken: what the text must be is judged without them.
            {...(kind === 'digits'
              ? { maxLength: 2 * maxLength }
              : { minLength, maxLength, pattern: pattern ?? undefined })}
            autoComplete={autoComplete}
            spellCheck={false}
            enterKeyHint="next"
          />
        );
      })}
    </>
  );
}
