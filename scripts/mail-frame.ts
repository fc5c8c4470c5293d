/** `npm run mails`: compiles the frame of all mails (MJML) into what the API fills in. Run it whenever `frame.mjml` changes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fetched when it is needed: the compiler is no part of the product, its result is. */
const compiler = process.env.MJML ?? 'mjml@5.4.1';
const folder = join(import.meta.dirname, '../casino-api/src/mail');
const source = readFileSync(join(folder, 'frame.mjml'), 'utf8');

const command = process.env.MJML ? [compiler] : ['npx', '--yes', compiler];
const compiled = execFileSync(command[0]!, [...command.slice(1), '-s', join(folder, 'frame.mjml')], {
  encoding: 'utf8',
});
const html = compiled
  .replace(/^<!-- FILE:.*?-->\s*/s, '')
  .replace(/\n\s+/g, '\n')
  .replace(/\n{2,}/g, '\n')
  .trim();
const [top, button, bottom] = html.split(/<!--\/?button-->/);
if (!top || !button || !bottom) throw new Error('The frame has no button.');

writeFileSync(
  join(folder, 'frame.ts'),
  `/* Made from frame.mjml by \`npm run mails\`. */

/** Of the source that this was made from. */
export const sourceHash = '${createHash('sha256').update(source).digest('hex')}';

/** A mail in three parts; \`[[name]]\` stands for a value, escaped already. */
export const frame = {
  top: ${JSON.stringify(top)},
  button: ${JSON.stringify(button)},
  bottom: ${JSON.stringify(bottom)},
} as const;
`,
);
