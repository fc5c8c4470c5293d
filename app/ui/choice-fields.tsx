import type { ReactNode } from 'react';
import { descriptionOf, FieldFrame, HintAndError, type FieldTexts } from './field-frame';
import { Icon, type IconName } from './icon';

export interface Option {
  value: string;
  label: string;
}

interface Choice extends FieldTexts {
  name: string;
  id?: string;
  defaultValue?: string | undefined;
  required?: boolean;
}

/** `placeholder` is the empty first line ("Choose…") that a required choice starts with. */
export function SelectField({
  label,
  hint,
  error,
  name,
  id = name,
  options,
  placeholder,
  optional,
  ...select
}: Choice & { options: readonly Option[]; placeholder?: string; optional?: boolean; autoComplete?: string }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        className="input"
        id={id}
        name={name}
        {...select}
        aria-describedby={descriptionOf(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Sends `value` (default `on`) when ticked. */
export function CheckboxField({
  label,
  hint,
  error,
  name,
  id = name,
  value,
  defaultChecked,
  required,
}: FieldTexts & { name: string; id?: string; value?: string; defaultChecked?: boolean; required?: boolean }) {
  return (
    <div className="field">
      <HintAndError id={id} hint={hint} error={error} />
      <div className="check">
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          required={required}
          aria-describedby={descriptionOf(id, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  );
}

export interface CardOption extends Option {
  description?: string;
  icon?: IconName;
  disabled?: boolean;
}

/** One of a few ways, each a card. The first card carries the group's id, so that the error summary can lead there. */
export function RadioCards({
  legend,
  hint,
  error,
  name,
  id = name,
  options,
  defaultValue,
  required,
}: Omit<Choice, 'label'> & { legend: ReactNode; options: readonly CardOption[] }) {
  return (
    <fieldset className="field" aria-describedby={descriptionOf(id, { hint, error })}>
      <legend>{legend}</legend>
      <HintAndError id={id} hint={hint} error={error} />
      <div className="cards">
        {options.map((option, index) => (
          <label className="card-choice" key={option.value}>
            <input
              type="radio"
              id={index ? `${id}-${option.value}` : id}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {`${option.label} `}
              {option.description && <small>{option.description}</small>}
            </span>
            {option.icon && <Icon name={option.icon} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
