/** Makes the Workers' lines readable for a person at a terminal: mails with their link, problems as they are. */

interface Line {
  level?: string;
  event?: string;
  to?: string;
  subject?: string;
  link?: string;
}

function parse(line: string): Line | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Line;
  } catch {
    return null;
  }
}

/**
 * What a person should see of a line that a Worker wrote: a logged mail (`MAIL=log`) framed, so that its link can be found and
 * opened; nothing of the everyday record of requests; anything else as it is.
 */
export function readable(line: string): string | null {
  const entry = parse(line);
  if (entry?.event === 'mail') {
    const rows = [`Mail to ${entry.to ?? '?'}: ${entry.subject ?? ''}`, entry.link ?? ''];
    return ['', ...rows.map((row) => `  │ ${row}`), ''].join('\n');
  }
  if (entry?.level === 'info' || line.trim() === '') return null;
  return line;
}

/** Shows a line, if there is something to see. */
export function showLine(line: string): void {
  const text = readable(line);
  if (text !== null) console.log(text);
}
