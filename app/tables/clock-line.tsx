import type { GameDetails } from 'contract/games';
import type { TableView } from 'contract/tables';
import { usePage } from '~/i18n/page';
import type { TableFamily } from './family';
import { shownResult } from './shown-result';

const secondsTo = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

/** What the table does now and how long it will, in words and as a bar that runs down. */
export function ClockLine({ game, table, family }: { game: GameDetails; table: TableView; family: TableFamily }) {
  const page = usePage();
  const { t, number } = page;
  const { phase, round, endsAt, next, now, flight } = table;
  const result = phase === 'betting' ? null : shownResult(table, game);
  const isDealt = phase === 'dealing' && !flight;
  const until = isDealt ? endsAt : next.closesAt;
  const [key, about] = isDealt ? (['tables.dealt', round] as const) : (['tables.closesIn', next.round] as const);
  const said = (count: number) => t(key, { round: number(about), count });
  // For the island that lets the seconds run: the sentence with a sign in the place of the figure.
  const running = (count: 1 | 2) =>
    t(key, { round: '\u0001', count }).replace(String(count), '#').replace('\u0001', number(about));
  return (
    <div className="table-clock">
      {result && (
        <p className="table-result" role="status">
          {t('tables.result', { round: number(round), result: family.resultText(result, page) })}
        </p>
      )}
      <p data-closes={until} data-one={running(1)} data-other={running(2)}>
        {said(secondsTo(until, now))}
      </p>
      <svg className="countdown" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="2">
          <animate attributeName="width" from="100" to="0" dur={`${Math.max(1, until - now)}ms`} fill="freeze" />
        </rect>
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
      {follows ? (
        <a className="link receipt-link" href={`${address}&stay`}>
          {t('tables.stopRefreshing')}
        </a>
      ) : (
        <>
          <a className="link receipt-link" href={`${address}&stay`}>
            {t('tables.refreshNow')}
          </a>{' '}
          <a className="link receipt-link" href={address}>
            {t('tables.follow')}
          </a>
        </>
      )}
    </p>
  );
}
