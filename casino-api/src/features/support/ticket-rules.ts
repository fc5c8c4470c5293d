import type { TicketState } from 'contract/support';

/** What decides what may be done with a ticket. Times are epoch ms; `dueAt` null: it is no complaint. */
export interface TicketStanding {
  state: TicketState;
  dueAt: number | null;
  answers: number;
  /** When it was answered first. */
  answeredAt: number | null;
}

export const ticketActs = ['answer', 'complaint', 'escalate', 'close', 'reopen'] as const;
export type TicketAct = (typeof ticketActs)[number];

export type TicketRefusal =
  'closed' | 'open' | 'complaint_already' | 'no_complaint' | 'escalated_already' | 'answer_first' | 'escalate_first';

/** Whether a complaint has waited longer for its first answer than the licence lets it. */
export const isOverdue = ({ dueAt, answeredAt }: TicketStanding, at: number): boolean =>
  dueAt !== null && (answeredAt ?? at) > dueAt;

/**
 * Why an act can't be done; null: it can. A complaint is answered before it is closed; one that was not answered in time is closed only after
 * its sender was told the way to dispute resolution, and that way opens with the house's answer or the end of its time (DOMAIN §6).
 */
export function ticketRefusal(ticket: TicketStanding, act: TicketAct, at: number): TicketRefusal | null {
  const { state, dueAt, answers } = ticket;
  switch (act) {
    case 'reopen':
      return state === 'closed' ? null : 'open';
    case 'answer':
      return state === 'closed' ? 'closed' : null;
    case 'complaint':
      return state === 'closed' ? 'closed' : dueAt === null ? null : 'complaint_already';
    case 'escalate':
      if (dueAt === null) return 'no_complaint';
      if (state === 'escalated') return 'escalated_already';
      return answers > 0 || at > dueAt ? null : 'answer_first';
    case 'close':
      if (state === 'closed') return 'closed';
      if (dueAt === null || state === 'escalated') return null;
      if (isOverdue(ticket, at)) return 'escalate_first';
      return answers > 0 ? null : 'answer_first';
  }
}
