import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';
import { isPairsTurn } from './harness/in-turn';
import { freshPlayer } from './harness/player';
import { screens } from './harness/screens';

let lantern: Lantern;
let player: Visitor;
let visitor: Visitor;
let forms: { visitor: FoundForm[]; player: FoundForm[] };
beforeAll(async () => {
  lantern = await startLantern();
  player = (await freshPlayer(lantern, { balance: 100_00 })).visitor;
  visitor = lantern.visitor();
  forms = { visitor: await formsFor(visitor, ['anybody', 'visitor']), player: await formsFor(player, ['player']) };
});
afterAll(() => lantern.stop());

const mark = 'q7z';
const texts: [string, string][] = [
  ['markup', `"'><img src=x id=${mark}><script id=${mark}>1</script>`],
  ['an attribute that breaks out', `" id=${mark} onfocus=x autofocus="`],
  ['the end of a text area', `</textarea></select></title><b id=${mark}>`],
  ['line separators', `a\u2028b\u2029c`],
  ['half characters', 'a\ud800b\udc00c'],
  ['a null byte', 'a\u0000b'],
  ['right to left', '\u202eabc\u202c'],
  ['64 KB', 'ä'.repeat(32 * 1024)],
  ['a template', '{{constructor.constructor("x")()}} ${7*7} {{t}} $t(common.close)'],
  ['SQL', "'; DROP TABLE players; --"],
  ['a line break for a header', 'a\r\nSet-Cookie: q7z=1'],
  ['numbers at the edge', '-0'],
  ['a number too large', '9'.repeat(400)],
  ['an exponent', '1e309'],
];

/** The page is well, and what was typed did not become markup. */
function unharmed(page: Page, typed: string): void {
  expect(page.status, `${page.path} after ${typed.slice(0, 40)}`).toBeLessThan(500);
  expect(page.$(`#${mark}`).length, `${page.path} echoes markup`).toBe(0);
  expect(page).toBeScriptless();
  expect(page.setCookies.some((cookie) => cookie.startsWith(mark))).toBe(false);
}

interface FoundForm {
  path: string;
  action: string;
  fields: string[];
}

async function formsFor(who: Visitor, seenBy: string[]): Promise<FoundForm[]> {
  const found = new Map<string, FoundForm>();
  for (const { path } of screens.filter((screen) => seenBy.includes(screen.seenBy))) {
    const page = await who.get(path);
    for (const element of page.$('form').toArray()) {
      const form = page.$(element);
      const fields = form
        .find('input[name], select[name], textarea[name]')
        .toArray()
        .map((field) => page.$(field).attr('name')!);
      const action = new URL(form.attr('action') || page.url.href, page.url);
      const method = (form.attr('method') ?? 'get').toLowerCase();
      if (method === 'post' && !action.pathname.endsWith('/logout'))
        found.set(`${action.pathname} ${[...new Set(fields)].join()}`, {
          path,
          action: action.href,
          fields: [...new Set(fields)],
        });
    }
  }
  return [...found.values()];
}

async function attack(who: Visitor, forms: FoundForm[], text: string): Promise<void> {
  const which = texts.findIndex(([, one]) => one === text);
  for (const { path, action, fields } of forms) {
    const from = await who.get(path);
    unharmed(
      await who.post(action, Object.fromEntries(fields.map((field) => [field, text])), { from, follow: false }),
      text,
    );
    // One strange field among proper ones reaches further into the action than nonsense everywhere.
    for (const field of fields.filter((_, place) => isPairsTurn(place, which))) {
      const body = new URLSearchParams(
        fields.map((name) => [name, name === field ? text : (from.value(name) ?? 'Proper1text')]),
      );
      unharmed(await who.post(action, body, { from, follow: false }), text);
    }
  }
}

describe('any text in any field', () => {
  it('there are forms to try', () => {
    expect(forms.visitor.length).toBeGreaterThanOrEqual(3);
    expect(forms.player.length).toBeGreaterThanOrEqual(3);
  });

  it.each(texts)(
    '%s, as a visitor',
    async (_, text) => {
      await attack(visitor, forms.visitor, text);
    },
    120_000,
  );

  it.each(texts)(
    '%s, as a player',
    async (_, text) => {
      await attack(player, forms.player, text);
    },
    120_000,
  );

  it('names that reach for the prototype change nothing', async () => {
    const body = new URLSearchParams([
      ['__proto__', 'x'],
      ['__proto__.polluted', 'x'],
      ['constructor.prototype.polluted', 'x'],
      ['a[__proto__][polluted]', 'x'],
      ['username', 'somebody1'],
      ['password', 'wrong-password'],
    ]);
    for (const { action } of forms.visitor) unharmed(await visitor.post(action, body, { follow: false }), '__proto__');
    for (const { action } of forms.player) unharmed(await player.post(action, body, { follow: false }), '__proto__');
    expect(await visitor.get('/')).not.toShow('polluted');
  });

  it('the same field many times, or a file where a text is asked for', async () => {
    for (const { action, fields } of [...forms.visitor, ...forms.player]) {
      unharmed(
        await player.post(action, new URLSearchParams([...fields, ...fields, ...fields].map((name) => [name, 'x'])), {
          follow: false,
        }),
        'repeated',
      );
      const files = new FormData();
      for (const name of fields) files.append(name, new Blob(['x']), 'x.txt');
      unharmed(await visitor.post(action, files, { follow: false }), 'file');
    }
  });

  it('a body that is no form', async () => {
    const bodies: [string, string][] = [
      ['application/json', '{"username":{"$ne":null}}'],
      ['text/plain', 'x'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
      ['application/x-www-form-urlencoded', '%%%=%E0%A4%A&&&=='],
    ];
    for (const { action } of forms.visitor) {
      for (const [type, body] of bodies)
        unharmed(
          await visitor.request('POST', action, body, { headers: { 'content-type': type }, follow: false }),
          type,
        );
    }
  });

  it.each(texts.filter(([name]) => name !== '64 KB'))('%s in a query or a path is no harm either', async (_, text) => {
    for (const path of [
      '/casino',
      '/register-token',
      '/play/lantern/lantern-festival',
      '/profile/history',
      '/register',
    ]) {
      const query = new URLSearchParams({
        title: text,
        provider: text,
        token: text,
        tab: text,
        mode: text,
        page: text,
        round: text,
        dateFrom: text,
        myafftk: text,
        myaffid: text,
      });
      unharmed(await player.get(`${path}?${query.toString()}`, { follow: false }), text);
    }
    const segment = encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
    unharmed(await visitor.get(`/play/${segment}/${segment}`, { follow: false }), text);
  });
});
