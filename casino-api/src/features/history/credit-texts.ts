import type { Language } from 'contract/constants';
import { creditSources, type CreditSource } from 'contract/history';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { titleFrom, titleIn } from '../../kernel/title';
import { dateText, monthText, numberText } from '../content';
import type { TransactionRow } from './history';

const monthOf = (key: string, language: Language): string => monthText(Date.parse(`${key}-01T00:00:00Z`), language);

const isSource = (method: string): method is CreditSource => (creditSources as readonly string[]).includes(method);

/** What gave a credit. */
export const creditName = (method: string, language: Language): string =>
  isSource(method) ? apiTexts(language).credits.source[method] : method;

/** For what a credit was given: its level, period, challenge, race or bonus. */
export function creditDetails(
  { method, subject, named, place }: Pick<TransactionRow, 'method' | 'subject' | 'named' | 'place'>,
  language: Language,
): string {
  if (!isSource(method) || subject === null) return '';
  const credits = apiTexts(language).credits;
  switch (method) {
    case 'level_reward':
      return fillIn(credits.level, { level: subject });
    case 'cashback_daily':
      return dateText(Date.parse(`${subject}T00:00:00Z`), language);
    case 'cashback_weekly': {
      const [year = '', week = ''] = subject.split('-W');
      return fillIn(credits.week, { year, week: String(Number(week)) });
    }
    case 'cashback_monthly':
      return monthOf(subject, language);
    case 'challenge_prize': {
      const [month = '', multiplier = ''] = subject.split(':');
      return fillIn(credits.challenge, {
        month: monthOf(month, language),
        multiplier: numberText(Number(multiplier), language),
      });
    }
    case 'race_prize':
      // Prizes from before places were kept have nothing but the race's id.
      return named === null || place === null
        ? subject
        : fillIn(credits.place, { place: numberText(place, language), race: titleIn(titleFrom(named), language) });
    case 'correction':
      return subject;
    case 'bonus_completed': {
      const texts = JSON.parse(named ?? '{}') as Partial<Record<Language, string>>;
      return texts[language] ?? texts.en ?? '';
    }
  }
}
