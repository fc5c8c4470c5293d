import type { ReactNode } from 'react';
import { classes } from './class-names';
import { Icon, type IconName } from './icon';
import type { Tone } from './notice';

/** A quiet surface for one matter. `id` makes its title the section's name. */
export function Panel({
  title,
  id,
  className,
  children,
}: {
  title?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classes('panel', className)} id={id} aria-labelledby={title && id ? `${id}-title` : undefined}>
      {title && <h2 id={id && `${id}-title`}>{title}</h2>}
      {children}
    </section>
  );
}

export type BadgeKind = 'neutral' | 'new' | 'jackpot' | Tone;

export function Badge({ kind = 'neutral', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}

interface EmptyStateProps {
  title: ReactNode;
  /** One below the heading that it stands under. */
  level?: 2 | 3;
  icon?: IconName;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says honestly that there is nothing yet, and what to do about it. */
export function EmptyState({ title, level = 2, icon, children, action }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      {icon && <Icon name={icon} />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** How far something is: `value` of `max`, with the words for it on both ends. */
export function Progress({ label, value, max, text }: { label: string; value: number; max: number; text?: ReactNode }) {
  return (
    <div className="gauge">
      <span>
        <span>{label}</span> {text && <b className="num">{text}</b>}
      </span>
      <progress className="bar" value={Math.min(value, max)} max={max} aria-label={label} />
    </div>
  );
}
