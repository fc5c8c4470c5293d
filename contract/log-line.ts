/**
 * What may stand in a log line, for both Workers: no token, no session, no name, address or password of a person. Two rules keep it so, whatever is
 * added later. An address is never written, only the pattern of its route, so no parameter and no query gets there. And a text that others made
 * (an error's message, its stack) is written without what could have come from a person.
 */

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>
>;

/** Fields whose values are ours: words of this code, patterns, and ids that open nothing. Every other text is written by `withoutPersonal`. */
const ours = new Set([
  'level',
  'event',
  'requestId',
  'method',
  'route',
  'resultCode',
  'colo',
  'cache',
  'kind',
  'code',
  'origin',
  'game',
  'table',
  'race',
  'order',
  'deposit',
  'round',
  'roundId',
  'betId',
  'eventId',
  'configuration',
]);

const hidden = '[…]';
const quotes = '["\'`“”]';
/** From a line's first quotation mark to its end: engines quote what they could not read, quotation marks in it and all, and cut it anywhere. No apostrophe inside a word. */
const quoted = new RegExp(`(?<![\\p{L}\\p{N}])${quotes}.*`, 'u');
const address = /\b(https?:\/\/[^/\s?#]+)[^\s)]*/gi;
const email = /[^\s<>()[\],;:"@]+@[^\s<>()[\],;:"@]+/g;
/** Long and with a digit in it: an id, a token or a hash, never a word. */
const opaque = /(?=[\w-]*\d)[\w-]{16,}/g;
/** `    at name (file:1:2)`: where something happened, in names of this code. */
const isFrame = (line: string): boolean =>
  /^\s+at [\w.$<>[\] ]*\(?(?:file:\/\/|node:|cloudflare:)?[\w./-]*(?::\d+:\d+|<anonymous>|native)\)?$/.test(line);

/** The shortest value of a request that is looked for in a text: a shorter one would be found everywhere. */
const shortestGiven = 4;

/** A text that may quote what people sent, without it. @param given values of the request that are struck out wherever they stand */
export function withoutPersonal(text: string, given: readonly string[] = []): string {
  const values = given.filter((value) => value.length >= shortestGiven).sort((a, b) => b.length - a.length);
  const strike = (line: string): string => values.reduce((rest, value) => rest.replaceAll(value, hidden), line);
  return text
    .split('\n')
    .map((line) =>
      isFrame(line)
        ? line
        : strike(line)
            .replace(quoted, hidden)
            .replace(address, `$1/${hidden}`)
            .replace(email, hidden)
            .replace(opaque, hidden),
    )
    .join('\n');
}

/** A log line as JSON. @param given as `withoutPersonal` takes it */
export function logLine(level: LogLevel, fields: LogFields, given: readonly string[] = []): string {
  const line: Record<string, unknown> = { level };
  for (const [name, value] of Object.entries(fields))
    line[name] = typeof value === 'string' && !ours.has(name) ? withoutPersonal(value, given) : value;
  return JSON.stringify(line);
}

/** An error as a text for `message`: what it is called, what it says and where it happened. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
