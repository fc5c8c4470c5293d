/** The harness itself: a matcher that can't fail proves nothing, so each is shown what it has to catch. */
import { describe, expect, it } from 'vitest';
import { VisitorCookies } from './cookie-jar';
import { findForm, serialise } from './form';
import { Page } from './page';
import { htmlFindings } from './valid-html';
import type { Visitor } from './visitor';

const pageOf = (body: string, answered: Partial<ConstructorParameters<typeof Page>[1]> = {}): Page =>
  new Page(undefined as unknown as Visitor, {
    url: new URL('http://localhost:8788/login?x=1'),
    status: 200,
    headers: new Headers(),
    html: `<!doctype html><html lang="en"><head><title>Log in · Lantern</title></head><body>${body}</body></html>`,
    redirects: [],
    setCookies: [],
    took: 1,
    ...answered,
  });

describe('what is seen on a page', () => {
  it.each([
    '<script>1</script>',
    '<script src="/x.js"></script>',
    '<svg><script>1</script></svg>',
    '<p onclick="x">',
    '<p style="color:red">',
    '<a href="javascript:x">',
    '<a href=" JavaScript:x">',
  ])('%s is a script', (markup) => {
    expect(pageOf(markup)).not.toBeScriptless();
  });

  it('text about scripts is none', () => {
    expect(pageOf('<p>&lt;script&gt; onclick= style=</p><a href="/javascript">x</a>')).toBeScriptless();
  });

  it('reads what stands there, not what is hidden in markup', () => {
    const page = pageOf('<p>Deposit <b>€20</b></p><script>secret</script><template>secret</template>');
    expect(page).toShow('Deposit €20');
    expect(page).not.toShow('secret');
  });

  it('tells status, place, title and cookies', () => {
    const page = pageOf('', { status: 303, setCookies: ['__Host-a=1; Path=/; HttpOnly; Secure; SameSite=Lax'] });
    expect(page).toHaveStatus(303);
    expect(page).not.toHaveStatus(200);
    expect(page).toBeAt('/login?x=1');
    expect(page).toHaveTitle('Log in');
    expect(page).toSetCookie('__Host-a', { secure: true, httponly: true, samesite: 'lax', domain: null });
    expect(page).not.toSetCookie('__Host-a', { samesite: 'strict' });
    expect(page).not.toSetCookie('__Host-a', { secure: null });
    expect(page).not.toSetCookie('b');
  });
});

describe('a refused form', () => {
  const form = (mark: string) => `<div role="alert"><h2>There is a problem</h2><a href="#e">Email is not valid</a></div>
    <form method="post"><input id="e" name="email" ${mark} aria-describedby="hint error"><p id="hint">We write there</p><p id="error">Email is not valid</p></form>`;
  const refused = { status: 422, html: '' };
  const titled = (body: string, title: string) =>
    pageOf(body, { ...refused, html: `<!doctype html><title>${title}</title>${body}` });

  it('has its message tied to the field', () => {
    expect(titled(form('aria-invalid="true"'), 'Error: Log in')).toHaveFieldError('email', 'Email is not valid');
    expect(titled(form(''), 'Error: Log in')).not.toHaveFieldError('email');
    expect(titled(form('aria-invalid="true"'), 'Error: Log in')).not.toHaveFieldError('email', 'already exists');
    expect(titled(form('aria-invalid="true"'), 'Error: Log in')).not.toHaveFieldError('password');
  });

  it('has the status, the summary and the title of one', () => {
    expect(titled(form('aria-invalid="true"'), 'Error: Log in')).toBeRefused();
    expect(titled(form('aria-invalid="true"'), 'エラー：ログイン')).toBeRefused();
    expect(titled(form('aria-invalid="true"'), 'Log in')).not.toBeRefused();
    expect(titled('<form></form>', 'Error: Log in')).not.toBeRefused();
    expect(pageOf(form('aria-invalid="true"'))).not.toBeRefused();
  });
});

describe('a form is filled as a browser fills it', () => {
  const page =
    pageOf(`<form id="f" method="post" action="/go"><input name="a" value="1"><input type="hidden" name="h" value="2"><input type="checkbox" name="c" value="yes">
    <input type="radio" name="r" value="x" checked><input type="radio" name="r" value="y"><select name="s"><option value="1">One<option value="2" selected>Two</select>
    <textarea name="t">
text</textarea><input name="d" value="9" disabled><button name="b" value="go">Go on</button></form>`);
  const fill = (values: Parameters<typeof serialise>[2]) => serialise(page.$, findForm(page.$, 'Go on'), values);

  it('sends what stands in it, and the button', () => {
    expect(fill({})).toEqual({
      method: 'POST',
      action: '/go',
      fields: [
        ['a', '1'],
        ['h', '2'],
        ['r', 'x'],
        ['s', '2'],
        ['t', 'text'],
        ['b', 'go'],
      ],
    });
  });

  it('takes what is typed, ticked and chosen', () => {
    expect(Object.fromEntries(fill({ a: 'new', c: true, r: 'y', s: '1', t: 'more' }).fields)).toEqual({
      a: 'new',
      h: '2',
      c: 'yes',
      r: 'y',
      s: '1',
      t: 'more',
      b: 'go',
    });
  });

  it('refuses what nobody could do', () => {
    expect(() => fill({ missing: 'x' })).toThrow(/no field missing/);
    expect(() => fill({ s: '3' })).toThrow(/does not offer/);
    expect(() => fill({ d: 'x' })).toThrow(/no field d/);
    expect(() => findForm(page.$, 'Stop')).toThrow(/"Go on"/);
  });
});

describe('cookies are kept as a browser keeps them', () => {
  it('and removed ones are gone', () => {
    const cookies = new VisitorCookies();
    cookies.take(['a=1; Path=/', 'b=2; Path=/'], false);
    cookies.take(['a=; Max-Age=0; Path=/'], false);
    expect(cookies.header()).toBe('b=2');
  });

  it.each(['__Host-a=1; Path=/', '__Host-a=1; Secure; Path=/x', '__Host-a=1; Secure; Path=/; Domain=x.example'])(
    '%s is refused',
    (header) => {
      expect(() => new VisitorCookies().take([header], true)).toThrow(/refuses/);
    },
  );

  it('a Secure cookie over plain http is refused', () => {
    expect(() => new VisitorCookies().take(['a=1; Secure; Path=/'], false)).toThrow(/refuses/);
  });
});

describe('the HTML checker', () => {
  it.each([
    ['a block in a paragraph', '<p>Stake<div>5</div></p>'],
    ['an id twice', '<p id="stake">5</p><p id="stake">6</p>'],
    ['a field in a list', '<ul><input name="stake" aria-label="Stake"></ul>'],
    ['a picture without words', '<img src="/lantern.svg">'],
    ['an attribute of no such value', '<input type="lantern" aria-label="Stake">'],
  ])('finds %s', (_, body) => {
    expect(htmlFindings(pageOf(`<main><h1>Play</h1>${body}</main>`).html)).not.toEqual([]);
  });

  it('has nothing against a sound page', () => {
    expect(htmlFindings(pageOf('<main><h1>Play</h1><p>5</p></main>').html)).toEqual([]);
  });
});
