import type { Language } from 'contract/constants';
import { creditSources, type CreditSource } from 'contract/history';
import { titleFrom, titleIn } from '../races/race-title';
import { dateText, monthText, numberText } from '../content/format';
import type { TransactionRow } from './history';

type Text = Record<Language, string>;

const names: Record<CreditSource, Text> = {
  level_reward: {
    en: 'Level-up reward',
    es: 'Recompensa por nivel',
    de: 'Level-up-Belohnung',
    fr: 'Récompense de niveau',
    pt: 'Recompensa de nível',
    no: 'Nivåbelønning',
    jp: 'レベルアップ報酬',
  },
  cashback_daily: {
    en: 'Daily cashback',
    es: 'Cashback diario',
    de: 'Täglicher Cashback',
    fr: 'Cashback quotidien',
    pt: 'Cashback diário',
    no: 'Daglig cashback',
    jp: 'デイリーキャッシュバック',
  },
  cashback_weekly: {
    en: 'Weekly cashback',
    es: 'Cashback semanal',
    de: 'Wöchentlicher Cashback',
    fr: 'Cashback hebdomadaire',
    pt: 'Cashback semanal',
    no: 'Ukentlig cashback',
    jp: 'ウィークリーキャッシュバック',
  },
  cashback_monthly: {
    en: 'Monthly cashback',
    es: 'Cashback mensual',
    de: 'Monatlicher Cashback',
    fr: 'Cashback mensuel',
    pt: 'Cashback mensal',
    no: 'Månedlig cashback',
    jp: 'マンスリーキャッシュバック',
  },
  challenge_prize: {
    en: 'Challenge prize',
    es: 'Premio del desafío',
    de: 'Challenge-Preis',
    fr: 'Prix du défi',
    pt: 'Prêmio do desafio',
    no: 'Utfordringspremie',
    jp: 'チャレンジ賞金',
  },
  race_prize: {
    en: 'Slot race prize',
    es: 'Premio de la carrera de slots',
    de: 'Preis im Slot-Rennen',
    fr: 'Prix de la course de slots',
    pt: 'Prêmio da corrida de slots',
    no: 'Slotrace-premie',
    jp: 'スロットレース賞金',
  },
  bonus_completed: {
    en: 'Completed bonus',
    es: 'Bono completado',
    de: 'Freigespielter Bonus',
    fr: 'Bonus débloqué',
    pt: 'Bônus concluído',
    no: 'Fullført bonus',
    jp: '条件達成ボーナス',
  },
};

const levels: Text = {
  en: 'Level {level}',
  es: 'Nivel {level}',
  de: 'Level {level}',
  fr: 'Niveau {level}',
  pt: 'Nível {level}',
  no: 'Nivå {level}',
  jp: 'レベル{level}',
};
const weeks: Text = {
  en: 'Week {week} of {year}',
  es: 'Semana {week} de {year}',
  de: 'Woche {week}/{year}',
  fr: 'Semaine {week} de {year}',
  pt: 'Semana {week} de {year}',
  no: 'Uke {week} i {year}',
  jp: '{year}年第{week}週',
};
const challenges: Text = {
  en: '×{multiplier}, {month}',
  es: '×{multiplier}, {month}',
  de: '×{multiplier}, {month}',
  fr: '×{multiplier}, {month}',
  pt: '×{multiplier}, {month}',
  no: '×{multiplier}, {month}',
  jp: '×{multiplier}、{month}',
};
const places: Text = {
  en: 'Place {place}, “{race}”',
  es: 'Puesto {place}, «{race}»',
  de: 'Platz {place}, „{race}“',
  fr: 'Place n° {place}, « {race} »',
  pt: '{place}º lugar, “{race}”',
  no: '{place}. plass, «{race}»',
  jp: '{place}位、「{race}」',
};

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const monthOf = (key: string, language: Language): string => monthText(Date.parse(`${key}-01T00:00:00Z`), language);

const isSource = (method: string): method is CreditSource => (creditSources as readonly string[]).includes(method);

/** What gave a credit. */
export const creditName = (method: string, language: Language): string =>
  isSource(method) ? names[method][language] : method;

/** For what a credit was given: its level, period, challenge, race or bonus. */
export function creditDetails(
  { method, subject, named, place }: Pick<TransactionRow, 'method' | 'subject' | 'named' | 'place'>,
  language: Language,
): string {
  if (!isSource(method) || subject === null) return '';
  switch (method) {
    case 'level_reward':
      return filled(levels[language], { level: subject });
    case 'cashback_daily':
      return dateText(Date.parse(`${subject}T00:00:00Z`), language);
    case 'cashback_weekly': {
      const [year = '', week = ''] = subject.split('-W');
      return filled(weeks[language], { year, week: String(Number(week)) });
    }
    case 'cashback_monthly':
      return monthOf(subject, language);
    case 'challenge_prize': {
      const [month = '', multiplier = ''] = subject.split(':');
      return filled(challenges[language], {
        month: monthOf(month, language),
        multiplier: numberText(Number(multiplier), language),
      });
    }
    case 'race_prize':
      // Prizes from before places were kept have nothing but the race's id.
      return named === null || place === null
        ? subject
        : filled(places[language], { place: numberText(place, language), race: titleIn(titleFrom(named), language) });
    case 'bonus_completed': {
      const texts = JSON.parse(named ?? '{}') as Partial<Text>;
      return texts[language] ?? texts.en ?? '';
    }
  }
}
