import { messageTypes, type PlayerMessage } from 'contract/profile';

/** A message by itself. `index` grows with time; `at` is epoch ms; `message` is in the reader's language. */
export interface SingleMessage {
  index: number;
  at: number;
  message: string;
  type: PlayerMessage['type'];
}

/** The UTC day as YYYY-MM-DD (DOMAIN §9). */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const graver = (a: PlayerMessage['type'], b: PlayerMessage['type']) =>
  messageTypes.indexOf(a) >= messageTypes.indexOf(b) ? a : b;

/**
 * Messages of one date as one entry, texts joined by a line break in the order they were written (SPEC §3, DOMAIN §5); newest
 * date first. An entry's `index` is its last message's, its `type` the gravest of the day.
 */
export function mergeByDate(messages: readonly SingleMessage[]): PlayerMessage[] {
  const entries = new Map<string, PlayerMessage>();
  for (const { index, at, message, type } of [...messages].sort((a, b) => a.index - b.index)) {
    const date = dateOf(at);
    const entry = entries.get(date);
    entries.set(
      date,
      entry
        ? { index, date, message: `${entry.message}\n${message}`, type: graver(entry.type, type) }
        : { index, date, message, type },
    );
  }
  return [...entries.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}
