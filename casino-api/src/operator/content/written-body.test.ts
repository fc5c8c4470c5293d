import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFacts } from 'contract/languages';
import type { StoredBlock } from '../../features/content';
import { bodyText, parseBody } from './written-body';

const text =
  '# A heading\n\nA paragraph\nover two lines\n\n- one\n- two\n\n1. first\n2. then\n\n! Mind this\n\n- [Slots](/casino)\n- [The law](https://law.example/a?b=c)\n\n| Game | Pays |\n| Dice | 2 \\| 3 |\n\n{table:currencies}';
const blocks: StoredBlock[] = [
  { kind: 'heading', text: 'A heading' },
  { kind: 'paragraph', text: 'A paragraph over two lines' },
  { kind: 'list', items: ['one', 'two'] },
  { kind: 'steps', items: ['first', 'then'] },
  { kind: 'note', text: 'Mind this' },
  {
    kind: 'links',
    items: [
      { text: 'Slots', path: '/casino' },
      { text: 'The law', path: 'https://law.example/a?b=c' },
    ],
  },
  { kind: 'table', columns: ['Game', 'Pays'], rows: [['Dice', '2 | 3']] },
  { kind: 'data', table: 'currencies' },
];

describe('a body', () => {
  it('is read part by part, and written as it was read', () => {
    expect(parseBody(text)).toEqual({ blocks, faults: [] });
    expect(parseBody(bodyText(blocks))).toEqual({ blocks, faults: [] });
  });

  it('is never markup, and nothing where nothing is written', () => {
    expect(parseBody('<script>alert(1)</script>\u0000').blocks).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script>' },
    ]);
    expect(parseBody(' \n\n \r\n')).toEqual({ blocks: [], faults: [] });
  });

  it('joins lines as its language joins words', () => {
    expect(parseBody('一行目\n二行目', languageFacts.jp.between.words).blocks).toEqual([
      { kind: 'paragraph', text: '一行目二行目' },
    ]);
  });

  it.each([
    ['- [x](javascript:alert(1))', 'javascript:'],
    ['- [x](http://a.example/)', 'http://a.example/'],
    ['- [x](//a.example/)', '//a.example/'],
    ['- [x](https://)', 'https://'],
    ['- [x](https://user:word@a.example/)', 'user:word'],
    ['- [x](/\\a.example)', '/\\a.example'],
    ['- [x](data:text/html,x)', 'data:'],
    ['- [](/casino)', 'no text'],
    ['{table:wages}', 'wages'],
    ['| a | b |\n| c |', '1 cells'],
  ])('says what can’t be meant: %s', (written, fault) =>
    expect(parseBody(written).faults).toEqual([expect.stringContaining(fault)]),
  );
});

const word = fc.oneof(
  fc.constantFrom('#', '!', '-', '1.', '|', '\\', '[a](/b)', '{table:x}', '# x', '- x', '\\# x', '2. y', '\\\\'),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
);
/** A text as a body can hold it: a line, with something on it. */
const line = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' ').replace(/\p{C}/gu, '').trim())
  .filter((written) => written !== '' && !/^\{table:[^{}]*\}$/.test(written));
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const block: fc.Arbitrary<StoredBlock> = fc.oneof(
  line.map((written) => ({ kind: 'heading' as const, text: written })),
  line.map((written) => ({ kind: 'paragraph' as const, text: written })),
  line.map((written) => ({ kind: 'note' as const, text: written })),
  lines.map((items) => ({ kind: 'list' as const, items })),
  lines.map((items) => ({ kind: 'steps' as const, items })),
  fc
    .array(fc.record({ text: line, path: fc.constantFrom('/a', '/info/terms', 'https://a.example/(b)') }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((items) => ({ kind: 'links' as const, items })),
  fc
    .integer({ min: 1, max: 3 })
    .chain((width) => {
      const row = fc.array(line, { minLength: width, maxLength: width });
      return fc.record({ columns: row, rows: fc.array(row, { maxLength: 3 }) });
    })
    .map((table) => ({ kind: 'table' as const, ...table })),
);

describe('a body that is opened and kept unchanged', () => {
  it('stays as it is, whatever its blocks hold', () =>
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (body) => {
        expect(parseBody(bodyText(body))).toEqual({ blocks: body, faults: [] });
      }),
      { numRuns: 300 },
    ));
});
