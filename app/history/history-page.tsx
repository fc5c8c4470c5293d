import type { ReactNode } from 'react';
import type { DataOf } from 'contract/call';
import type { bonusHistory } from 'contract/bonuses';
import type { CashStatement, gamingHistory, transactions } from 'contract/history';
import type { Currency } from 'contract/money';
import { ProfileFrame } from '~/account';
import { addressOf, historyTabs, isNarrowed, rowsPerPage, type HistoryFilter } from './filter';
import { FilterForm } from './filter-form';
import { BonusBets, Rounds, Transactions } from './lists';
import { statementLines } from './statement-lines';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import type { Option } from '~/ui/choice-fields';
import { Icon } from '~/ui/icon';
import { EmptyState } from '~/ui/panel';
import { Pagination, Tabs } from '~/ui/tabs';

type TransactionPage = DataOf<typeof transactions>;

interface Listed<Tab, List> {
  tab: Tab;
  filter: HistoryFilter;
  /** Null while the filter can't be used. */
  list: List | null;
  timeZone: string;
}

/** The list that the address asks for. */
export type HistoryData =
  | (Listed<'transactions', TransactionPage> & { methods: readonly Option[]; currency: Currency })
  | Listed<'gaming', DataOf<typeof gamingHistory>>
  | Listed<'bonuses', DataOf<typeof bonusHistory>>;

/** What happened with the player's money: in and out of the casino, on its games, and with its bonuses. */
export function HistoryPage({ history }: { history: HistoryData }) {
  const { t, href } = usePage();
  const { tab, filter } = history;
  return (
    <ProfileFrame current="history">
      <Tabs
        label={t('history.title')}
        items={historyTabs.map((name) => ({
          href: href(`/profile/history?tab=${name}`),
          label: t(`history.${name}`),
          current: name === tab,
        }))}
      />
      <h2 className="unseen">{t(`history.${tab}`)}</h2>
      <FilterForm filter={filter} methods={history.tab === 'transactions' ? history.methods : null} />
      <List history={history} />
    </ProfileFrame>
  );
}

function List({ history }: { history: HistoryData }) {
  const { t, href } = usePage();
  const { filter, timeZone } = history;
  if (!history.list) return null;
  switch (history.tab) {
    case 'transactions':
      return (
        <>
          <Totals filter={filter} totals={history.list.totals} currency={history.currency} />
          <Statement statement={history.list.statement} currency={history.currency} />
          <Rows
            filter={filter}
            total={history.list.total}
            empty="history.noTransactions"
            icon="coins"
            action={
              <Button href={href('/cashier/deposit')} variant="prime">
                {t('cashier.makeDeposit')}
              </Button>
            }
          >
            <Transactions rows={history.list.transactions} timeZone={timeZone} />
          </Rows>
        </>
      );
    case 'gaming':
      return (
        <Rows
          filter={filter}
          total={history.list.total}
          empty="history.noRounds"
          icon="play"
          action={
            <Button href={href('/casino')} variant="prime">
              {t('cashier.playNow')}
            </Button>
          }
        >
          <Rounds rows={history.list.rounds} timeZone={timeZone} />
        </Rows>
      );
    case 'bonuses':
      return (
        <Rows
          filter={filter}
          total={history.list.total}
          empty="history.noBets"
          icon="gift"
          action={<Button href={href('/profile/bonuses')}>{t('cashier.seeBonuses')}</Button>}
        >
          <BonusBets rows={history.list.bets} timeZone={timeZone} />
        </Rows>
      );
  }
}

/** What the player has put in, got out and was given, and the net deposits (DOMAIN §6). */
function Totals({
  filter,
  totals: { deposited, withdrawn, credited },
  currency,
}: {
  filter: HistoryFilter;
  totals: TransactionPage['totals'];
  currency: Currency;
}) {
  const { t, money } = usePage();
  const { dateFrom, dateTo } = filter.values;
  return (
    <dl className="facts totals" aria-label={t(dateFrom || dateTo ? 'history.chosenDays' : 'history.allTime')}>
      <div>
        <dt>{t('history.deposited')}</dt>
        <dd className="num">{money(deposited, currency)}</dd>
      </div>
      <div>
        <dt>{t('history.withdrawn')}</dt>
        <dd className="num">{money(withdrawn, currency)}</dd>
      </div>
      <div>
        <dt>{t('history.credited')}</dt>
        <dd className="num">{money(credited, currency)}</dd>
      </div>
      <div>
        <dt>{t('history.netDeposits')}</dt>
        <dd className="num">{money(deposited - withdrawn, currency)}</dd>
      </div>
    </dl>
  );
}

/** How the cash came from its opening to its closing balance: the lines in between add up (DOMAIN §2). */
function Statement({ statement, currency }: { statement: CashStatement; currency: Currency }) {
  const { t, money } = usePage();
  const lines = statementLines(statement);
  if (lines.every(([, amount]) => amount === 0)) return null;
  return (
    <details className="panel filter">
      <summary>
        <Icon name="down" />
        {t('history.cashStatement')}
      </summary>
      <dl className="facts facts-list">
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd className="num">{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface RowsProps {
  filter: HistoryFilter;
  total: number;
  empty: 'history.noTransactions' | 'history.noRounds' | 'history.noBets';
  icon: 'coins' | 'play' | 'gift';
  /** What to do while there is nothing at all. */
  action: ReactNode;
  children: ReactNode;
}

/** The list with its pages and its file, or honest words when there is none. */
function Rows({ filter, total, empty, icon, action, children }: RowsProps) {
  const { t, href } = usePage();
  const pages = Math.ceil(total / rowsPerPage);
  const pagination = <Pagination page={filter.page} pages={pages} hrefOf={(page) => href(addressOf(filter, page))} />;
  if (total === 0 && !isNarrowed(filter))
    return (
      <EmptyState icon={icon} title={t(empty)} action={action}>
        {t(`${empty}Text`)}
      </EmptyState>
    );
  if (total === 0) return <EmptyState title={t('history.nothingFound')}>{t('history.nothingFoundText')}</EmptyState>;
  if (filter.page > pages) {
    return (
      <EmptyState
        title={t('history.noSuchPage')}
        action={<Button href={href(addressOf(filter, 1))}>{t('history.firstPage')}</Button>}
      />
    );
  }
  return (
    <>
      {children}
      {pagination}
      <p className="form-row">
        <Button href={href(addressOf(filter, 'statement'))} variant="quiet" icon="document">
          {t('history.statement')}
        </Button>
      </p>
    </>
  );
}
