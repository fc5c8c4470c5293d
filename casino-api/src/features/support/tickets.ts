import type { Language } from 'contract/constants';
import type { Ticket, TicketState } from 'contract/support';
import { hashOf } from '../../kernel/tokens';
import type { TicketStanding } from './ticket-rules';
import { type Page, type PagedList, type Place, readPage } from '../../kernel/paged-list';

/** A ticket as support sees it. Times are epoch ms. */
export interface DeskTicket extends TicketStanding {
  reference: string;
  playerId: string | null;
  name: string;
  email: string;
  message: string;
  language: Language;
  writtenAt: number;
}

/** What its sender was written; `sentAt` is null until the mail has gone. */
export interface TicketAnswer {
  id: string;
  kind: 'answer' | 'letter';
  text: string;
  at: number;
  actor: string;
  sentAt: number | null;
}

const columns =
  'reference, player_id AS playerId, name, email, message, language, written_at AS writtenAt, state, due_at AS dueAt, answers, answered_at AS answeredAt';

/** `complaints`: those that are open, by when they are to be answered. */
export const ticketLists = ['waiting', 'complaints', 'answered', 'escalated', 'closed'] as const;
export type TicketList = (typeof ticketLists)[number];

type Chosen = Omit<PagedList, 'columns' | 'from'>;
const readTickets = (db: D1Database, chosen: Chosen, place: Place | null, size: number): Promise<Page<DeskTicket>> =>
  readPage(db, { columns, from: 'contact_messages', ...chosen }, place, size);

const byTime = ['written_at', 'reference'];
const newestFirst = { keys: byTime, isDescending: true } as const;

/** One page of a list, the oldest first. */
export const listTickets = (
  db: D1Database,
  list: TicketList,
  place: Place | null,
  size: number,
): Promise<Page<DeskTicket>> =>
  readTickets(
    db,
    list === 'complaints'
      ? { where: "due_at IS NOT NULL AND state IN ('waiting', 'answered')", keys: ['due_at', 'reference'] }
      : { where: 'state = ?', values: [list], keys: byTime },
    place,
    size,
  );

const isReference = (text: string): boolean => /^C-[0-9A-F]{8}$/.test(text);

/** By number, or by the sender's whole address, the newest first. */
export const findTickets = (
  db: D1Database,
  text: string,
  place: Place | null,
  size: number,
): Promise<Page<DeskTicket>> =>
  readTickets(
    db,
    isReference(text.toUpperCase())
      ? { where: 'reference = ?', values: [text.toUpperCase()], ...newestFirst }
      : { where: 'email = ? COLLATE NOCASE', values: [text], ...newestFirst },
    place,
    size,
  );

/** What a player wrote while logged in, as support sees it, the newest first. */
export const playersTickets = (
  db: D1Database,
  playerId: string,
  place: Place | null,
  size: number,
): Promise<Page<DeskTicket>> =>
  readTickets(db, { where: 'player_id = ?', values: [playerId], ...newestFirst }, place, size);

/** A ticket with what was answered; null for none. */
export async function ticketOf(
  db: D1Database,
  reference: string,
): Promise<{ ticket: DeskTicket; answers: TicketAnswer[] } | null> {
  if (!isReference(reference)) return null;
  const [tickets, answers] = await db.batch([
    db.prepare(`SELECT ${columns} FROM contact_messages WHERE reference = ?`).bind(reference),
    db
      .prepare(
        'SELECT id, kind, text, at, actor, sent_at AS sentAt FROM ticket_answers WHERE reference = ? ORDER BY at, id',
      )
      .bind(reference),
  ]);
  const [ticket] = tickets!.results as DeskTicket[];
  return ticket ? { ticket, answers: answers!.results as TicketAnswer[] } : null;
}

/** What a player wrote while logged in, the newest first, with one more than was asked for where there are more. */
export async function ticketsOfPlayer(
  db: D1Database,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Ticket[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, message, state, written_at AS writtenAt, due_at AS dueAt,
         (SELECT json_group_array(json_object('kind', kind, 'text', text, 'at', at)) FROM (SELECT kind, text, at FROM ticket_answers a WHERE a.reference = m.reference ORDER BY at, id)) AS answers
       FROM contact_messages m WHERE player_id = ? ORDER BY written_at DESC, reference DESC LIMIT ? OFFSET ?`,
    )
    .bind(playerId, limit + 1, offset)
    .all<Omit<Ticket, 'answers'> & { answers: string }>();
  return results.map(({ answers, ...ticket }) => ({ ...ticket, answers: JSON.parse(answers) as Ticket['answers'] }));
}

/** The same words to the same ticket are one answer, whoever posts them and however often. */
export const answerId = (reference: string, kind: TicketAnswer['kind'], text: string): string =>
  hashOf(`ticket ${reference} ${kind} ${text}`);

/** Only of a ticket that still stands as it was read: two who write at once don't both answer. */
const asRead = 'reference = ?1 AND state = ?2 AND answers = ?3';

/** Writes an answer, or the letter, and what it makes of the ticket. The last of the statements changes nothing where the ticket has moved on. */
export function answerStatements(
  db: D1Database,
  { reference, state, answers }: DeskTicket,
  { kind, text, actor }: Pick<TicketAnswer, 'kind' | 'text' | 'actor'>,
  at: number,
): D1PreparedStatement[] {
  const becomes: TicketState = kind === 'letter' || state === 'escalated' ? 'escalated' : 'answered';
  return [
    db
      .prepare(
        `INSERT INTO ticket_answers (id, reference, kind, text, at, actor) SELECT ?4, ?1, ?5, ?6, ?7, ?8 FROM contact_messages WHERE ${asRead} ON CONFLICT (id) DO NOTHING`,
      )
      .bind(reference, state, answers, answerId(reference, kind, text), kind, text, at, actor),
    db
      .prepare(
        `UPDATE contact_messages SET state = ?4, answers = answers + 1, answered_at = coalesce(answered_at, ?5), escalated_at = iif(?4 = 'escalated', coalesce(escalated_at, ?5), escalated_at)
         WHERE ${asRead} AND changes() > 0`,
      )
      .bind(reference, state, answers, becomes, at),
  ];
}

/** @param becomes left out: the state stays. @param dueAt of what becomes a complaint */
export const turnStatement = (
  db: D1Database,
  { reference, state, answers }: DeskTicket,
  { becomes = state, dueAt = null }: { becomes?: TicketState; dueAt?: number | null },
): D1PreparedStatement =>
  db
    .prepare(`UPDATE contact_messages SET state = ?4, due_at = coalesce(?5, due_at) WHERE ${asRead}`)
    .bind(reference, state, answers, becomes, dueAt);
