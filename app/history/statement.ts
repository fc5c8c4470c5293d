import type { AppLoadContext } from '@remix-run/cloudflare';
import type { BonusBet } from 'contract/bonuses';
import { formula } from 'contract/csv';
import { longestPage, type CashStatement, type GamingRow, type Transaction } from 'contract/history';
import { decimalText, type Currency } from 'contract/money';
import papa from 'papaparse';
import { groupLabel } from '~/bonuses';
import type { MessageKey } from '~/i18n/messages';
import type { Translate } from '~/i18n/translator';
import { daysOf, type HistoryFilter, type TransactionType } from './filter';
import { providerName, roundLabels, statusLabels, typeLabels } from './labels';
import { statementLines } from './statement-lines';

/** More than so many rows are no statement: it is never cut short. */
export const longestStatement = 5_000;

/** One column of a statement: its head and its cell. Amounts as `10.50`, times as ISO 8601 in UTC, so that any program reads them. */
type Columns<Row> = readonly (readonly [MessageKey, (row: Row) => string])[];

const isoTime = (at: number): string => new Date(at).toISOString();

const transactionColumns = (t: Translate): Columns<Transaction> => [
  ['history.type', ({ type }) => t(typeLabels[type])],
  ['history.methodOrSource', ({ methodName }) => methodName],
  ['history.status', ({ status }) => t(statusLabels[status].key)],
  ['history.details', ({ details }) => details],
  ['history.transactionId', ({ id }) => id],
  ['history.processedAt', ({ processedAt }) => (processedAt === null ? '' : isoTime(processedAt))],
  ['history.message', ({ message }) => message],
  ['history.dateRequested', ({ requestedAt }) => isoTime(requestedAt)],
  ['history.amount', ({ amount, currency }) => decimalText(amount, currency)],
  ['history.currency', ({ currency }) => currency],
];

const roundColumns = (t: Translate): Columns<GamingRow> => [
  ['history.time', ({ startedAt }) => isoTime(startedAt)],
  ['history.game', ({ gametitle }) => gametitle],
  ['history.provider', ({ provider }) => providerName(provider, t)],
  ['history.roundId', ({ id }) => id],
  ['history.stake', ({ stake, currency }) => decimalText(stake, currency)],
  ['history.payout', ({ payout, currency }) => decimalText(payout, currency)],
  ['history.held', ({ held, currency }) => decimalText(held, currency)],
  ['history.currency', ({ currency }) => currency],
  ['history.state', ({ state }) => t(roundLabels[state].key)],
];

const betColumns = (t: Translate): Columns<BonusBet> => [
  ['history.time', ({ at }) => isoTime(at)],
  ['history.bonus', ({ bonusName }) => bonusName],
  ['history.instanceId', ({ bonusId }) => bonusId],
  ['history.game', ({ gametitle }) => gametitle],
  ['history.provider', ({ provider }) => providerName(provider, t)],
  ['history.gameGroup', ({ gamegroup }) => t(groupLabel(gamegroup))],
  ['history.roundId', ({ roundId }) => roundId],
  ['history.wager', ({ stake, currency }) => decimalText(stake, currency)],
  ['history.bonusShare', ({ bonusShare, currency }) => decimalText(bonusShare, currency)],
  ['history.contribution', ({ contributionPercent }) => `${contributionPercent}%`],
  ['history.pointContribution', ({ pointContribution, currency }) => decimalText(pointContribution, currency)],
  ['history.pointsAfter', ({ pointsAfter, currency }) => decimalText(pointsAfter, currency)],
  ['history.currency', ({ currency }) => currency],
  ['history.state', ({ isRolledBack }) => (isRolledBack ? t('history.takenBack') : '')],
];

/** From the opening to the closing balance, below the list and under its heads: only name, amount and currency are filled. */
const statementRows = (t: Translate, statement: CashStatement, currency: Currency): string[][] =>
  statementLines(statement).map(([label, amount]) => {
    const cells: Partial<Record<MessageKey, string>> = {
      'history.type': t(label),
      'history.amount': decimalText(amount, currency),
      'history.currency': currency,
    };
    return transactionColumns(t).map(([head]) => cells[head] ?? '');
  });

type Page<Row> = { total: number; rows: readonly Row[] };

/** All rows of a list, or null when they are too many for a statement. What comes in between is left out by its id. */
async function allRows<Row>(
  read: (page: { limit: number; offset: number }) => Promise<Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<Row[] | null> {
  const first = await read({ limit: longestPage, offset: 0 });
  if (first.total > longestStatement) return null;
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(first.total / longestPage) - 1) },
    (_, index) => (index + 1) * longestPage,
  );
  const more = await Promise.all(offsets.map((offset) => read({ limit: longestPage, offset })));
  return [...new Map([first, ...more].flatMap(({ rows }) => rows).map((row) => [keyOf(row), row])).values()];
}

/** The whole list of a filter as a file; null when it is too long. */
export async function statementOf(
  { api: { history }, t }: AppLoadContext,
  filter: HistoryFilter,
): Promise<string | null> {
  const days = daysOf(filter);
  const text = <Row>(columns: Columns<Row>, rows: readonly Row[] | null, sums: readonly string[][] = []) =>
    rows &&
    csvText(
      columns.map(([head]) => t(head)),
      [...rows.map((row) => columns.map(([, cell]) => cell(row))), ...sums],
    );
  switch (filter.tab) {
    case 'transactions': {
      const { type, method } = filter.values;
      let statement: CashStatement | undefined;
      const read = async (page: { limit: number; offset: number }) => {
        const {
          total,
          transactions,
          statement: stated,
        } = await history.transactions({
          type: type as TransactionType,
          method: method || undefined,
          ...days,
          ...page,
        });
        if (page.offset === 0) statement = stated;
        return { total, rows: transactions };
      };
      const rows = await allRows(read, ({ id }) => id);
      // Of a list that shows a part only, the balances would be of something else.
      const isWhole = type === 'all' && !method;
      return text(
        transactionColumns(t),
        rows,
        isWhole && statement && rows?.[0] ? statementRows(t, statement, rows[0].currency) : [],
      );
    }
    case 'gaming': {
      const read = async (page: object) => {
        const { total, rounds } = await history.gaming({ ...days, ...page });
        return { total, rows: rounds };
      };
      return text(roundColumns(t), await allRows(read, ({ id }) => id));
    }
    case 'bonuses': {
      const read = async (page: object) => {
        const { total, bets } = await history.bonusBets({ ...days, ...page });
        return { total, rows: bets };
      };
      return text(
        betColumns(t),
        await allRows(read, ({ roundId, bonusId, pointsBefore, at }) => `${roundId} ${bonusId} ${pointsBefore} ${at}`),
      );
    }
  }
}

/**
 * A table as RFC 4180 writes it, with the mark by which spreadsheets know UTF-8. What a spreadsheet would run as a formula is text there:
 * cells that begin with `=`, `+`, `-`, `@`, a tab or a line's end are led by an apostrophe, but for an amount below zero, which is a number.
 */
export const csvText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${papa.unparse([[...columns], ...rows.map((row) => [...row])], { newline: '\r\n', escapeFormulae: formula })}\r\n`;
