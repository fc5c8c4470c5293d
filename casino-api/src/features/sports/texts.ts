import type { Language } from 'contract/constants';
import type { MarketId, SelectionId } from 'contract/sports';

type Text = Record<Language, string>;

/** A league's name says what is played in it, so that nobody takes drawn matches of invented teams for others. */
const leagues: Readonly<Record<string, Text>> = {
  'lantern-league': {
    en: 'Lantern League (simulated friendlies)',
    es: 'Lantern League (amistosos simulados)',
    de: 'Lantern League (simulierte Freundschaftsspiele)',
    fr: 'Lantern League (matchs amicaux simulés)',
    pt: 'Lantern League (amistosos simulados)',
    no: 'Lantern League (simulerte vennskapskamper)',
    jp: 'Lantern League（シミュレーション親善試合）',
  },
};

const markets: Readonly<Record<MarketId, Text>> = {
  'match-result': {
    en: 'Match result',
    es: 'Resultado del partido',
    de: 'Spielausgang',
    fr: 'Résultat du match',
    pt: 'Resultado da partida',
    no: 'Kampresultat',
    jp: '試合結果',
  },
  'goals-2-5': {
    en: 'Total goals, 2.5',
    es: 'Total de goles, 2,5',
    de: 'Tore gesamt, 2,5',
    fr: 'Nombre total de buts, 2,5',
    pt: 'Total de gols, 2,5',
    no: 'Antall mål, 2,5',
    jp: '合計ゴール数 2.5',
  },
};

/** The sides' own names stand for their victories; the others need words. */
const selections: Readonly<Record<Exclude<SelectionId, 'home' | 'away'>, Text>> = {
  draw: {
    en: 'Draw',
    es: 'Empate',
    de: 'Unentschieden',
    fr: 'Match nul',
    pt: 'Empate',
    no: 'Uavgjort',
    jp: '引き分け',
  },
  over: {
    en: 'Over 2.5',
    es: 'Más de 2,5',
    de: 'Über 2,5',
    fr: 'Plus de 2,5',
    pt: 'Mais de 2,5',
    no: 'Over 2,5',
    jp: '2.5ゴール超',
  },
  under: {
    en: 'Under 2.5',
    es: 'Menos de 2,5',
    de: 'Unter 2,5',
    fr: 'Moins de 2,5',
    pt: 'Menos de 2,5',
    no: 'Under 2,5',
    jp: '2.5ゴール未満',
  },
};

export const leagueName = (league: string, language: Language): string => leagues[league]?.[language] ?? league;

export const marketName = (id: MarketId, language: Language): string => markets[id][language];

export const selectionName = (id: SelectionId, match: { home: string; away: string }, language: Language): string =>
  id === 'home' || id === 'away' ? match[id] : selections[id][language];
