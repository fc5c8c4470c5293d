import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterCryptoEvent, worthOf, type CryptoDepositBooks, type CryptoEvent } from './crypto-deposits';

const due = 1_000;
const opened: CryptoDepositBooks = { state: 'pending', due, received: 0, confirmations: 0, confirmationsNeeded: 3 };
const arrived = (received: number, confirmations: number): CryptoEvent => ({
  received,
  confirmations,
  outcome: 'received',
});
const expired: CryptoEvent = { received: 0, confirmations: 0, outcome: 'expired' };

function tell(events: readonly CryptoEvent[], isOver = false): { books: CryptoDepositBooks; credits: number } {
  let books = opened;
  let credits = 0;
  for (const event of events) {
    const { credit, other: _, ...step } = afterCryptoEvent(books, event, isOver);
    books = { ...books, ...step };
    credits += Number(credit);
  }
  return { books, credits };
}

describe('a deposit by crypto', () => {
  it('is credited when exactly its amount is confirmed', () => {
    expect(tell([arrived(due, 0), arrived(due, 2)])).toMatchObject({
      credits: 0,
      books: { state: 'pending', confirmations: 2 },
    });
    expect(tell([arrived(due, 0), arrived(due, 2), arrived(due, 3)])).toMatchObject({
      credits: 1,
      books: { state: 'credited' },
    });
  });

  it.each([due - 1, due + 1])('is not when %i arrived, however often it is confirmed', (received) => {
    expect(tell([arrived(received, 100)])).toMatchObject({ credits: 0, books: { state: 'pending', received } });
  });

  it.each([400, due - 1, due + 1])('is set aside once its time is over and %i are confirmed', (received) => {
    expect(afterCryptoEvent(opened, arrived(received, 2), true)).toMatchObject({ state: 'pending', other: false });
    expect(afterCryptoEvent(opened, arrived(received, 3), false)).toMatchObject({ state: 'pending', other: false });
    expect(afterCryptoEvent(opened, arrived(received, 3), true)).toMatchObject({
      state: 'unallocated',
      other: true,
      credit: false,
    });
    expect(tell([arrived(received, 3), arrived(received, 9)], true)).toMatchObject({
      credits: 0,
      books: { state: 'unallocated' },
    });
  });

  it('is credited by its exact amount though its time is over', () => {
    expect(afterCryptoEvent(opened, arrived(due, 3), true)).toMatchObject({ state: 'credited', credit: true });
  });

  it('loses no confirmation to a notification that comes late', () => {
    expect(tell([arrived(due, 2), arrived(due, 1)]).books).toMatchObject({ state: 'pending', confirmations: 2 });
  });

  it('is declined by its expiry while nothing has arrived, and by nothing else', () => {
    expect(tell([expired]).books.state).toBe('declined');
    expect(tell([arrived(0, 0)]).books.state).toBe('pending');
    expect(tell([arrived(400, 1), expired]).books.state).toBe('pending');
    // Of a coin that needs no confirmation, nothing is confirmed nothing.
    expect(afterCryptoEvent({ ...opened, confirmationsNeeded: 0 }, expired, true)).toMatchObject({
      state: 'declined',
      other: false,
    });
  });

  it('is worth its part of the order, cut off', () => {
    expect([400, 999, 1_000, 2_001].map((received) => worthOf(60_01, { received, due }))).toEqual([
      24_00, 59_94, 60_01, 120_08,
    ]);
    expect(worthOf(5_000_00, { received: 2e15, due: 1e15 })).toBe(10_000_00);
  });

  it('is when the rest arrives, counting its confirmations anew', () => {
    expect(tell([arrived(400, 100), arrived(due, 0)]).credits).toBe(0);
    expect(tell([arrived(400, 100), arrived(due, 0), arrived(due, 3)]).credits).toBe(1);
  });

  it('is declined when nothing came in time, and still credited when it comes after all', () => {
    expect(tell([expired]).books.state).toBe('declined');
    expect(tell([expired, arrived(due, 3)])).toMatchObject({ credits: 1, books: { state: 'credited' } });
    expect(tell([arrived(due, 3), expired])).toMatchObject({ credits: 1, books: { state: 'credited' } });
  });

  it('is credited at most once, and only for its amount, whatever is told in whatever order', () => {
    const event = fc.oneof(
      fc.constant(expired),
      fc.record({
        received: fc.constantFrom(0, 400, due - 1, due, due + 1),
        confirmations: fc.nat(6),
        outcome: fc.constant('received' as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { books, credits } = tell(events);
        expect(credits).toBe(books.state === 'credited' ? 1 : 0);
        if (credits === 1)
          expect(events.some(({ received, confirmations }) => received === due && confirmations >= 3)).toBe(true);
        if (!events.some(({ received }) => received >= due)) expect(credits).toBe(0);
        expect(tell([...events, ...events]).credits).toBeGreaterThanOrEqual(credits);
        expect(tell([...events, ...events]).credits).toBeLessThanOrEqual(1);
      }),
    );
  });
});
