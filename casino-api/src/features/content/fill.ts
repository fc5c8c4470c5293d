import type { ContentBlock } from 'contract/content';
import { languageFacts, type Language } from 'contract/languages';
import { withFacts, type Reader } from './facts';
import { isTable, tableOf } from './tables';

/** A block as it is kept: texts name facts by `{name}`, and `data` stands for a table that is made when the page is read. */
export type StoredBlock = ContentBlock | { kind: 'data'; table: string };

/** A kept body as its reader gets it. A table that is no longer made is left out. */
export const filled = (body: readonly StoredBlock[], reader: Reader): ContentBlock[] =>
  body.flatMap((block) => filledBlock(block, reader) ?? []);

function filledBlock(block: StoredBlock, reader: Reader): ContentBlock | null {
  const filled = (text: string) => withFacts(text, reader);
  switch (block.kind) {
    case 'data':
      return isTable(block.table) ? tableOf(block.table, reader) : null;
    case 'heading':
    case 'paragraph':
    case 'note':
      return { ...block, text: filled(block.text) };
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(filled) };
    case 'table':
      return { ...block, columns: block.columns.map(filled), rows: block.rows.map((row) => row.map(filled)) };
    case 'links':
      return { ...block, items: block.items.map(({ text, path }) => ({ text: filled(text), path })) };
  }
}

/** The words of a body, as somebody reads them one after the other. */
const linesOf = (block: ContentBlock): string[] => {
  if (block.kind === 'links') return block.items.map(({ text }) => text);
  if (block.kind === 'table') return [...block.columns, ...block.rows.flat()];
  return 'items' in block ? block.items : [block.text];
};

/** What people read in a minute: words, or characters where words are not parted. */
const wordsPerMinute = 220;
const charactersPerMinute = 500;

/** At least 1. */
export function readingMinutes(body: readonly ContentBlock[], language: Language): number {
  const text = body.flatMap(linesOf).join('\n');
  const minutes = languageFacts[language].between.words
    ? text.split(/\s+/).length / wordsPerMinute
    : text.replace(/\s/g, '').length / charactersPerMinute;
  return Math.max(1, Math.round(minutes));
}
