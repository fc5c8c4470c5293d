import { load } from 'cheerio';

/** Elements that flow in a line; buttons, and labels with their box inside, are set apart by every browser. */
const inline = new Set(['a', 'b', 'code', 'dfn', 'em', 'i', 'label', 'output', 'small', 'span', 'strong', 'time']);
const endsInWord = /[\p{L}\p{N}]$/u;
const beginsWithWord = /^[\p{L}\p{N}]/u;

/**
 * Places where two words stand in two elements with nothing between them. A style sheet may set them apart; text browsers, copied
 * text and search engines read them as one word.
 */
export function wordsRunTogether(html: string): string[] {
  const $ = load(html);
  const found: string[] = [];
  for (const element of $('body *').toArray()) {
    const children = $(element)
      .contents()
      .toArray()
      .filter((node) => node.type === 'tag' || node.type === 'text');
    children.forEach((node, index) => {
      const next = children[index + 1];
      if (!next || (node.type === 'text' && next.type === 'text')) return;
      if (
        [node, next].some((each) => each.type === 'tag' && (!inline.has(each.name) || $(each).is('label:has(input)')))
      )
        return;
      if ([node, next].some((each) => each.type === 'tag' && each.attribs['aria-hidden'] === 'true')) return;
      const [before, after] = [$(node).text(), $(next).text()];
      if (endsInWord.test(before) && beginsWithWord.test(after))
        found.push(`${before.slice(-20)}|${after.slice(0, 20)}`);
    });
  }
  return found;
}
