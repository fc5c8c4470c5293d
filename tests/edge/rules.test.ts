import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { isPost, wordsOf } from '../../scripts/docs-rules';
import { ruleForms } from '../../scripts/rules/forms';
import type { Post } from '../../scripts/rules/proof';
import { ruleProofs } from '../../scripts/rules/proofs';
import { specifiedRules } from '../../scripts/rules/specified-rules';
import { sharedLantern, type SharedLantern, type Page, type Visitor } from '../harness';
import { inTurn } from '../harness/in-turn';
import { logIn } from '../harness/player';

let lantern: SharedLantern;
let taken: { username: string; email: string };
beforeAll(async () => {
  lantern = await sharedLantern();
  taken = await lantern.players.make();
});

const posts = specifiedRules.flatMap((rule) => {
  const proof = ruleProofs[rule];
  return isPost(proof) ? [[rule, proof] as const] : [];
});

const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const filled = ({ form, given }: Post): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries({ ...ruleForms[form].given, ...given }).map(([field, value]) => [
      field,
      value === 'taken' ? taken[field as 'username'] : value,
    ]),
  );

describe.each(languages)('in %s', (language) => {
  const pages = new Map<Post['form'], Promise<Page>>();
  let player: Visitor;
  let visitor: Visitor;
  const pageOf = (form: Post['form']): Promise<Page> => {
    const { path, by } = ruleForms[form];
    if (!pages.has(form)) pages.set(form, (by === 'player' ? player : visitor).get(addressOf(path, language)));
    return pages.get(form)!;
  };
  beforeAll(async () => {
    const ip = `198.51.100.${languages.indexOf(language) + 1}`;
    player = await logIn(lantern, await lantern.players.make({ balance: 100_00 }), { ip });
    visitor = lantern.visitor({ ip: ip.replace('.100.', '.101.') });
  });

  it.each(inTurn(posts, language))('%s', async (_, proof) => {
    const { id, secrets } = ruleForms[proof.form];
    const given = filled(proof);
    // An account that somebody fails at again and again asks for a captcha.
    if (given.username === 'nobodyhere') given.username = `nobody${language}`;
    // Money is written with spaces that don't break; pages are read with plain ones.
    const words = wordsOf(proof.says, language).replace(/\s+/g, ' ');
    const refused = await (await pageOf(proof.form)).submit(id, given);
    expect(refused).toHaveStatus(422);
    expect(refused).toHaveFieldError(proof.at, words);
    expect(refused.errorSummary).toContain(words);
    for (const [field, value] of Object.entries(given)) {
      const shown = refused.$(`form#${id} [name="${field}"]`).first();
      if (typeof value === 'boolean') expect(shown.attr('checked') !== undefined, field).toBe(value);
      else if ((secrets as readonly string[]).includes(field)) expect(shown.attr('value'), field).toBeUndefined();
      else if (value.trim() !== '')
        expect(
          shown.prop('tagName') === 'SELECT'
            ? shown.find('option[selected]').attr('value')
            : (shown.attr('value') ?? shown.text().replace(/^\n/, '')),
          field,
        ).toBe(value);
    }
  });
});
