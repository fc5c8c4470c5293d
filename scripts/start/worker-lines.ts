/** Makes the Workers' lines readable for a person at a terminal: mails with their link, problems as they are. */

interface LoggedMail {
  to: string;
  subject: string;
  text: string;
}

/** The mail that a line carries (`MAIL=log`), or null. */
export function mailOf(line: string): LoggedMail | null {
  if (!line.startsWith('{')) return null;
  try {
    const { mail } = JSON.parse(line) as { mail?: Partial<LoggedMail> };
    return mail?.to && mail.subject !== undefined && mail.text !== undefined ? { to: mail.to, subject: mail.subject, text: mail.text } : null;
  } catch {
    return null;
  }
}

/** The mail framed, so that its link can be found and opened. */
export function showMail({ to, subject, text }: LoggedMail): string {
  const lines = [`Mail to ${to}`, subject, '', ...text.trim().split('\n')];
  return ['', ...lines.map((line) => `  │ ${line}`.trimEnd()), ''].join('\n');
}
