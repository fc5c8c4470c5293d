import type { ReactNode } from 'react';
import type { GamingRow, Transaction } from 'contract/history';
import { ProfileFrame } from '~/account/profile-frame';
import { formatDateTime } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import type { Option } from '~/ui/choice-fields';
import { Badge, EmptyState } from '~/ui/panel';
import { Table } from '~/ui/table';
import { Pagination, Tabs } from '~/ui/tabs';
import { addressOf, isNarrowed, rowsPerPage, type HistoryFilter } from './filter';
import { FilterForm } from './filter-form';
import { roundLabels, statusLabels, typeLabels } from './labels';
import type { HistoryData } from './load-history';

/** What happened with the player's money: in and out of the casino, and on its games. */
export function HistoryPage({ history }: { history: HistoryData }) {
  const { t, href } = usePage();
  const { tab, filter, timeZone } = history;
  return (
    <ProfileFrame current="history">
      <Tabs
        label={t('history.title')}
        items={(['transactions', 'gaming'] as const).map((name) => ({ href: href(`/profile/history?tab=${name}`), label: t(`history.${name}`), current: name === tab }))}
      />
      <h2 className="unseen">{t(`history.${tab}`)}</h2>
      <FilterForm filter={filter} methods={history.tab === 'transactions' ? history.methods : null} />
      {history.tab === 'transactions'
        ? history.list && (
          <Rows filter={filter} total={history.list.total} empty="history.noTransactions" icon="coins" action={<Button href={href('/cashier/deposit')} variant="prime">{t('cashier.makeDeposit')}</Button>}>
            <Transactions rows={history.list.transactions} methods={history.methods} timeZone={timeZone} />
          </Rows>
        )
        : history.list && (
          <Rows filter={filter} total={history.list.total} empty="history.noRounds" icon="play" action={<Button href={href('/casino')} variant="prime">{t('cashier.playNow')}</Button>}>
            <Rounds rows={history.list.rounds} timeZone={timeZone} />
          </Rows>
        )}
    </ProfileFrame>
  );
}

interface RowsProps {
  filter: HistoryFilter;
  total: number;
  empty: 'history.noTransactions' | 'history.noRounds';
  icon: 'coins' | 'play';
  /** What to do while there is nothing at all. */
  action: ReactNode;
  children: ReactNode;
}

/** The list with its pages, or honest words when there is none. */
function Rows({ filter, total, empty, icon, action, children }: RowsProps) {
  const { t, href } = usePage();
  const pages = Math.ceil(total / rowsPerPage);
  const pagination = <Pagination page={filter.page} pages={pages} hrefOf={(page) => href(addressOf(filter, page))} />;
  if (total === 0 && !isNarrowed(filter)) return <EmptyState icon={icon} title={t(empty)} action={action}>{t(`${empty}Text`)}</EmptyState>;
  if (total === 0) return <EmptyState title={t('history.nothingFound')}>{t('history.nothingFoundText')}</EmptyState>;
  if (filter.page > pages) {
    return <EmptyState title={t('history.noSuchPage')} action={<Button href={href(addressOf(filter, 1))}>{t('history.firstPage')}</Button>} />;
  }
  return <>{children}{pagination}</>;
}

/** Columns of SPEC §3. */
function Transactions({ rows, methods, timeZone }: { rows: readonly Transaction[]; methods: readonly Option[]; timeZone: string }) {
  const { t, money, locale } = usePage();
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  const nameOf = (method: string) => methods.find(({ value }) => value === method)?.label ?? method;
  return (
    <Scroller label={t('history.transactions')}>
      <Table
        caption={<TimesIn timeZone={timeZone} />} rows={rows} keyOf={({ id }) => id}
        columns={[
          { label: t('history.type'), cell: ({ type }) => t(typeLabels[type]) },
          { label: t('history.method'), cell: ({ method }) => nameOf(method) },
          { label: t('history.status'), cell: ({ status }) => <Badge kind={statusLabels[status].kind}>{t(statusLabels[status].key)}</Badge> },
          { label: t('history.details'), cell: ({ details }) => details || '–' },
          { label: t('history.transactionId'), cell: ({ id }) => <span className="reference">{id}</span> },
          { label: t('history.processedAt'), cell: ({ processedAt }) => (processedAt === null ? t('history.notYet') : time(processedAt)) },
          { label: t('history.message'), cell: ({ message }) => message || '–' },
          { label: t('history.dateRequested'), cell: ({ requestedAt }) => time(requestedAt) },
          { label: t('history.amount'), numeric: true, cell: ({ amount, currency }) => <b>{money(amount, currency)}</b> },
        ]}
      />
    </Scroller>
  );
}

/** Nine columns need room: between a phone, where rows are cards, and a desk the table scrolls by itself, by keyboard too. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return <div className="ledger" role="region" aria-label={label} tabIndex={0}>{children}</div>;
}

function Rounds({ rows, timeZone }: { rows: readonly GamingRow[]; timeZone: string }) {
  const { t, href, money, locale } = usePage();
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  return (
    <Table
      caption={<TimesIn timeZone={timeZone} />} rows={rows} keyOf={({ id }) => id}
      columns={[
        { label: t('history.time'), cell: ({ startedAt }) => time(startedAt) },
        { label: t('history.game'), cell: ({ gametitle }) => gametitle },
        { label: t('history.stake'), numeric: true, cell: ({ stake, currency }) => money(stake, currency) },
        { label: t('history.payout'), numeric: true, cell: ({ payout, currency }) => money(payout, currency) },
        { label: t('history.state'), cell: ({ state }) => <Badge kind={roundLabels[state].kind}>{t(roundLabels[state].key)}</Badge> },
        {
          label: t('history.receipt'),
          cell: ({ id, gametitle, startedAt }) => (
            <a className="link receipt" href={href(`/round/${encodeURIComponent(id)}`)} aria-label={t('history.receiptOf', { game: gametitle, time: time(startedAt) })}>{t('history.receipt')}</a>
          ),
        },
      ]}
    />
  );
}

function TimesIn({ timeZone }: { timeZone: string }) {
  const { t } = usePage();
  return <small className="quiet">{t('history.timesIn', { zone: timeZone })}</small>;
}
