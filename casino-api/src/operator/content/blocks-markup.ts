import type { ContentBlock } from 'contract/content';
import { escaped } from '../../kernel/html';
import { table } from '../pages';

const items = (of: readonly string[]): string => of.map((item) => `<li>${escaped(item)}</li>`).join('');

/** @param place tells tables apart whose columns are called alike */
function blockMarkup(block: ContentBlock, place: number): string {
  switch (block.kind) {
    case 'heading':
      return `<h4>${escaped(block.text)}</h4>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'note':
      return `<p class="note">${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>${items(block.items)}</ul>`;
    case 'steps':
      return `<ol>${items(block.items)}</ol>`;
    case 'table':
      return table(`${place + 1}. ${block.columns.join(', ')}`, block.columns, block.rows);
    case 'links':
      return `<ul>${items(block.items.map(({ text, path }) => `${text} (${path})`))}</ul>`;
  }
}

/** A body as a preview shows it: nothing in it is markup, and its links lead nowhere. */
export const blocksMarkup = (blocks: readonly ContentBlock[]): string => blocks.map(blockMarkup).join('');
