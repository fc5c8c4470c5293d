import { logLine, type LogFields, type LogLevel } from 'contract/log-line';

/** Writes a line of the casino API's log. This is the only place that does: what may not stand there is taken out here. */
export function log(level: LogLevel, fields: LogFields): void {
  const line = logLine(level, fields);
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.log(line);
}
