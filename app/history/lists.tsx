import type { ReactNode } from 'react';
import type { BonusBet } from 'contract/bonuses';
import { inHouseProvider } from 'contract/constants';
import type { GamingRow, Transaction } from 'contract/history';
import { sportsbookGameId } from 'contract/sports/markets';
import { betAddress, groupLabel } from '~/bonuses';
import { formatDateTime, formatWholePercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { gameArt } from '~/ui/game-art';
import { Badge } from '~/ui/panel';
import { Table } from '~/ui/table';
import { providerName, roundLabels, statusLabels, typeLabels } from './labels';

/** Columns of SPEC §3. */
export function Transactions({ rows, timeZone }: { rows: readonly Transaction[]; timeZone: string }) {
  const { t, money, locale } = usePage();
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  return (
    <Scroller label={t('history.transactions')}>
      <Table
        caption={<TimesIn timeZone={timeZone} />}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: t('history.type'), cell: ({ type }) => t(typeLabels[type]) },
          // Of a credit it is what gave it.
          { label: t('history.methodOrSource'), cell: ({ methodName }) => methodName },
          {
            label: t('history.status'),
            cell: ({ status }) => <Badge kind={statusLabels[status].kind}>{t(statusLabels[status].key)}</Badge>,
          },
          { label: t('history.details'), cell: ({ details }) => details || '–' },
          { label: t('history.transactionId'), cell: ({ id }) => <Id id={id} /> },
          {
            label: t('history.processedAt'),
            cell: ({ processedAt }) => (processedAt === null ? t('history.notYet') : time(processedAt)),
          },
          { label: t('history.message'), cell: ({ message }) => message || '–' },
          { label: t('history.dateRequested'), cell: ({ requestedAt }) => time(requestedAt) },
          {
            label: t('history.amount'),
            numeric: true,
            cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
          },
        ]}
      />
    </Scroller>
  );
}

export function Rounds({ rows, timeZone }: { rows: readonly GamingRow[]; timeZone: string }) {
  const { t, money, locale } = usePage();
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  return (
    <div className="rounds">
      <Table
        caption={<TimesIn timeZone={timeZone} />}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: t('history.time'), cell: ({ startedAt }) => time(startedAt) },
          { label: t('history.game'), cell: (round) => <Game round={round} /> },
          { label: t('history.stake'), numeric: true, cell: ({ stake, currency }) => money(stake, currency) },
          {
            label: t('history.payout'),
            numeric: true,
            cell: ({ payout, held, currency }) => (
              <>
                {money(payout, currency)}
                {held > 0 && (
                  <>
                    {' '}
                    <Badge kind="info">{t('history.beingChecked', { amount: money(held, currency) })}</Badge>
                  </>
                )}
              </>
            ),
          },
          {
            label: t('history.state'),
            cell: (round) => <State round={round} />,
          },
          {
            label: t('history.receipt'),
            cell: (round) => (
              <ReceiptLink path={receiptPath(round)} game={round.gametitle} time={time(round.startedAt)} />
            ),
          },
        ]}
      />
    </div>
  );
}

/** Rounds of our own are known by their ids, those of others by their provider's. */
const receiptPath = ({ provider, id }: GamingRow): string =>
  `/round/${[...(provider === inHouseProvider ? [] : [provider]), id].map(encodeURIComponent).join('/')}`;

/** With the picture that the lobby shows and the way back to it, where there is one. */
function Game({ round }: { round: GamingRow }) {
  const { href } = usePage();
  const { provider, gameid, gametitle, offered } = round;
  if (!isPlayedOn(round)) return gametitle;
  return (
    <a className="link played-game" href={href(`/play/${provider}/${gameid}`)}>
      <img src={gameArt({ id: gameid, picture: offered?.picture })} alt="" width="33" height="44" loading="lazy" />
      {gametitle}
    </a>
  );
}

/** Whether its game has a page to play it: bets on sports have none, nor have titles that are offered no more. */
const isPlayedOn = ({ provider, gameid, offered }: GamingRow): boolean =>
  offered !== undefined || (provider === inHouseProvider && gameid !== sportsbookGameId);

