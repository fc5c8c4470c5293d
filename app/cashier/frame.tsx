import type { ReactNode } from 'react';
import type { Currency } from 'contract/money';
import { usePage } from '~/i18n/page';
import { Notice } from '~/ui/notice';
import { Tabs } from '~/ui/tabs';
import type { CashierData, Direction } from './methods';
import { SetAsideNotices } from './set-aside';

/** What every screen of the cashier stands in: where one is, and what money there is. `balance` in minor units. */
export function CashierFrame({
  current,
  balance,
  children,
}: {
  current: Direction;
  balance: { cash: number; held: number; currency: Currency } & Pick<CashierData, 'outages' | 'unallocated'>;
  children: ReactNode;
}) {
  const { t, href, money } = usePage();
  const { cash, held, currency, outages, unallocated } = balance;
  return (
    <div className="account-screen">
      <h1>{t(current === 'deposit' ? 'cashier.deposit' : 'cashier.withdrawal')}</h1>
      <Tabs
        label={t('cashier.title')}
        items={[
          {
            href: href('/cashier/deposit'),
            label: t('cashier.deposit'),
            current: current === 'deposit',
            icon: 'deposit',
          },
          {
            href: href('/cashier/withdraw'),
            label: t('cashier.withdrawal'),
            current: current === 'withdraw',
            icon: 'withdraw',
          },
        ]}
      />
      <dl className="facts balances">
        <div>
          <dt>{t('cashier.balance')}</dt>
          <dd className="num">{money(cash, currency)}</dd>
        </div>
        {held > 0 && (
          <div>
            <dt>{t('cashier.onHold')}</dt>
            <dd className="num">{money(held, currency)}</dd>
          </div>
        )}
      </dl>
      {/* Methods that are turned off for a while, in the API's own words. */}
      {outages.map(({ id, text }) => (
        <Notice key={id} kind="warning">
          {text}
        </Notice>
      ))}
      <SetAsideNotices unallocated={unallocated} />
      {children}
    </div>
  );
}
