/** Pages that tests were answered with, kept for `npm run texts:seen`: they meet the refusals, mails and late states that no visit of the screens does. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageFacts, languages, type Language } from 'contract/languages';

/** Keeps a page in the folder `KEPT_PAGES`, if there is one, unless another that differs in figures alone is kept. */
export function keepPage(html: string): void {
  const folder = process.env.KEPT_PAGES;
  if (!folder || !html.includes('<html')) return;
  const said = html.replace(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, ' ').replace(/[\d\s]+/g, ' ');
  const file = path.join(folder, `${createHash('sha256').update(said).digest('hex').slice(0, 24)}.html`);
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, html);
}

/** Keeps lines that stand on no page as one. */
function keepLines(title: string, language: Language, lines: readonly string[]): void {
  const escaped = (line: string) => line.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const body = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  keepPage(
    `<!doctype html><html lang="${languageFacts[language].html}"><meta charset="utf-8"><title>${title}</title><body>${body}</html>`,
  );
}

/** Keeps an English mail as a page of its lines. */
export function keepMail({ subject, text }: { subject: string; text: string }): void {
  if (!process.env.KEPT_PAGES) return;
  keepLines(
    'A mail',
    'en',
    [subject, ...text.split('\n')].filter((line) => line.trim()),
  );
}

/** Keeps what an answer of the API says: of its result, and the player's messages. */
export function keepAnswer(call: string, language: string, { info, data }: { info: unknown; data: unknown }): void {
  const spoken = languages.find((each) => each === language);
  if (!process.env.KEPT_PAGES || !spoken) return;
  const saysOf = (part: unknown) => Object(part) as { message?: string; messages?: unknown };
  const { messages } = saysOf(data);
  const lines = [info, ...(Array.isArray(messages) ? messages : [])].map((each) => saysOf(each).message ?? '');
  const said = lines.flatMap((line) => line.split('\n')).filter(Boolean);
  if (said.length > 0) keepLines(`An answer of ${call}`, spoken, said);
}
