import type { FormEventHandler, InputHTMLAttributes, ReactNode, RefCallback, TextareaHTMLAttributes } from 'react';
import { descriptionOf, FieldFrame, type FieldTexts } from './field-frame';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'accept'
  | 'defaultValue'
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'title'
  | 'inputMode'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'autoFocus'
  | 'placeholder'
  | 'min'
  | 'max'
  | 'step'
  | 'readOnly'
  | 'disabled'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'form'
>;

/** What a hydrated form (`app/account/editor`) listens with; pages that stay plain have none. */
interface FieldListeners {
  onChange: FormEventHandler<HTMLInputElement>;
  onBlur: FormEventHandler<HTMLInputElement>;
  ref: RefCallback<HTMLInputElement>;
}

export interface FieldProps extends FieldTexts, InputAttributes {
  name: string;
  /** Default: the name. The error summary links to it. */
  id?: string;
  /** Says "(optional)" behind the label. */
  optional?: boolean;
  /** Stands below the input: a link, a picture. */
  children?: ReactNode;
  listeners?: FieldListeners | undefined;
}

/** A labelled one-line input. */
export function Field({
  label,
  hint,
  error,
  optional,
  children,
  name,
  id = name,
  type = 'text',
  listeners,
  ...input
}: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        {...input}
        {...listeners}
        aria-describedby={descriptionOf(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
      {children}
    </FieldFrame>
  );
}

/** A password is never filled in by us, whatever came before. */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: Omit<FieldProps, 'type' | 'defaultValue' | 'autoComplete'> & {
  autoComplete?: 'current-password' | 'new-password';
}) {
  return <Field {...props} type="password" autoComplete={autoComplete} spellCheck={false} autoCapitalize="none" />;
}

/** An amount as people type it in their language; `unit` (EUR) stands in the input's end. */
export function MoneyField({
  unit,
  label,
  hint,
  error,
  optional,
  children,
  name,
  id = name,
  ...input
}: Omit<FieldProps, 'type' | 'inputMode'> & { unit: string }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="money">
        <input
          className="input"
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...input}
          aria-describedby={descriptionOf(id, { hint, error }, `${id}-unit`)}
          aria-invalid={error ? true : undefined}
        />
        <span id={`${id}-unit`}>{unit}</span>
      </div>
      {children}
    </FieldFrame>
  );
}

type TextAreaAttributes = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'defaultValue' | 'required' | 'minLength' | 'maxLength' | 'rows' | 'autoComplete' | 'placeholder'
>;

/** A labelled text of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  name,
  id = name,
  ...area
}: FieldTexts & TextAreaAttributes & { name: string; id?: string; optional?: boolean }) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        className="input"
        id={id}
        name={name}
        {...area}
        aria-describedby={descriptionOf(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}
