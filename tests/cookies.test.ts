import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSetCookie, startLantern, type Lantern } from './harness';
import { logIn } from './harness/player';
import type { MadePlayer } from './harness/qa';

let lantern: Lantern;
let secure: Lantern;
let account: MadePlayer;
beforeAll(async () => {
  [lantern, secure] = await Promise.all([startLantern(), startLantern({ origin: 'https://lantern.example' })]);
  account = await lantern.players.make();
});
afterAll(() => Promise.all([lantern.stop(), secure.stop()]));

const everyFlag = { httponly: true, samesite: 'lax', path: '/' } as const;

describe('cookies', () => {
  it('over https a session id is __Host-, Secure, HttpOnly, SameSite=Lax', async () => {
    const page = await secure.visitor().get('/');
    expect(page).toSetCookie('__Host-anonSessionId', { ...everyFlag, secure: true, domain: null });
    for (const cookie of page.setCookies.map(parseSetCookie))
      expect(cookie.attributes, cookie.name).toMatchObject({ secure: true, httponly: true });
  });

  it('over plain http on localhost the prefix and Secure fall away, nothing else', async () => {
    const page = await lantern.visitor().get('/');
    expect(page).toSetCookie('anonSessionId', { ...everyFlag, secure: null });
  });

  it('a log-in opens a player session of its own and keeps the id from the page', async () => {
    const visitor = await logIn(lantern, account);
    const id = visitor.cookies.get('playerSessionId');
    expect(id).toBeTruthy();
    const page = await visitor.get('/profile/my-account');
    expect(page).toHaveStatus(200);
    expect(page.html).not.toContain(account.sessionid!);
    expect(page.html).not.toContain(id);
  });

  it('every log-in gives another id', async () => {
    const first = (await logIn(lantern, account)).cookies.get('playerSessionId');
    const second = (await logIn(lantern, account)).cookies.get('playerSessionId');
    expect(first).not.toBe(second);
  });

  it('cookies are appended: a language choice, an affiliate and a session arrive together', async () => {
    const page = await lantern.visitor().get('/de/casino?myafftk=token1&myaffid=7');
    for (const name of ['anonSessionId', 'user-locale', 'myafftk', 'myaffid', 'user-country2', 'user-countrycode'])
      expect(page).toSetCookie(name);
  });

  it('one affiliate field without the other is not kept', async () => {
    const page = await lantern.visitor().get('/casino?myafftk=token1');
    expect(page).not.toSetCookie('myafftk');
  });

  it('a forged or damaged session cookie is no session', async () => {
    for (const forged of ['x', 'eyJpZCI6ImEifQ==.AAAA', '%', encodeURIComponent('"><script>'), account.sessionid!]) {
      const visitor = lantern.visitor();
      visitor.cookies.put('playerSessionId', forged);
      const page = await visitor.get('/profile/my-account');
      expect(page).toBeAt('/');
      expect(page).toHaveStatus(200);
    }
  });

  it('an answer for a session is never stored by anybody', async () => {
    const visitor = await logIn(lantern, account);
    for (const path of ['/', '/casino', '/profile/my-account', '/cashier/deposit']) {
      expect(await visitor.get(path)).toHaveHeader('cache-control', /no-store/);
    }
  });

  it('a log-out ends the session at the API too', async () => {
    const visitor = await logIn(lantern, account);
    const kept = visitor.cookies.get('playerSessionId')!;
    const page = await visitor.get('/');
    const form = page.$('form[action$="/logout"]').first();
    expect(form.length, 'a log-out form in the header').toBe(1);
    await page.submit(form.attr('action')!);
    expect(visitor.cookies.get('playerSessionId')).toBeUndefined();
    visitor.cookies.put('playerSessionId', kept);
    expect(await visitor.get('/profile/my-account')).toBeAt('/');
  });
});
