import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Icon } from './icon';

/** What every form piece has besides its control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** The refusal in the reader's language; undefined or empty when there is none. */
  error?: string | undefined;
}

/** The ids by which a control names its hint and its error. */
export function descriptionOf(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  more?: string,
): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`, more].filter(Boolean).join(' ') || undefined;
}

export function HintAndError({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="error" id={`${id}-error`}>
          <Icon name="error" />
          {error}
        </div>
      )}
    </>
  );
}

/** Label, hint and error above a control, in that order (a phone's keyboard covers what stands below). */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { id: string; optional?: boolean; children: ReactNode }) {
  const { t } = usePage();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="quiet">{t('ui.optional')}</span>}
      </label>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}
