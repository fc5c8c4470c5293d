import type { StoredBlock } from '../../features/content';

/**
 * A body as it is written: parts with empty lines between. `# ` begins a heading, `! ` a note, `- ` an item of a list and `1. ` a step; anything
 * else is a paragraph.
 */
export function parseBody(text: string): StoredBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .split(/\n\s*\n/)
    .flatMap((part) => blockOf(part.trim()) ?? []);
}

function blockOf(part: string): StoredBlock | null {
  if (part === '') return null;
  const lines = part.split('\n').map((line) => line.trim());
  const items = (mark: RegExp): string[] | null =>
    lines.every((line) => mark.test(line)) ? lines.map((line) => line.replace(mark, '')) : null;
  const joined = lines.join(' ');
  if (/^# \S/.test(part)) return { kind: 'heading', text: joined.slice(2).trim() };
  if (/^! \S/.test(part)) return { kind: 'note', text: joined.slice(2).trim() };
  const list = items(/^- (?=\S)/);
  if (list) return { kind: 'list', items: list };
  const steps = items(/^\d+\. (?=\S)/);
  return steps ? { kind: 'steps', items: steps } : { kind: 'paragraph', text: joined };
}

/** As `parseBody` reads it; null for what can't be written so: tables, links and tables of the product's own data. */
export function bodyText(body: readonly StoredBlock[]): string | null {
  const parts = body.map((block) => {
    switch (block.kind) {
      case 'heading':
        return `# ${block.text}`;
      case 'note':
        return `! ${block.text}`;
      case 'paragraph':
        return block.text;
      case 'list':
        return block.items.map((item) => `- ${item}`).join('\n');
      case 'steps':
        return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
      default:
        return null;
    }
  });
  return parts.includes(null) ? null : parts.join('\n\n');
}
