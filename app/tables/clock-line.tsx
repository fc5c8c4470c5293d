import type { TableView } from 'contract/tables';
import { usePage } from '~/i18n/page';
import type { TableFamily } from './family';

const secondsTo = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

/** What the table does now and how long it will, in words and as a bar that runs down. */
export function ClockLine({ table, family }: { table: TableView; family: TableFamily }) {
  const page = usePage();
  const { t, number } = page;
  const { phase, round, endsAt, next, now, history, flight } = table;
  const latest = history[0];
  const until = phase === 'dealing' ? endsAt : next.closesAt;
  const said = phase === 'dealing' && !flight
    ? t('tables.dealt', { round: number(round), count: secondsTo(endsAt, now) })
    : t('tables.closesIn', { round: number(next.round), count: secondsTo(next.closesAt, now) });
  return (
    <div className="table-clock">
      {phase === 'result' && latest && <p className="table-result" role="status">{t('tables.result', { round: number(round), result: family.resultText(latest.result, page) })}</p>}
      <p data-closes={until}>{said}</p>
      <svg className="countdown" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="2"><animate attributeName="width" from="100" to="0" dur={`${Math.max(1, until - now)}ms`} fill="freeze" /></rect>
      </svg>
    </div>
  );
}

/** Whether the page looks again by itself, and the ways to change that (WCAG 2.2.1). */
export function Following({ follows, address }: { follows: boolean; address: string }) {
  const { t } = usePage();
  return (
    <p className="table-follows">
      {t(follows ? 'tables.refreshes' : 'tables.stands')}{' '}
      {follows
        ? <a className="link receipt-link" href={`${address}&stay`}>{t('tables.stopRefreshing')}</a>
        : <><a className="link receipt-link" href={`${address}&stay`}>{t('tables.refreshNow')}</a> <a className="link receipt-link" href={address}>{t('tables.follow')}</a></>}
    </p>
  );
}
