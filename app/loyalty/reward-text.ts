import type { Vip } from 'contract/loyalty';
import type { Currency } from 'contract/money';
import { formatShortMoney } from '~/i18n/format';
import type { Page } from '~/i18n/page';

/** What a level brings; `cash` in minor units of the currency it is shown in. */
export interface ShownReward {
  cash: number;
  freeSpins: Pick<NonNullable<Vip['levels'][number]['freeSpins']>, 'count' | 'gametitle'> | null;
}

/** The words for what a level brings. */
export function rewardText({ cash, freeSpins }: ShownReward, currency: Currency, { t, number, locale }: Page): string {
  const amount = formatShortMoney(cash, currency, locale);
  if (!freeSpins) return amount;
  const spins = t('rewards.spinsOn', {
    count: freeSpins.count,
    shown: number(freeSpins.count),
    game: freeSpins.gametitle,
  });
  return cash > 0 ? t('rewards.cashAndSpins', { amount, spins }) : spins;
}
