import type { Race, RaceCard } from 'contract/races';
import { formatDateTime, formatHundredths } from '~/i18n/format';
import type { MessageKey } from '~/i18n/messages';
import type { Page } from '~/i18n/page';

/** A score as the race counts it: `1,250 points`, `×12.50`. */
export function scoreText(score: number, kind: Race['score'], { t, number, locale }: Page): string {
  return kind === 'points_wagered'
    ? t('races.points', { count: score, shown: number(score) })
    : `×${formatHundredths(score, locale)}`;
}

/** What a race is in, in a word. A race that has ended and isn't settled yet is being counted. */
export function stateWord({ state, endsAt }: Pick<RaceCard, 'state' | 'endsAt'>, now: number): MessageKey {
  if (state === 'running' && now >= endsAt) return 'races.isCounting';
  return ({ running: 'races.isRunning', coming: 'races.isComing', settled: 'races.isSettled' } as const)[state];
}

/** A moment for a machine and a person, in the reader's time zone. */
export const momentIn =
  (timeZone: string, { locale }: Pick<Page, 'locale'>) =>
  (at: number): string =>
    formatDateTime(at, locale, timeZone);