/** What became of a round; one that waits for its player is gone on with by a press. */
function State({ round }: { round: GamingRow }) {
  const { t, href } = usePage();
  const { state, provider, gameid, gametitle } = round;
  return (
    <>
      <Badge kind={roundLabels[state].kind}>{t(roundLabels[state].key)}</Badge>
      {state === 'open' && isPlayedOn(round) && (
        <>
          {' '}
          <a className="link receipt" href={href(`/play/${provider}/${gameid}?mode=real`)}>
            {t('lobby.continueGame', { title: gametitle })}
          </a>
        </>
      )}
    </>
  );
}

/** Shown by its beginning; one touch selects the whole, and where the island `copy-text` has come a button copies it. */
function Id({ id }: { id: string }) {
  const { t } = usePage();
  return (
    <copy-text>
      <code className="reference">{id}</code>
      <button
        className="btn btn-small"
        type="button"
        hidden
        aria-label={t('ui.labelled', { label: t('crypto.copy'), value: id })}
      >
        {t('crypto.copy')}
      </button>
      <span className="hint" role="status" data-done={t('crypto.copied')} />
    </copy-text>
  );
}

/** What each bet of a bonus was made of and what it counted (DOMAIN §3). */
export function BonusBets({ rows, timeZone }: { rows: readonly BonusBet[]; timeZone: string }) {
  const { t, money, locale } = usePage();
  const time = (at: number) => formatDateTime(at, locale, timeZone);
  return (
    <Scroller label={t('history.bonuses')}>
      <Table
        caption={<TimesIn timeZone={timeZone} />}
        rows={rows}
        keyOf={({ roundId, bonusId, pointsBefore, at }) => `${roundId} ${bonusId} ${pointsBefore} ${at}`}
        columns={[
          { label: t('history.time'), cell: ({ at }) => time(at) },
          {
            label: t('history.bonus'),
            cell: ({ bonusName, isRolledBack }) => (
              <>
                {bonusName}
                {isRolledBack && (
                  <>
                    {' '}
                    <Badge kind="warning">{t('history.takenBack')}</Badge>
                  </>
                )}
              </>
            ),
          },
          { label: t('history.game'), cell: ({ gametitle }) => gametitle },
          { label: t('history.provider'), cell: ({ provider }) => providerName(provider, t) },
          { label: t('history.gameGroup'), cell: ({ gamegroup }) => t(groupLabel(gamegroup)) },
          { label: t('history.wager'), numeric: true, cell: ({ stake, currency }) => money(stake, currency) },
          {
            label: t('history.bonusShare'),
            numeric: true,
            cell: ({ bonusShare, currency }) => money(bonusShare, currency),
          },
          {
            label: t('history.contribution'),
            numeric: true,
            cell: ({ contributionPercent }) => formatWholePercent(contributionPercent, locale),
          },
          {
            label: t('history.pointContribution'),
            numeric: true,
            cell: ({ pointContribution, currency }) => money(pointContribution, currency),
          },
          {
            label: t('history.pointsAfter'),
            numeric: true,
            cell: ({ pointsAfter, currency }) => money(pointsAfter, currency),
          },
          {
            label: t('history.receipt'),
            cell: ({ roundId, bonusId, gametitle, at }) => (
              <ReceiptLink path={betAddress({ bonusId, roundId })} game={gametitle} time={time(at)} />
            ),
          },
        ]}
      />
    </Scroller>
  );
}

/** Every bonus bet has a receipt, and every round. @param path without locale prefix */
function ReceiptLink({ path, game, time }: { path: string; game: string; time: string }) {
  const { t, href } = usePage();
  return (
    <a className="link receipt" href={href(path)} aria-label={t('history.receiptOf', { game, time })}>
      {t('history.receipt')}
    </a>
  );
}

/** Many columns need room: between a phone, where rows are cards, and a desk the table scrolls by itself, by keyboard too. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ledger" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

function TimesIn({ timeZone }: { timeZone: string }) {
  const { t } = usePage();
  return <small className="quiet">{t('history.timesIn', { zone: timeZone })}</small>;
}
