/** `npm run docs:rules` writes docs/rules.md: what the specification demands of account and cashier, in its words, and the test that sees it. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessage } from '../app/forms/form-message';
import { formatMoney } from '../app/i18n/format';
import type { Language } from '../app/i18n/languages';
import { translatorFor } from '../app/i18n/translator';
import type { Elsewhere, Post } from './rules/proof';
import { ruleProofs } from './rules/proofs';
import { specifiedRules } from './rules/specified-rules';

export const rulesFile = path.join(fileURLToPath(new URL('..', import.meta.url)), 'docs/rules.md');

/** Where the posts of `rule-proofs.ts` are made. */
export const rulesTest = 'tests/edge/rules.test.ts';

export const isPost = (proof: Post | Elsewhere): proof is Post => 'form' in proof;

/** The words of a message in a language; amounts that it quotes as that language writes money. */
export function wordsOf(message: string, language: Language): string {
  const space = message.indexOf(' ');
  if (space < 0) return readMessage(message, translatorFor(language));
  const values = JSON.parse(message.slice(space + 1)) as Record<string, number>;
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^(minimum|maximum)$/.test(name) ? formatMoney(value, 'EUR', language) : value,
    ]),
  );
  return readMessage(`${message.slice(0, space)} ${JSON.stringify(shown)}`, translatorFor(language));
}

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/x{15,}/g, (run) => `x × ${run.length}`)
    .replace(/4{15,}/g, (run) => `4 × ${run.length}`);

function row(rule: (typeof specifiedRules)[number]): string {
  const [where = '', what = '', demand = ''] = rule.split(' | ');
  const proof = ruleProofs[rule];
  const tried = isPost(proof)
    ? Object.entries(proof.given)
        .map(([name, value]) => `\`${name}=${value === false ? '' : String(value)}\``)
        .join(' ')
    : '';
  const says = isPost(proof) ? wordsOf(proof.says, 'en') : (proof.says ?? '');
  const test = isPost(proof)
    ? 'rules, in 7 languages'
    : `${proof.file.replace(/^tests\//, '').replace('.test.ts', '')}: ${proof.test}${proof.inAllLanguages ? ', in 7 languages' : ''}`;
  return `| ${[where, what, demand, tried, says, test].map(cell).join(' | ')} |`;
}

export const rulesPage = (): string =>
  [
    '# Fields, rules, codes and messages of account and cashier',
    '',
    'Written by `npm run docs:rules`; a test fails when it is not what the sources say, when a rule has no test, and when a test that is named here is not there. "Rules, in',
    `7 languages" is \`${rulesTest}\`: it posts the form with what stands under "tried" in every language and sees the message at its field and in the summary, with all`,
    'that was typed still there, secrets excepted.',
    '',
    '| section | field or matter | rule | tried | says (English) | test |',
    '|---|---|---|---|---|---|',
    ...specifiedRules.map(row),
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(rulesFile, rulesPage());
