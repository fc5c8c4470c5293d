import { languages } from 'contract/languages';
import { sports } from 'contract/sports/markets';
import {
  drawnLeagues,
  isDrawn,
  leagueName,
  marketName,
  parsedMarket,
  planOf,
  scopes,
  selectionName,
  sportName,
  type StoredMatch,
} from '../../features/sports';

/** What the desk calls what players see, in English as all of it. */
const [english] = languages;

type MarketOf = Pick<StoredMatch, 'sport' | 'home' | 'away'>;
type Option = readonly [scope: string, text: string];

export const leagueText = (league: string): string => leagueName(league, english);
export const sportText = (sport: StoredMatch['sport']): string => sportName(sport, english);

export function marketText(match: MarketOf, marketId: string): string {
  const market = parsedMarket(marketId);
  return market ? marketName(market, match.sport, english) : marketId;
}

export function selectionText(match: MarketOf, marketId: string, selectionId: string): string {
  const market = parsedMarket(marketId);
  return market ? selectionName(market, selectionId, match, english) : selectionId;
}

/** All that something can be said of for many matches at once: leagues are those that are drawn, and others that are named. */
export function scopesOfMany(leagues: readonly string[]): Option[] {
  return [
    [scopes.all, 'All sports'],
    ...sports.map((sport): Option => [scopes.sport(sport), sportText(sport)]),
    ...[...new Set([...drawnLeagues.map(({ key }) => key), ...leagues])].map((key): Option => [
      scopes.league(key),
      leagueText(key),
    ]),
  ];
}

/** Of one match, what holds for it, from the narrowest on. @param marketIds of those that are named */
export const scopesOfMatch = (match: StoredMatch, marketIds: readonly string[]): Option[] => [
  [scopes.match(match.id), 'This match'],
  ...[...new Set(marketIds)].map((id): Option => [
    scopes.market(match.id, id),
    `Its market “${marketText(match, id)}”`,
  ]),
  [scopes.league(match.league), leagueText(match.league)],
  [scopes.sport(match.sport), sportText(match.sport)],
];

/** The markets that a match has by its kind; null of one whose markets its feed names. */
export const marketsOfMatch = (match: StoredMatch): Option[] | null =>
  isDrawn(match) ? planOf(match).map(({ id }): Option => [id, marketText(match, id)]) : null;

/** A scope in words. @param match whose markets it may name */
export function scopeText(scope: string, match: StoredMatch | null): string {
  const [, kind, key = ''] = /^(\w+):(.*)$/s.exec(scope) ?? [];
  if (kind === 'player') return `Player ${key}`;
  const known = [
    ...(match ? scopesOfMatch(match, kind === 'market' ? [key.slice(match.id.length + 1)] : []) : []),
    ...scopesOfMany(kind === 'league' ? [key] : []),
  ];
  return known.find(([value]) => value === scope)?.[1] ?? scope;
}
