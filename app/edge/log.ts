import { logLine, type LogFields, type LogLevel } from 'contract/log-line';

export type LogEntry = LogFields & { level: LogLevel };

/** Writes a line of the edge app's log. This is the only place that does: what may not stand there is taken out here. @param given values of the request */
export function writeLog({ level, ...fields }: LogEntry, given: readonly string[] = []): void {
  const line = logLine(level, fields, given);
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.log(line);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What a request's address and cookies hold, in the form it came in and decoded: an error may quote any of it. @param pattern of the route: its own words are no values */
export function valuesOf(url: URL, pattern: string, cookieHeader: string | null): string[] {
  const own = new Set(pattern.split('/'));
  const after = (part: string) => part.slice(part.indexOf('=') + 1).trim();
  const cookies = (cookieHeader ?? '').split(';').map(after);
  const raw = [
    ...url.pathname.split('/').filter((segment) => !own.has(segment)),
    ...url.search.slice(1).split('&').map(after),
    ...cookies,
    ...url.searchParams.values(),
  ];
  return [...new Set(raw.flatMap((text) => [text, decoded(text)]))];
}
