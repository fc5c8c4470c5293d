import type { ReactNode } from 'react';
import { classes } from './class-names';
import { Icon, type IconName } from './icon';

/** A quiet surface for one matter. `id` makes its title the section's name. */
export function Panel({ title, id, className, children }: { title?: ReactNode; id?: string; className?: string; children: ReactNode }) {
  return (
    <section className={classes('panel', className)} id={id} aria-labelledby={title && id ? `${id}-title` : undefined}>
      {title && <h2 id={id && `${id}-title`}>{title}</h2>}
      {children}
    </section>
  );
}

export const Card = Panel;

export type BadgeKind = 'neutral' | 'new' | 'jackpot' | 'soon' | Tone;
type Tone = 'info' | 'success' | 'warning' | 'error';

export function Badge({ kind = 'neutral', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}

/** Says honestly that there is nothing yet, and what to do about it. */
export function EmptyState({ title, icon, children, action }: { title: ReactNode; icon?: IconName; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      {icon && <Icon name={icon} />}
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** How far something is: `value` of `max`, with the words for it on both ends. */
export function Progress({ label, value, max, text }: { label: string; value: number; max: number; text?: ReactNode }) {
  return (
    <div className="gauge">
      <span><span>{label}</span>{text && <b className="num">{text}</b>}</span>
      <progress className="bar" value={Math.min(value, max)} max={max} aria-label={label} />
    </div>
  );
}
