import type { ContentCard } from 'contract/content';
import { formatDate } from '~/i18n/format';
import type { Page } from '~/i18n/page';

export const networkStates = ['running', 'coming', 'settled'] as const;
export type NetworkState = (typeof networkStates)[number];

/** Where a promotion stands in its window; without one it runs. @param now epoch ms */
export function networkStateAt(
  { startsAt, endsAt }: Pick<ContentCard, 'startsAt' | 'endsAt'>,
  now: number,
): NetworkState {
  if (endsAt !== null && now >= endsAt) return 'settled';
  return startsAt !== null && now < startsAt ? 'coming' : 'running';
}

const words = { running: 'races.isRunning', coming: 'races.isComing', settled: 'races.isSettled' } as const;
export const badgeOf = (state: NetworkState, { t }: Page) => ({
  kind: state === 'running' ? ('new' as const) : ('neutral' as const),
  word: t(words[state]),
});

/** The first and last day of a window, in UTC. */
export function windowFacts({ startsAt, endsAt }: Pick<ContentCard, 'startsAt' | 'endsAt'>, { t, locale }: Page) {
  return [
    ...(startsAt === null ? [] : [{ name: t('races.firstDay'), value: formatDate(startsAt, locale) }]),
    // A window ends with the first moment that is no longer in it.
    ...(endsAt === null ? [] : [{ name: t('races.lastDay'), value: formatDate(endsAt - 1, locale) }]),
  ];
}
