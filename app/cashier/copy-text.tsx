import { usePage } from '~/i18n/page';

/** A text to be copied: selected whole at one touch, and by a button where the island `copy-text` has come. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = usePage();
  return (
    <div className="to-copy">
      <span>{label}</span>
      <copy-text>
        <code>{text}</code>
        <button
          className="btn btn-small"
          type="button"
          hidden
          aria-label={t('ui.labelled', { label: t('crypto.copy'), value: label })}
        >
          {t('crypto.copy')}
        </button>
        <span className="hint" role="status" data-done={t('crypto.copied')} />
      </copy-text>
    </div>
  );
}
