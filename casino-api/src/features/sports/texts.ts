import type { Language } from 'contract/constants';
import type { MarketId, SelectionId } from 'contract/sports';
import { apiTexts } from 'locales/api';

/** A league's name says what is played in it, so that nobody takes drawn matches of invented teams for others. */
export function leagueName(league: string, language: Language): string {
  const leagues: Readonly<Record<string, string>> = apiTexts(language).betting.leagues;
  return leagues[league] ?? league;
}

export const marketName = (id: MarketId, language: Language): string => apiTexts(language).betting.markets[id];

/** The sides' own names stand for their victories; the others need words. */
export const selectionName = (id: SelectionId, match: { home: string; away: string }, language: Language): string =>
  id === 'home' || id === 'away' ? match[id] : apiTexts(language).betting.selections[id];
