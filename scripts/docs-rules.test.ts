import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { siteTexts } from 'locales/site';
import { isPost, rulesFile, rulesPage, rulesTest, wordsOf } from './docs-rules';
import { ruleProofs } from './rules/proofs';
import { specifiedRules } from './rules/specified-rules';

/** Every text of ours. */
const english = new Set(Object.values(siteTexts('en')).flatMap((texts) => Object.values(texts)));

const at = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

describe('every rule of the specification', () => {
  it('stands once', () => expect(new Set(specifiedRules).size).toBe(specifiedRules.length));

  it.each(specifiedRules)('%s', (rule) => {
    const proof = ruleProofs[rule];
    const file = isPost(proof) ? rulesTest : proof.file;
    expect(existsSync(at(file)), file).toBe(true);
    if (isPost(proof)) return;
    const source = readFileSync(at(file), 'utf8');
    expect(source, `a test “${proof.test}” in ${file}`).toContain(proof.test);
    if (proof.says)
      expect(source.includes(proof.says) || english.has(proof.says), `“${proof.says}” is seen by ${file}`).toBe(true);
  });

  it.each(specifiedRules.filter((rule) => /\([A-Z][^)]+\)/i.test(rule) && isPost(ruleProofs[rule])))(
    'says exactly what stands there: %s',
    (rule) => {
      const proof = ruleProofs[rule];
      const [, exact = ''] = /\(([^)]+)\)/.exec(rule) ?? [];
      if (isPost(proof)) expect(wordsOf(proof.says, 'en')).toBe(exact);
    },
  );
});

/** Of sections 5 and 8 nobody reads these: what is sent along or logged. */
const unread = new Set<string>([
  '§5 Log-in | terms | terms=true goes with the credentials',
  '§5 Profile | email | required and valid (it is the sign-up’s and can’t be changed)',
  '§5 Other forms | password reset | rules come from the server',
  '§8 Codes | other failed anon call | (Handle anon session error)',
  '§8 Failures | captcha site key | a missing one is only logged',
]);

it.each(specifiedRules.filter((rule) => /^§[58] /.test(rule)))(
  'is seen in every language where players read it: %s',
  (rule) => {
    const proof = ruleProofs[rule];
    expect(isPost(proof) || proof.inAllLanguages).toBe(!unread.has(rule));
  },
);

it('docs/rules.md is what the sources say (npm run docs:rules)', () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(rulesPage());
});
