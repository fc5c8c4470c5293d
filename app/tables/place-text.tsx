import { usePage } from '~/i18n/page';

/** What the button says that bets on the round that takes bets. */
export function PlaceText({ round }: { round: number }) {
  const { t, number } = usePage();
  return <>{t('tables.place', { round: number(round) })}</>;
}
