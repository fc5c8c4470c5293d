import { cashOutFee } from 'contract/sports/bets';
import { formatShare } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { betPath, type ShownBet } from './bet-card';

/** Parts of a bet that can be cashed out with one press, in percent of what is left. */
export const cashOutShares = [100, 75, 50, 25] as const;

export const cashOutPath = (id: string, share?: number): string =>
  `${betPath(id)}/cash-out${share === undefined ? '' : `?share=${share}`}`;

/** What a share of the quote is paid with, in minor units. @param share percent */
export const shareOf = (amount: number, share: number): number => Math.floor((amount * share) / 100);

/** The way to cash an open bet out, or why there is none now. The page that it leads to asks once more. */
export function CashOutWays({ bet: { id, cashOut, currency } }: { bet: ShownBet }) {
  const { t, href, money } = usePage();
  if (!cashOut) return null;
  if (cashOut.amount === null)
    return (
      <p className="quiet">
        {t(cashOut.why === 'nothing_to_cash_out' ? 'sports.cashOutNothing' : 'sports.cashOutNot')}
      </p>
    );
  return (
    <Button href={href(cashOutPath(id))} size="small">
      {t('sports.cashOutFor', { amount: money(cashOut.amount, currency) })}
    </Button>
  );
}

/** How a cash-out is reckoned (DOMAIN §12). */
export function CashOutTerms() {
  const { t, locale } = usePage();
  return <p className="hint">{t('sports.cashOutTerms', { fee: formatShare(cashOutFee / 10, locale) })}</p>;
}
