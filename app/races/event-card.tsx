import type { ReactNode } from 'react';
import { usePage } from '~/i18n/page';
import { Badge, type BadgeKind } from '~/ui/panel';

interface EventCardProps {
  /** A path of ours. */
  to: string;
  image: string | null;
  title: string;
  summary: string;
  state: { kind: BadgeKind; word: string };
  facts: readonly { name: string; value: ReactNode }[];
  children?: ReactNode;
}

/** Something with a window: its picture, what it is, and what matters about it. All of the card leads to its page. */
export function EventCard({ to, image, title, summary, state, facts, children }: EventCardProps) {
  const { href } = usePage();
  return (
    <li className="event">
      <EventPicture image={image} />
      <div className="event-text">
        <h3>
          <a href={href(to)}>{title}</a>
        </h3>{' '}
        <Badge kind={state.kind}>{state.word}</Badge> <p>{summary}</p>
        <Facts facts={facts} />
        {children}
      </div>
    </li>
  );
}

export function Facts({ facts }: Pick<EventCardProps, 'facts'>) {
  return (
    <dl className="event-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function EventPicture({ image, inSight = false }: { image: string | null; inSight?: boolean }) {
  return (
    <img
      className="event-picture"
      src={image ?? '/pictures/race-plain.svg'}
      alt=""
      width="320"
      height="180"
      loading={inSight ? undefined : 'lazy'}
    />
  );
}
