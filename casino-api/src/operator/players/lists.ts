import { notesOf, operatorLog } from '../../features/desk';
import { renderMessage, renderMoney, renderTime } from '../../features/messages';
import type { OperatorRole } from '../../features/operators';
import { type PlayerLists, playerDeskPort, type PlayerSheet, usernameOf } from '../../features/player-desk';
import { inHouse } from '../../features/rounds';
import { playersTickets } from '../../features/support';
import { terms } from 'locales/en/terms';
import type { MoneyUnit } from 'contract/money';
import { answer } from '../../kernel/http/answer';
import { escaped } from '../../kernel/html';
import { refused } from '../../kernel/outcome';
import { type Page, pageWith, type Place } from '../../kernel/paged-list';
import { systemOf } from '../../kernel/player-client';
import { holds, type Visit } from '../desk';
import { documentPath } from '../documents/page';
import { forbiddenPage } from '../door-pages';
import { deskFacts } from '../menu';
import { type Markup, operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import { beginningOf, ticketMarks, ticketPath } from '../support/page';

const { path, roles: everybody } = deskFacts.players;
const shownAtOnce = 25;
/** So much of what the shared side knows stands on the player's own page, as of what his object knows. */
const beginning = 10;

type Cells = readonly (string | Markup)[];

/** A list of a player: his page shows the beginning of it, a page of its own all. */
interface PlayerList {
  title: string;
  /** On the player's page, where that says more. */
  heading?: (sheet: PlayerSheet) => string;
  heads: readonly string[];
  /** Who sees it. */
  roles: readonly OperatorRole[];
  /** @param sheet of the player, where it was read: the beginning is wanted */
  read: (visit: Visit, player: string, place: Place | null, sheet?: PlayerSheet) => Promise<Page<Cells>>;
}

const utc = (at: number): string => renderTime(at, 'en');
export const moneyOf = (amount: number, currency: MoneyUnit): string =>
  currency === 'FUN' ? String(amount) : renderMoney(amount, currency, 'en');
export const playerPath = (player: string): string => `${path}/${player}`;
/** Rounds of our own are known by their ids, those of others by their provider's. */
const roundPath = (player: string, { provider, id }: { provider: string; id: string }): string =>
  `${playerPath(player)}/rounds/${[...(provider === inHouse ? [] : [provider]), id].map(encodeURIComponent).join('/')}`;

/** What is read of a list that the player's object keeps. */
const own =
  <Name extends keyof PlayerLists>(
    name: Name,
    cells: (row: PlayerLists[Name], player: string) => Cells,
  ): PlayerList['read'] =>
  async ({ context: { env } }, player, place, sheet) => {
    const page = sheet ? sheet.lists[name] : await systemOf(env, player, playerDeskPort)[name](place, shownAtOnce);
    return pageWith(page as Page<PlayerLists[Name]>, (row) => cells(row, player));
  };

/** What is read of a list that the shared side keeps. */
const shared =
  <Row>(
    read: (db: D1Database, player: string, place: Place | null, size: number) => Promise<Page<Row>>,
    cells: (row: Row, at: number) => Cells,
  ): PlayerList['read'] =>
  async ({ context: { env }, at }, player, place, sheet) =>
    pageWith(await read(env.DB, player, place, sheet ? beginning : shownAtOnce), (row) => cells(row, at));

const documentStates = { pending: 'waits', approved: 'approved', rejected: 'rejected' } as const;

export const inWords = (state: string): string => state.replaceAll('_', ' ');

/** Every list by its part of the address. */
const lists = {
  notes: {
    title: 'Notes',
    heads: ['When, UTC', 'Who', 'Note'],
    roles: everybody,
    read: shared(notesOf, ({ at, actor, details }) => [utc(at), actor, details.note ?? '']),
  },
  messages: {
    title: 'Messages to the player',
    heads: ['When, UTC', 'Message'],
    roles: everybody,
    read: own('messages', (message) => [utc(message.at), renderMessage(message, 'en').message]),
  },
  support: {
    title: 'Messages to support',
    heads: ['Number', 'State', 'Message', 'Written, UTC'],
    roles: deskFacts.support.roles,
    read: shared(playersTickets, (ticket, at) => [
      { html: `<a class="whole" href="${ticketPath(ticket.reference)}">${ticket.reference}</a>` },
      { html: ticketMarks(ticket, at) },
      ...[beginningOf(ticket.message), utc(ticket.writtenAt)],
    ]),
  },
  documents: {
    title: 'Documents',
    heads: ['Document', 'State', 'Uploaded, UTC', 'Decided, UTC'],
    roles: deskFacts.documents.roles,
    read: own('documents', ({ id, type, status, reason, uploadedAt, decidedAt }) => [
      { html: `<a href="${documentPath(id)}">${escaped(terms.document[type])}</a>` },
      `${documentStates[status]}${reason ? `: ${terms.rejection[reason]}` : ''}`,
      ...[utc(uploadedAt), decidedAt === null ? '' : utc(decidedAt)],
    ]),
  },
  bookings: {
    title: 'Bookings',
    heads: ['When, UTC', 'Kind', 'Cash', 'Id', 'Answers'],
    roles: everybody,
    read: own('bookings', ({ at, kind, amount, currency, id, answers }) => [
      ...[utc(at), inWords(kind), moneyOf(amount, currency), id, answers ?? ''],
    ]),
  },
  rounds: {
    title: 'Rounds',
    heads: ['When, UTC', 'Game', 'Stake', 'Payout', 'State', 'Id'],
    roles: everybody,
    read: own('rounds', ({ id, provider, startedAt, gametitle, stake, payout, held, state, currency }, player) => [
      ...[utc(startedAt), gametitle, moneyOf(stake, currency), moneyOf(payout, currency)],
      held > 0 ? `${inWords(state)}, ${moneyOf(held, currency)} on hold` : inWords(state),
      {
        html: `<a href="${escaped(roundPath(player, { provider, id }))}">${escaped(id)}</a>${provider === inHouse ? '' : ` (${escaped(provider)})`}`,
      },
    ]),
  },
  bonuses: {
    title: 'Bonuses',
    heads: ['Name', 'State', 'Amount', 'Balance'],
    roles: everybody,
    read: own('bonuses', ({ names, state, amount, balance, currency }) => [
      ...[names.en, state, moneyOf(amount, currency), moneyOf(balance, currency)],
    ]),
  },
  'log-ins': {
    title: 'Log-ins',
    heading: ({ openSessions }: PlayerSheet) => `Log-ins (${openSessions} open)`,
    heads: ['When, UTC', 'Address', 'Country'],
    roles: everybody,
    read: own('logins', ({ at, ip, country }) => [utc(at), ip, country]),
  },
  log: {
    title: 'Log',
    heads: ['When, UTC', 'Who', 'What', 'Why'],
    roles: everybody,
    read: shared(
      (db, playerId, place, size) => operatorLog(db, { playerId }, place, size),
      ({ at, actor, action, details }) => [utc(at), actor, inWords(action), details.note ?? ''],
    ),
  },
} satisfies Record<string, PlayerList>;
type ListName = keyof typeof lists;

/** The beginning of each list that somebody may see, with a way to all of it; by its name. */
export async function beginningsOf(
  visit: Visit,
  player: string,
  sheet: PlayerSheet,
): Promise<Partial<Record<ListName, string>>> {
  const seen = (Object.entries(lists) as [ListName, PlayerList][]).filter(([, { roles }]) =>
    holds(visit.operator, roles),
  );
  const parts = await Promise.all(
    seen.map(async ([name, list]) => {
      const page = await list.read(visit, player, null, sheet);
      const all = page.next
        ? `<p><a href="${playerPath(player)}/${name}">All of it: ${list.title.toLowerCase()}</a></p>`
        : '';
      return [
        name,
        section(list.heading?.(sheet) ?? list.title, table(list.title, list.heads, page.rows) + all),
      ] as const;
    }),
  );
  return Object.fromEntries(parts);
}

/** All of one list, a page at a time. */
export async function listPage(visit: Visit): Promise<Response> {
  const { context, operator } = visit;
  const [player, name] = [context.req.param('id') ?? '', context.req.param('list') ?? ''];
  const list: PlayerList | null = Object.hasOwn(lists, name) ? lists[name as ListName] : null;
  if (!list) return answer(refused('not_found'), 'en');
  if (!holds(operator, list.roles)) return forbiddenPage(visit);
  const username = await usernameOf(context.env.DB, player);
  if (username === null) return answer(refused('not_found'), 'en');
  const page = await list.read(visit, player, placeOf(visit));
  return operatorPage(
    `${list.title}: ${username}`,
    `<p><a href="${playerPath(player)}">The player’s page</a></p>${table(list.title, list.heads, page.rows)}${pager(visit, `${playerPath(player)}/${name}`, page)}`,
    { operator },
  );
}
