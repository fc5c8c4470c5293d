import { languageFacts } from 'contract/languages';
import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { descriptionOf, HintAndError } from './field-frame';

/** One of the three inputs. */
export interface DatePart {
  name: string;
  id?: string;
  defaultValue?: string | undefined;
  /** This part is the wrong one; without any, an error marks all three. */
  invalid?: boolean;
}

export interface DateFieldsProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  day: DatePart;
  month: DatePart;
  year: DatePart;
  required?: boolean;
  /** Prefix of the autocomplete tokens; `bday` by default, null for dates that are nobody's birthday. */
  autoComplete?: 'bday' | null;
  /** Default: the day's id. Names hint and error. */
  id?: string;
}

/** A date as three text inputs: a date everybody knows by heart is typed, not picked. */
export function DateFields({
  legend,
  hint,
  error,
  day,
  month,
  year,
  required,
  autoComplete = 'bday',
  id = day.id ?? day.name,
}: DateFieldsProps) {
  const { t, locale } = usePage();
  const noneNamed = !day.invalid && !month.invalid && !year.invalid;
  const dayFirst = [
    ['day', day, 2],
    ['month', month, 2],
    ['year', year, 4],
  ] as const;
  const parts = languageFacts[locale].yearFirst ? dayFirst.toReversed() : dayFirst;
  return (
    <fieldset className="field" aria-describedby={descriptionOf(id, { hint, error })}>
      <legend>{legend}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      <div className="parts">
        {parts.map(([key, part, length]) => (
          <label key={key}>
            {t(`ui.${key}`)}
            <input
              className="input"
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={length}
              required={required}
              id={part.id ?? part.name}
              name={part.name}
              defaultValue={part.defaultValue}
              autoComplete={autoComplete ? `${autoComplete}-${key}` : 'off'}
              aria-invalid={error && (part.invalid || noneNamed) ? true : undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
