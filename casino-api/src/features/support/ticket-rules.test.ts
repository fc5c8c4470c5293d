import { days } from 'contract/constants';
import { describe, expect, it } from 'vitest';
import { isOverdue, ticketActs, ticketRefusal, type TicketStanding } from './ticket-rules';

const due = Date.UTC(2026, 10, 26);
const before = due - days;
const question: TicketStanding = { state: 'waiting', dueAt: null, answers: 0, answeredAt: null };
const complaint: TicketStanding = { ...question, dueAt: due };
const answered = { state: 'answered', answers: 1, answeredAt: before } as const;
const refusals = (ticket: TicketStanding, at: number) =>
  Object.fromEntries(ticketActs.map((act) => [act, ticketRefusal(ticket, act, at)]));

describe('a ticket', () => {
  it('that is a question is answered, made a complaint or closed, and never escalated', () => {
    expect(refusals(question, before)).toEqual({
      ...{ answer: null, complaint: null, escalate: 'no_complaint', close: null, reopen: 'open' },
    });
  });

  it('that is a complaint is answered before it is closed or escalated', () => {
    expect(refusals(complaint, before)).toEqual({
      ...{ answer: null, complaint: 'complaint_already', escalate: 'answer_first', close: 'answer_first' },
      reopen: 'open',
    });
    expect(refusals({ ...complaint, ...answered }, before)).toMatchObject({ escalate: null, close: null });
  });

  it.each([
    [-1, 'answer_first', 'answer_first'],
    [0, 'answer_first', 'answer_first'],
    [1, null, 'escalate_first'],
  ] as const)('that is a complaint without an answer, %i ms from the end of its time', (offset, escalate, close) => {
    expect(refusals(complaint, due + offset)).toMatchObject({ escalate, close, answer: null });
  });

  it('that was answered late is closed only after its way to dispute resolution was told', () => {
    const late = { ...complaint, ...answered, answeredAt: due + 1 };
    expect(isOverdue(late, due + 2)).toBe(true);
    expect(ticketRefusal(late, 'close', due + 2)).toBe('escalate_first');
    expect(ticketRefusal({ ...late, state: 'escalated' }, 'close', due + 2)).toBeNull();
    expect(ticketRefusal({ ...complaint, ...answered }, 'close', due + 2)).toBeNull();
  });

  it('that is closed is opened again, or goes to dispute resolution, and nothing else', () => {
    expect(refusals({ ...complaint, ...answered, state: 'closed' }, before)).toEqual({
      ...{ answer: 'closed', complaint: 'closed', escalate: null, close: 'closed', reopen: null },
    });
    expect(ticketRefusal({ ...complaint, ...answered, state: 'escalated' }, 'escalate', before)).toBe(
      'escalated_already',
    );
  });
});
