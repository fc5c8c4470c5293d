import { expect, it } from 'vitest';
import { bodyText, parseBody } from './written-body';

const text = '# A heading\n\nA paragraph\nover two lines\n\n- one\n- two\n\n1. first\n2. then\n\n! Mind this';

it('is read part by part, and written as it was read', () => {
  const body = parseBody(text);
  expect(body).toEqual([
    { kind: 'heading', text: 'A heading' },
    { kind: 'paragraph', text: 'A paragraph over two lines' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'steps', items: ['first', 'then'] },
    { kind: 'note', text: 'Mind this' },
  ]);
  expect(parseBody(bodyText(body)!)).toEqual(body);
});

it('is never markup, and nothing where nothing is written', () => {
  expect(parseBody('<script>alert(1)</script>\u0000')).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
  ]);
  expect(parseBody(' \n\n \r\n')).toEqual([]);
});

it('with a table can’t be written so', () => {
  expect(bodyText([{ kind: 'data', table: 'currencies' }])).toBeNull();
});
