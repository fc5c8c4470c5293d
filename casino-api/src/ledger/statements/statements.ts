import { currencyCodes, type Currency } from 'contract/money';

/**
 * A line of a statement: an order at a gateway, what came in counted up and what went out down; or what was staked on, or paid by, a game provider on a day.
 * `amount` in minor units, `at` epoch ms.
 */
export interface StatementLine {
  reference: string;
  amount: number;
  currency: Currency;
  at: number;
}

/** A line of a provider that we can't read, such as one in a currency that the house does not have: `currency` is the provider's own word for it. */
export interface UnreadableLine {
  reference: string;
  amount: null;
  currency: string;
  at: number;
}

/**
 * Where a provider's statement and the books part. Null: the line is missing there; both null: the provider's can't be read.
 * `at`: when it was, by whoever has it.
 */
export interface Mismatch {
  reference: string;
  currency: string;
  ours: number | null;
  theirs: number | null;
  at: number;
}

/** A provider's line by the provider's own words; unreadable where there is no such currency, or no amount of it. @param amount minor units */
export const theirLine = (
  line: Pick<StatementLine, 'reference' | 'at'> & { currency: string },
  amount: number | null,
): StatementLine | UnreadableLine => {
  const currency = currencyCodes.find((code) => code === line.currency);
  return amount === null || !currency ? { ...line, amount: null } : { ...line, amount, currency };
};

/** What went back of an order is a line of its own. @param reference the order's */
export const refundOf = (reference: string): string => `${reference} refund`;

export const isRefund = ({ reference }: StatementLine): boolean => reference.endsWith(' refund');

const keyOf = ({ reference, currency }: StatementLine | UnreadableLine): string => `${reference} ${currency}`;

/** Lines that are the same on both sides cancel out; every other is named once. Neither side may have a reference twice. */
export function mismatches(
  ours: readonly StatementLine[],
  theirs: readonly (StatementLine | UnreadableLine)[],
): Mismatch[] {
  const left = new Map(ours.map((line) => [keyOf(line), line]));
  const found: Mismatch[] = [];
  for (const line of theirs) {
    const own = left.get(keyOf(line));
    left.delete(keyOf(line));
    if (own?.amount !== line.amount)
      found.push({
        reference: line.reference,
        currency: line.currency,
        ours: own?.amount ?? null,
        theirs: line.amount,
        at: line.at,
      });
  }
  return [
    ...found,
    ...[...left.values()].map(({ reference, currency, amount, at }) => ({
      reference,
      currency,
      ours: amount,
      theirs: null,
      at,
    })),
  ];
}

/** Who can be asked what it moved. */
export interface StatementSource {
  /** As the books name it: `provider:<name>` for a gateway, a round's provider for games. */
  provider: string;
  kind: 'gateway' | 'games';
  /** Which of our lines its statement speaks of. */
  reports: (line: StatementLine) => boolean;
  /** What is younger is not judged yet: it may still be under way. */
  settlesWithin: number;
  /** So long its lines are asked for again, so that what came late is matched after all. */
  asked: number;
  /** Its lines, an order or a day and currency each. @param from, to epoch ms, `to` left out @throws when it is away */
  lines: (from: number, to: number) => Promise<(StatementLine | UnreadableLine)[]>;
}
