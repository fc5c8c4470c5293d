import type { MessageKey } from '~/i18n/messages';

export const historyTabs = ['transactions', 'gaming', 'bonuses'] as const;
type HistoryTab = (typeof historyTabs)[number];
export type TransactionType = 'all' | 'deposit' | 'withdraw' | 'credit';
type Field = 'dateFrom' | 'dateTo' | 'type' | 'method';

/** The history's address, read: what was asked for, as it was typed, and what is wrong with it. */
export interface HistoryFilter {
  tab: HistoryTab;
  /** From 1. */
  page: number;
  values: Record<Field, string>;
  errors: Partial<Record<Field, MessageKey>>;
}

export const rowsPerPage = 20;
/** Where the API's offsets end. */
const lastPage = 50_000;
const longestMethod = 40;
const types: readonly string[] = ['all', 'deposit', 'withdraw', 'credit'] satisfies TransactionType[];

/** A day of the calendar, `2026-02-28`; 30 February is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

export function readFilter(search: URLSearchParams): HistoryFilter {
  const text = (name: Field) => search.get(name)?.trim() ?? '';
  const values = {
    dateFrom: text('dateFrom'),
    dateTo: text('dateTo'),
    type: text('type') || 'all',
    method: text('method'),
  };
  const errors: HistoryFilter['errors'] = {};
  if (values.dateFrom && !isDay(values.dateFrom)) errors.dateFrom = 'history.badDateFrom';
  if (values.dateTo && !isDay(values.dateTo)) errors.dateTo = 'history.badDateTo';
  if (!errors.dateFrom && !errors.dateTo && values.dateFrom && values.dateTo && values.dateTo < values.dateFrom)
    errors.dateTo = 'history.badOrder';
  const tab = historyTabs.find((name) => name === search.get('tab')) ?? 'transactions';
  if (tab === 'transactions') {
    if (!types.includes(values.type)) errors.type = 'history.badType';
    if (values.method.length > longestMethod) errors.method = 'history.badMethod';
  }
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Math.min(Number(search.get('page')), lastPage) : 1;
  return { tab, page, values, errors };
}

/** Only methods of the cashier can be asked for. */
export const withKnownMethod = (filter: HistoryFilter, methods: readonly string[]): HistoryFilter =>
  !filter.values.method || filter.errors.method || methods.includes(filter.values.method)
    ? filter
    : { ...filter, errors: { ...filter.errors, method: 'history.badMethod' } };

export const isUsable = ({ errors }: HistoryFilter): boolean => Object.keys(errors).length === 0;

/** Whether anything narrows the list. */
export const isNarrowed = ({ values: { dateFrom, dateTo, type, method } }: HistoryFilter): boolean =>
  Boolean(dateFrom || dateTo || method || type !== 'all');

/** The filter's days as the API's calls take them. */
export const daysOf = ({ values: { dateFrom, dateTo } }: HistoryFilter) => ({
  dateFrom: dateFrom || undefined,
  dateTo: dateTo || undefined,
});

/** The filter's page as the API's calls take it. */
export const periodOf = (filter: HistoryFilter) => ({
  ...daysOf(filter),
  limit: rowsPerPage,
  offset: (filter.page - 1) * rowsPerPage,
});

/** The address of a page of the same list, or of all of it as a file. */
export function addressOf({ tab, values }: HistoryFilter, page: number | 'statement'): string {
  const search = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(values)) {
    if (value && !(name === 'type' && value === 'all')) search.set(name, value);
  }
  if (page === 'statement') return `/profile/history/statement.csv?${search}`;
  if (page > 1) search.set('page', String(page));
  return `/profile/history?${search}`;
}
