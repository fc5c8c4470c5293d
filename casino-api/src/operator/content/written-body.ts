import { isContentAddress } from 'contract/content';
import { isContentTable, type StoredBlock } from '../../features/content';

/** A body as it was read, and what of it can't be meant, in words for who wrote it. */
export interface WrittenBody {
  blocks: StoredBlock[];
  faults: string[];
}

/** What begins a line that is more than text. A backslash before it makes it text. */
const mark = /^(?:[#!\-|{[\\]|\d+\. )/;
const guarded = (text: string): string => (mark.test(text) ? `\\${text}` : text);
const unguarded = (text: string): string => (text.startsWith('\\') && mark.test(text.slice(1)) ? text.slice(1) : text);

const link = /^\[(.*)\]\((\S*)\)$/s;

/**
 * A body as it is written: parts with empty lines between. `# ` begins a heading, `! ` a note, `- ` an item of a list and `1. ` a step; `- [text](/path)`
 * is a link, `| a | b |` a row of a table whose first row names its columns, and `{table:name}` a table of the product's own data. Anything else is a
 * paragraph.
 * @param join what a line's end inside a text becomes: not every language parts its words
 */
export function parseBody(text: string, join: ' ' | '' = ' '): WrittenBody {
  const faults: string[] = [];
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u00AD]/gu, ' ')
    .split(/\n\s*\n/)
    .flatMap((part) => blockOf(part.trim(), join, faults) ?? []);
  return { blocks, faults };
}

function blockOf(part: string, join: ' ' | '', faults: string[]): StoredBlock | null {
  if (part === '') return null;
  const lines = part.split('\n').map((line) => line.trim());
  const items = (begins: RegExp): string[] | null =>
    lines.every((line) => begins.test(line)) ? lines.map((line) => line.replace(begins, '')) : null;
  const joined = lines.join(join);
  if (/^# \S/.test(part)) return { kind: 'heading', text: joined.slice(2).trim() };
  if (/^! \S/.test(part)) return { kind: 'note', text: joined.slice(2).trim() };
  const table = /^\{table:([^{}]*)\}$/.exec(part)?.[1];
  if (table !== undefined) {
    if (isContentTable(table)) return { kind: 'data', table };
    faults.push(`There is no table of ours called “${table}”`);
    return null;
  }
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines, faults);
  const list = items(/^- (?=\S)/);
  if (list) return linksOf(list, faults) ?? { kind: 'list', items: list.map(unguarded) };
  const steps = items(/^\d+\. (?=\S)/);
  return steps ? { kind: 'steps', items: steps.map(unguarded) } : { kind: 'paragraph', text: unguarded(joined) };
}

/** A list of nothing but links; null for a list of texts. One that leads nowhere it may is a fault. */
function linksOf(list: readonly string[], faults: string[]): StoredBlock | null {
  const found = list.map((item) => link.exec(item));
  if (!found.every((each) => each !== null)) return null;
  const items = found.map(([, text = '', path = '']) => ({ text: text.trim(), path }));
  for (const { text, path } of items) {
    if (text === '') faults.push(`The link to ${path} has no text`);
    if (!isContentAddress(path))
      faults.push(`The link “${text}” leads to “${path}”: a link begins with one / or with https://`);
  }
  return { kind: 'links', items };
}

/** The cells of a row that begins with a bar; `\|` is a bar within one. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (const [piece] of line.slice(1).matchAll(/\\[\\|]|[^]/g)) {
    if (piece === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += piece.length > 1 ? piece[1] : piece;
  }
  return cell.trim() === '' ? cells : [...cells, cell.trim()];
}
const rowText = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replace(/[\\|]/g, '\\$&')).join(' | ')} |`;

function tableOf(lines: readonly string[], faults: string[]): StoredBlock | null {
  const [columns = [], ...rows] = lines.map(cellsOf);
  for (const row of rows)
    if (row.length !== columns.length)
      faults.push(`The row “${row.join(' | ')}” has ${row.length} cells, its table ${columns.length} columns`);
  return { kind: 'table', columns, rows };
}

/** As `parseBody` reads it. */
export const bodyText = (body: readonly StoredBlock[]): string => body.map(blockText).join('\n\n');

function blockText(block: StoredBlock): string {
  switch (block.kind) {
    case 'heading':
      return `# ${block.text}`;
    case 'note':
      return `! ${block.text}`;
    case 'paragraph':
      return guarded(block.text);
    case 'list':
      return block.items.map((item) => `- ${guarded(item)}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${guarded(item)}`).join('\n');
    case 'links':
      return block.items.map(({ text, path }) => `- [${text}](${path})`).join('\n');
    case 'table':
      return [block.columns, ...block.rows].map(rowText).join('\n');
    case 'data':
      return `{table:${block.table}}`;
  }
}
