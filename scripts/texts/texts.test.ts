import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from 'contract/languages';
import { root } from '../build';
import { allTexts, type Row } from './corpus';
import { faultsOf, faultsOfAll, unlikeLabels } from './faults';
import { everyUnconfirmed, hashesOf, unconfirmed } from './reviewed';
import { typeset } from './typography';

const rows = await allTexts();

describe('the texts of all languages', () => {
  it('say nothing that the glossary rules out, are set as their language sets them, and call one thing by one name', async () =>
    expect((await faultsOfAll()).map(({ where, says }) => `${where}: ${says}`)).toEqual([]));

  it('were read as they stand: npm run texts:reviewed -- --confirm, once they were', async () =>
    expect(await everyUnconfirmed()).toEqual([]));

  it('count rounds without grouping, as a number that names something', () => {
    const grouped = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) => /\bround: number\(/.test(readFileSync(path.join(root, 'app', file), 'utf8')));
    expect(grouped).toEqual([]);
  });

  it('bring their own colons and brackets, as no code sets them around a text: each language has others', () => {
    const glued = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .flatMap((file) => {
        const code = readFileSync(path.join(root, 'app', file), 'utf8');
        return [...code.matchAll(gluedSign)].map(([sign]) => `${file}: ${sign}`);
      });
    expect(glued).toEqual([]);
  });
});

/** `{t('…')}: `, `: {t('…')}`, `: {title}`, `${a}: ${b}`, `: ${a}` and `${a} (${b})`. */
const gluedSign = /\{t\('[^}]*\)\}(?:: ?[`{<\s]| ?\()|[})]: \{t\(|\}(?:: | ?\()\$\{|[>`]: ?\$?\{/g;

describe('a planted fault', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'RTP 98 %', /other spaces/],
    ['en', 'The link in our email is over', /expired/],
    ['en', 'If something isn\u00e2\u0080\u0099t clear', /encoding/],
    ['es', 'Solicitud {{id}} (indíquela a soporte)', /addresses the reader/],
    ['es', 'Tu retiro está pendiente', /retirada/],
    ['es', 'Una comisión del 5 %', /other spaces/],
    ['es', 'Puede usted jugar', /addresses the reader/],
    ['de', 'Auszahlung angefragt', /beantragt/],
    ['de', 'RTP 98 %', /other spaces/],
    ['fr', 'Quitter sans enregistrer ?', /other spaces/],
    ['fr', 'Montant : 5', /other spaces/],
    ['fr', 'Le symbole « Comète »', /other spaces/],
    ['fr', 'Vous êtes connecté', /session/],
    ['pt', 'Suas sementes', /seed/],
    ['pt', 'RTP 98 %', /other spaces/],
    ['no', 'Bytt frøene', /seed/],
    ['no', 'Minst 10 %', /other spaces/],
    ['jp', '賭け金を選んでください', /ベット額/],
    ['jp', '状態 ： 有効', /other spaces/],
    ['jp', '5 分', /other spaces/],
    ['jp', '{{hours}} 時間以内', /other spaces/],
    ['jp', '金額(合計)', /full-width/],
  ])('is caught in %s: %s', async (language, text, says) =>
    expect((await faultsOf(language, text)).join('; ')).toMatch(says),
  );

  const row = (key: string, en: string, de: string): Row => ({
    file: 'history.ts',
    key,
    text: { ...rows[0]!.text, en, de },
  });

  it('is caught where one state has two names, and not where a soft hyphen alone differs', () => {
    expect(
      unlikeLabels([row('a', 'Rolled back', 'Zurückgebucht'), row('b', 'Rolled back', 'Rückabgewickelt')], 'de'),
    ).toEqual([
      {
        where: 'locales/de/history.ts: b',
        says: '“Rückabgewickelt” for “Rolled back”, which history.ts: a calls “Zurückgebucht”',
      },
    ]);
    expect(
      unlikeLabels([row('a', 'Proof', 'Identitätsnachweis'), row('b', 'Proof', 'Identitäts\u00adnachweis')], 'de'),
    ).toEqual([]);
  });
});

describe('signs and spaces', () => {
  it.each<[Language, string, string]>([
    ['fr', '« Oui » : 5 % ; non ?', '«\u00a0Oui\u00a0»\u00a0: 5\u00a0%\u202f; non\u202f?'],
    ['fr', '| :--- | ![Image](/a.svg)', '| :--- | ![Image](/a.svg)'],
    ['jp', '状態 ： 有効 （5 分）10 MB', '状態：有効（5分）10\u00a0MB'],
    ['jp', '| 紹介元（ある場合） | 1年 |', '| 紹介元（ある場合） | 1年 |'],
    ['pt', '{{percent}} % de', '{{percent}}% de'],
  ])('are written as %s does', (language, before, after) => {
    expect(typeset(language, before)).toBe(after);
    expect(typeset(language, after)).toBe(after);
  });
});

describe('a text that nobody confirmed', () => {
  const reviewed = hashesOf('de', rows);

  it.each<[string, (row: Row) => Row, string[]]>([
    [
      'that changed',
      (row) => ({ ...row, text: { ...row.text, de: 'Anders' } }),
      ['de cashier.title: changed, or its English did'],
    ],
    [
      'whose English changed',
      (row) => ({ ...row, text: { ...row.text, en: 'Till' } }),
      ['de cashier.title: changed, or its English did'],
    ],
    [
      'that was swapped with another language’s',
      (row) => ({ ...row, text: { ...row.text, de: row.text.no, no: row.text.de } }),
      [],
    ],
  ])('is named with its language: one %s', (_, change, named) => {
    const changed = rows.map((row) => (row.file === 'cashier.ts' && row.key === 'title' ? change(row) : row));
    const left = unconfirmed('de', hashesOf('de', changed), reviewed);
    // “Kasse” is Norwegian too: swapping equal words changes nothing.
    expect(left).toEqual(named);
  });

  it('is named where two keys or two languages were swapped', () => {
    const of = (key: string) => rows.find((one) => one.file === 'cashier.ts' && one.key === key)!;
    const [deposit, withdrawal] = [of('deposit'), of('withdrawal')];
    const swapped = rows.map((one) =>
      one === deposit ? { ...one, text: withdrawal.text } : one === withdrawal ? { ...one, text: deposit.text } : one,
    );
    expect(unconfirmed('de', hashesOf('de', swapped), reviewed)).toHaveLength(2);
    const crossed = rows.map((one) => (one === deposit ? { ...one, text: { ...one.text, de: one.text.no } } : one));
    expect(unconfirmed('de', hashesOf('de', crossed), reviewed)).toEqual([
      'de cashier.deposit: changed, or its English did',
    ]);
  });

  it('is named where it is new or gone, in each language', () => {
    const { 'cashier.title': _, ...without } = reviewed;
    expect(unconfirmed('de', reviewed, without)).toEqual(['de cashier.title: new']);
    expect(unconfirmed('de', without, reviewed)).toEqual(['de cashier.title: gone']);
    expect(languages.every((language) => Object.keys(hashesOf(language, rows)).length > 2000)).toBe(true);
  });
});
