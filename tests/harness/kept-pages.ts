/** Pages that tests were answered with, kept for `npm run texts:seen`: they meet the refusals and late states that no visit of the screens does. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
