/** Markdown to blocks: what a page's body may hold, and nothing else. */
import { Lexer, type Token, type Tokens } from 'marked';
import type { StoredBlock } from '../../casino-api/src/features/content/fill';

/** What in a text is no block of ours; the message says it to whoever wrote the text. */
export class NotABlock extends Error {
  override name = 'NotABlock';
}

type Join = ' ' | '';

/** Plain text alone: an emphasis or a picture inside a text would be lost. */
function plain(tokens: readonly Token[] | undefined, join: Join): string {
  const parts = (tokens ?? []).map((token) => {
    if (token.type === 'escape') return (token as Tokens.Escape).text;
    if (token.type === 'text' && !('tokens' in token && token.tokens)) return (token as Tokens.Text).text;
    throw new NotABlock(
      `"${token.raw.trim()}" is ${token.type}: a text is plain, and links stand in a list of nothing but links`,
    );
  });
  const text = parts
    .join('')
    .replace(/\s*\n\s*/g, join)
    .trim();
  if (/&[#\w]+;/.test(text)) throw new NotABlock(`"${text}" writes a sign by its name: write the sign itself`);
  if (!text) throw new NotABlock('a block is empty');
  return text;
}

/** The inline tokens of a list's item, which holds one line of text. */
function lineOf(item: Tokens.ListItem): readonly Token[] {
  const [line, ...more] = item.tokens.filter(({ type }) => type !== 'space');
  if (!line || more.length || !['text', 'paragraph'].includes(line.type))
    throw new NotABlock(`the entry "${item.text.slice(0, 60)}" holds more than one line of text`);
  return (line as Tokens.Paragraph).tokens;
}

function listOf(list: Tokens.List, join: Join): StoredBlock {
  const lines = list.items.map(lineOf);
  const links = lines.map(([link, ...more]) =>
    link?.type === 'link' && more.length === 0 ? (link as Tokens.Link) : null,
  );
  if (links.every((link) => link !== null)) {
    const items = links.map(({ tokens, href }) => ({ text: plain(tokens, join), path: href }));
    const outside = items.find(({ path }) => !/^\/(?!\/)/.test(path));
    if (outside) throw new NotABlock(`the link to ${outside.path} leaves the site: a link begins with one /`);
    return { kind: 'links', items };
  }
  return { kind: list.ordered ? 'steps' : 'list', items: lines.map((line) => plain(line, join)) };
}

function blockOf(token: Token, join: Join): StoredBlock {
  switch (token.type) {
    case 'heading':
      if ((token as Tokens.Heading).depth !== 2)
        throw new NotABlock(`"${token.raw.trim()}": a heading has two signs, ##`);
      return { kind: 'heading', text: plain(token.tokens, join) };
    case 'paragraph': {
      const text = plain(token.tokens, join);
      const table = /^\{table:([^}]*)\}$/.exec(text)?.[1];
      return table === undefined ? { kind: 'paragraph', text } : { kind: 'data', table };
    }
    case 'blockquote': {
      const [line, ...more] = (token as Tokens.Blockquote).tokens;
      if (line?.type !== 'paragraph' || more.length) throw new NotABlock('a note is one paragraph');
      return { kind: 'note', text: plain((line as Tokens.Paragraph).tokens, join) };
    }
    case 'list':
      return listOf(token as Tokens.List, join);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: 'table',
        columns: header.map((cell) => plain(cell.tokens, join)),
        rows: rows.map((row) => row.map((cell) => plain(cell.tokens, join))),
      };
    }
    default:
      throw new NotABlock(`"${token.raw.trim().slice(0, 60)}" is ${token.type}: there is no such block`);
  }
}

/** @param join what a line's end inside a text becomes: Japanese does not part its words @throws NotABlock */
export const blocksOf = (markdown: string, join: Join): StoredBlock[] =>
  new Lexer({ gfm: true })
    .lex(markdown)
    .filter(({ type }) => type !== 'space')
    .map((token) => blockOf(token, join));

/** Every text of a block, in order. */
export function textsOf(block: StoredBlock): string[] {
  if (block.kind === 'data') return [];
  if (block.kind === 'links') return block.items.map(({ text }) => text);
  if (block.kind === 'table') return [...block.columns, ...block.rows.flat()];
  return 'items' in block ? block.items : [block.text];
}

/** A block without its words: what has to be the same in every language. */
export function shapeOf(block: StoredBlock): string {
  if (block.kind === 'data') return `the table ${block.table}`;
  if (block.kind === 'links') return `links to ${block.items.map(({ path }) => path).join(', ')}`;
  if (block.kind === 'table') return `a table of ${block.columns.length} by ${block.rows.length}`;
  return 'items' in block ? `${block.kind} of ${block.items.length}` : block.kind;
}
