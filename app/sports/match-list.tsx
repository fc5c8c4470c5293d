import { minutes } from 'contract/constants';
import type { MatchRow } from 'contract/sports/matches';
import { formatClock, formatDate, formatDateTime } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import { usePage, type Page } from '~/i18n/page';
import { drawnOnce } from '~/ui/drawn-once';
import { Badge } from '~/ui/panel';
import { apart, chosenIn, Prices, together, type PriceFacts, type PriceLook } from './price-button';

export const eventPath = (id: string): string => `/sports/event/${encodeURIComponent(id)}`;

/** All time zones lie whole quarters of an hour apart: in none does a day begin within one. */
const quarter = 15 * minutes;
const days = new Map<string, { quarter: number; day: string }>();

/** The day it is, by which times are told without their date. Every list asks for it, and to write it out costs as much as to draw ten tiles. */
export function todayOf({ now, locale }: Pick<Page, 'now' | 'locale'>, timeZone: string): string {
  const [name, current] = [`${locale} ${timeZone}`, Math.floor(now / quarter)];
  let known = days.get(name);
  if (known?.quarter !== current)
    days.set(name, (known = { quarter: current, day: formatDate(now, locale, timeZone) }));
  return known.day;
}

/** When a match is told of: in whose time, and on which day (`todayOf`). */
export interface Told {
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

/** `chosen`: of the row's match, or of all matches of a list. */
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

/** A list in which nothing moved is one part; else its rows are, so that of a match whose odds moved that one alone is drawn anew. @param elsewhere ids of those that stand on the page already */
const drawRows = drawnOnce<readonly MatchRow[], RowFacts & { elsewhere: string }>(function Rows({
  shown: matches,
  elsewhere,
  ...facts
}) {
  const page = usePage();
  const [named, chosen] = [apart(elsewhere), apart(facts.chosen)];
  return (
    <>
      {matches.map((match) => {
        const row = drawRow(page, match, { ...facts, chosen: chosenIn(match.id, match.main, chosen) });
        const id = named.includes(match.id) ? undefined : match.id;
        return <li key={match.id} className="match" id={id} dangerouslySetInnerHTML={{ __html: row }} />;
      })}
    </>
  );
});

/** Matches with the odds of who wins; stands in a `PricesForm`. */
export function MatchList({ matches, timeZone, look: { format, chosen }, level = 3, shown = [] }: ListProps) {
  const page = usePage();
  const ids = shown.map(({ id }) => id);
  const inside = drawRows(page, matches, {
    level,
    timeZone,
    today: todayOf(page, timeZone),
    format,
    chosen: chosen.length === 0 ? '' : together(matches.map(({ id, main }) => chosenIn(id, main, chosen))),
    elsewhere: together(matches.map(({ id }) => (ids.includes(id) ? id : ''))),
  });
  return <ul className="matches" dangerouslySetInnerHTML={{ __html: inside }} />;
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
