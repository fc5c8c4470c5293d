import type { GameDetails } from 'contract/games';
import type { TableResult } from 'contract/play';
import type { TableRound, TableView } from 'contract/tables';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageProvider, usePage, type Page } from '~/i18n/page';
import type { TableFamily } from './family';

export const liveNames = ['clock', 'picture', 'results', 'players', 'place'] as const;
type LiveName = (typeof liveNames)[number];

/** What of a table is the same for everybody at it, piece by piece: the page has them in it, and the live connection sends those that changed. */
export function liveParts(
  game: GameDetails,
  table: TableView,
  family: TableFamily,
  fresh: boolean,
): Record<LiveName, ReactElement> {
  return {
    clock: <ClockLine table={table} family={family} />,
    picture: (
      <family.Picture
        game={game}
        result={shownResult(table)}
        dealing={table.phase === 'dealing'}
        fresh={fresh}
        flight={table.flight}
      />
    ),
    results: <Results history={table.history} family={family} />,
    players: <SeatedPlayers table={table} />,
    place: <PlaceText round={table.next.round} />,
  };
}

/** Around a piece of the page that the live connection may replace. */
export const Live = ({
  name,
  children,
}: {
  name: LiveName | 'own' | 'bets' | 'mine' | 'totals';
  children: ReactNode;
}) => (
  <div className="live" data-live={name}>
    {children}
  </div>
);

export type LiveHtml = Record<LiveName, string>;

/** The same as HTML, in the language of the page. */
export function liveHtml(page: Page, game: GameDetails, table: TableView, family: TableFamily): LiveHtml {
  const parts = liveParts(game, table, family, table.phase === 'result');
  return Object.fromEntries(
    liveNames.map((name) => [name, renderToString(<PageProvider value={page}>{parts[name]}</PageProvider>)]),
  ) as LiveHtml;
}

const secondsTo = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1_000));

/** What the table does now and how long it will, in words and as a bar that runs down. */
function ClockLine({ table, family }: { table: TableView; family: TableFamily }) {
  const page = usePage();
  const { t } = page;
  const { phase, round, endsAt, next, now, flight, history } = table;
  const result = shownResult(table);
  // When a flight is over, and with that when the next one starts, nobody can know before.
  if (phase === 'dealing' && flight)
    return (
      <div className="table-clock">
        <p>{t('tables.takesBets', { round: next.round })}</p>
      </div>
    );
  const isDealt = phase === 'dealing';
  const until = isDealt ? endsAt : next.closesAt;
  const [key, about] = isDealt ? (['tables.dealt', round] as const) : (['tables.closesIn', next.round] as const);
  const said = (count: number) => t(key, { round: about, count });
  // For the island that lets the seconds run: the sentence with a sign in the place of the figure.
  const running = (count: 0 | 1 | 2) =>
    t(key, { round: '\u0001', count }).replace(String(count), '#').replace('\u0001', String(about));
  return (
    <div className="table-clock">
      {result && (
        // It is news once; then it stands there, as the picture does, until the next one is dealt.
        <p className="table-result" role={phase === 'result' ? 'status' : undefined}>
          {t('tables.result', { round: history[0]!.round, result: family.resultText(result, page) })}
        </p>
      )}
      <p
        data-closes={until}
        data-one={running(1)}
        data-other={running(2)}
        data-none={running(0) === running(2) ? undefined : running(0)}
      >
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

/** How many sit at the table, and what those of them who agreed to be shown bet on the round that it is about (DOMAIN §14). */
function SeatedPlayers({ table }: { table: TableView }) {
  const { t, number, money } = usePage();
  const { seats, bets, betsTotal, round } = table;
  return (
    <section className="panel players" aria-labelledby="players">
      <h2 id="players">{t('tables.seats', { count: seats })}</h2>
      <p className="quiet">
        {t('tables.betsOf', { round, total: number(betsTotal) })} <small>{t('tables.listed')}</small>
      </p>
      {bets.length > 0 && (
        <table className="bet-table">
          <thead>
            <tr>
              <th>{t('tables.player')}</th>
              <th>{t('play.stake')}</th>
              <th>{t('play.payout')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.map(({ player, stake, currency, payout }, index) => (
              <tr key={index}>
                <td>{player}</td>
                <td className="num">{money(stake, currency)}</td>
                <td className="num">{payout === null ? '–' : money(payout, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const shown = 14;

/** The latest results side by side, the newest first. */
function Results({ history, family }: { history: readonly TableRound[]; family: TableFamily }) {
  const page = usePage();
  return (
    <ol className="table-history" aria-label={page.t('tables.history')}>
      {history.slice(0, shown).map(({ round, result }) => {
        const { text, tone } = family.mark(result, page);
        return (
          <li key={round} className={`mark mark-${tone}`} aria-label={family.resultText(result, page)}>
            {text}
          </li>
        );
      })}
    </ol>
  );
}

/** What the button says that bets on the round that takes bets. */
export function PlaceText({ round }: { round: number }) {
  const { t } = usePage();
  return <>{t('tables.place', { round })}</>;
}

/** What lies on the table: the latest result, none while the next one is dealt. */
const shownResult = ({ phase, history }: TableView): TableResult | null =>
  phase === 'dealing' ? null : (history[0]?.result ?? null);

/** Names what a table does now: another name means that something happened which its players should see. The island names it alike. */
export const momentOf = ({ phase, round, flight }: TableView): string => `${phase} ${round} ${flight?.crashed ?? ''}`;
