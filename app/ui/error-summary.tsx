import { usePage } from '~/i18n/page';
import { Icon } from './icon';

export interface SummaryError {
  /** Id of the field to lead to. */
  fieldId?: string;
  message: string;
}

/** Stands first in a refused form and takes focus without a script. Nothing when there is nothing to say. */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const { t } = usePage();
  if (!errors.length) return null;
  return (
    <div className="notice tone-error" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary">
      <Icon name="error" />
      <div>
        <h2 id="error-summary">{t('common.thereIsAProblem')}</h2>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
