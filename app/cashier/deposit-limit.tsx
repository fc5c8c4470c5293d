import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Progress } from '~/ui/panel';
import type { CashierData } from './load-cashier';

/** What the player's own limit leaves; before the first deposit, without one, the invitation to set it (DOMAIN §6). */
export function DepositLimit({ cashier: { depositLimit, withdrawBlockers, currency } }: { cashier: CashierData }) {
  const { t, href, money } = usePage();
  if (depositLimit) {
    const { current, left } = depositLimit;
    return (
      <div className="panel">
        <Progress
          label={t('cashier.yourLimit')}
          value={current - left}
          max={current}
          text={t('cashier.limitLeft', { left: money(left, currency), limit: money(current, currency) })}
        />
        <p>
          <a className="link" href={href('/responsible-gambling')}>
            {t('cashier.changeLimit')}
          </a>
        </p>
      </div>
    );
  }
  if (!withdrawBlockers.some(({ code }) => code === 'no_deposit_yet')) return null;
  return (
    <Notice kind="info" title={t('cashier.limitFirst')}>
      <p>{t('cashier.limitFirstText')}</p>
      <p>
        <Button href={href('/responsible-gambling')} size="small">
          {t('cashier.setLimit')}
        </Button>
      </p>
    </Notice>
  );
}
