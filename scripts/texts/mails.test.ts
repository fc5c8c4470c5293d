import { expect, it } from 'vitest';
import { allTexts } from './corpus';
import { knower, nameOf } from './known';
import { mailPage, mailsIn } from './mails';
import { reader } from './places';

const rows = (await allTexts()).filter(({ file }) => file === 'mails.ts');

it('the mails say every text that mails have', () => {
  const read = reader(knower(rows, 'de'));
  const said = new Set(mailsIn('de').flatMap(({ subject, html }) => read(mailPage(subject, html))));
  expect(rows.map(nameOf).filter((name) => !said.has(name))).toEqual([]);
});
