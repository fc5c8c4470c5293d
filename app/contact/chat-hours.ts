/** When somebody is at the chat: minutes of the day, UTC. Null: around the clock. */
export type ChatHours = { from: number; to: number } | null;

const written = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** Reads `08:00-22:00`; hours that end before they begin go over midnight. Nothing: around the clock. */
export function readChatHours(text: string): ChatHours {
  const [, fromHour, fromMinute, toHour, toMinute] = written.exec(text) ?? [];
  if (fromHour === undefined) return null;
  return { from: Number(fromHour) * 60 + Number(fromMinute), to: Number(toHour) * 60 + Number(toMinute) };
}

/** @param now epoch ms */
export function isAtChat(hours: ChatHours, now: number): boolean {
  if (!hours) return true;
  const minute = Math.floor(now / 60_000) % (24 * 60);
  const { from, to } = hours;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
