/** What the README says, in the pieces in which it can be tried. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/build';

export const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

/** The text under a heading, down to the next one of its rank or above. */
export function section(heading: string, text = readme): string {
  const lines = text.split('\n');
  const rank = (line: string) => /^(#+) /.exec(line)?.[1]!.length ?? Infinity;
  const from = lines.findIndex((line) => rank(line) < Infinity && line.replace(/^#+ /, '') === heading);
  if (from < 0) throw new Error(`The README has no heading “${heading}”.`);
  const to = lines.findIndex((line, index) => index > from && rank(line) <= rank(lines[from]!));
  return lines.slice(from + 1, to < 0 ? undefined : to).join('\n');
}

/** The cells of every row of a section's tables, without the heads. */
export const rowsOf = (heading: string): string[][] =>
  section(heading)
    .split('\n')
    .filter((line) => line.startsWith('| ') || line.startsWith('|-'))
    .filter((_, index, lines) => !lines[index]!.startsWith('|-') && !lines[index + 1]?.startsWith('|-'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );

/** What stands between backticks, in order; not the blocks between fences. */
export const codeIn = (text: string): string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
