import type { MatchRow } from 'contract/sports/matches';
import { formatClock, formatDate, formatDateTime } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { Badge } from '~/ui/panel';
import { chosenOf, Prices, type PriceFacts, type PriceLook } from './price-button';

export const eventPath = (id: string): string => `/sports/event/${encodeURIComponent(id)}`;

/** A day of matches as their times are told beside it. */
export const todayOf = ({ now, locale }: Pick<Page, 'now' | 'locale'>, timeZone: string): string =>
  formatDate(now, locale, timeZone);

/** When a match is told of: in whose time, and on which day (`todayOf`). */
interface Told {
  timeZone: string;
  today: string;
}

/** The time of a match: today's without its date. */
const momentOf = (at: number, { timeZone, today }: Told, locale: Language): string =>
  formatDate(at, locale, timeZone) === today ? formatClock(at, locale, timeZone) : formatDateTime(at, locale, timeZone);

interface ListProps {
  matches: readonly MatchRow[];
  timeZone: string;
  look: PriceLook;
  /** One below the heading that they stand under. */
  level?: 2 | 3;
  /** Matches that stand on the page already: an address leads to where one stands first. */
  shown?: readonly MatchRow[];
}

interface RowFacts extends Told, PriceFacts {
  level: 2 | 3;
}

const drawRow = drawnOnce<MatchRow, RowFacts>(function Row({ shown: match, level, format, chosen, ...told }) {
  const page = usePage();
  const { t, href, number } = page;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <div>
        <p className="match-facts">
          <PhaseWord match={match} {...told} /> <span>{match.leagueName}</span>
        </p>
        <Heading>
          <a href={href(eventPath(match.id))}>
            <span>{match.home}</span> {match.scoreboard && <b className="num">{match.scoreboard.home}</b>}
            <span className="unseen"> – </span>
            <span>{match.away}</span> {match.scoreboard && <b className="num">{match.scoreboard.away}</b>}
          </a>
        </Heading>
      </div>
      {match.main && <Prices matchId={match.id} market={match.main} format={format} chosen={chosen} />}
      {match.markets > 1 && (
        <p className="match-more">{t('sports.moreMarkets', { count: match.markets, shown: number(match.markets) })}</p>
      )}
    </>
  );
});

/** Matches with the odds of who wins; stands in a `PricesForm`. */
export function MatchList({ matches, timeZone, look, level = 3, shown = [] }: ListProps) {
  const page = usePage();
  const today = todayOf(page, timeZone);
  return (
    <ul className="matches">
      {matches.map((match) => (
        <li
          key={match.id}
          className="match"
          id={shown.some(({ id }) => id === match.id) ? undefined : match.id}
          dangerouslySetInnerHTML={{
            __html: drawRow(page, match, {
              level,
              timeZone,
              today,
              format: look.format,
              chosen: match.main ? chosenOf(match.id, match.main, look) : '',
            }),
          }}
        />
      ))}
    </ul>
  );
}

/** When a match begins, or how far it is. */
export function PhaseWord({
  match: { phase, startsAt, scoreboard },
  ...told
}: {
  match: Pick<MatchRow, 'phase' | 'startsAt' | 'scoreboard'>;
} & Told) {
  const { t, locale } = usePage();
  const minute = scoreboard?.minute ?? null;
  if (phase === 'in_play')
    return (
      <Badge kind="new">{minute === null ? t('sports.inPlay') : t('sports.minute', { minute: String(minute) })}</Badge>
    );
  const time = (
    <time dateTime={`${new Date(startsAt).toISOString().slice(0, 16)}Z`}>{momentOf(startsAt, told, locale)}</time>
  );
  if (phase === 'upcoming') return time;
  const word = { over: 'sports.phaseOver', postponed: 'sports.phasePostponed', void: 'sports.phaseVoid' } as const;
  return (
    <>
      {time} <Badge kind={phase === 'over' ? 'neutral' : 'warning'}>{t(word[phase])}</Badge>
    </>
  );
}
