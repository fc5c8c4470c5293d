import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Icon } from './icon';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** A message that belongs to the page and stays. */
export function Notice({ kind, title, children }: { kind: Tone; title?: ReactNode; children?: ReactNode }) {
  return (
    <div className={`notice tone-${kind}`}>
      <Icon name={kind} />
      <div>
        {title && (
          <>
            <b>{title}</b>{' '}
          </>
        )}
        {children}
      </div>
    </div>
  );
}

/**
 * A message that goes by itself, in CSS: `usual` 2 s, `long` 3 s (session expired), `dismissed` stays until closed (SPEC §9). The time
 * stands still under the pointer, except over a game, where presses go through it, and while something in it has focus.
 */
export function Toast({
  kind,
  stays = 'usual',
  children,
}: {
  kind: Tone;
  stays?: 'usual' | 'long' | 'dismissed';
  children: ReactNode;
}) {
  const { t } = usePage();
  if (stays === 'dismissed') {
    return (
      <dialog open className={`toast toast-stays tone-${kind}`} aria-label={t(`ui.${kind}`)}>
        <Icon name={kind} />
        <div>{children}</div>
        <form method="dialog">
          <button className="btn btn-quiet btn-small">{t('common.close')}</button>
        </form>
      </dialog>
    );
  }
  return (
    <div className={stays === 'long' ? `toast toast-long tone-${kind}` : `toast tone-${kind}`} role="status">
      <Icon name={kind} />
      <div>{children}</div>
    </div>
  );
}

/** Where toasts stand: above the page, below the header. */
export function Toasts({ children }: { children: ReactNode }) {
  return <div className="toasts">{children}</div>;
}
