import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { classes } from './class-names';
import { Icon } from './icon';

/** React 18 knows no types for the popover attributes; they are plain HTML and reach the page as they stand. */
const opens = (id: string): object => ({ popovertarget: id });
const popover: object = { popover: 'auto' };

/** The button that opens a `Dialog`. */
export function DialogOpener({
  dialog,
  variant,
  size,
  children,
}: {
  dialog: string;
  variant?: 'prime' | 'quiet' | 'danger';
  size?: 'small' | 'large';
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classes('btn dialog-opener', variant && `btn-${variant}`, size && `btn-${size}`)}
      {...opens(dialog)}
    >
      {children}
    </button>
  );
}

/** Asks or tells something above the page, without a script: a popover, closed by its button, Escape or a press beside it. */
export function Dialog({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  const { t } = usePage();
  return (
    <div className="dialog" id={id} role="dialog" aria-labelledby={`${id}-title`} {...popover}>
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            className="btn btn-quiet btn-small dialog-opener"
            aria-label={t('common.close')}
            {...opens(id)}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
