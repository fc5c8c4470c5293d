/** Nobody can lock another out (DOMAIN §5): a browser that a player logged in with before has an allowance of its own. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from 'contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedCookies } from '~/edge/cookies';
import { root } from '../scripts/build';
import { startLantern, type Lantern } from './harness';
import { solved } from './harness/captcha';
import type { MadePlayer } from './harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

interface Try {
  ip?: string;
  device?: string;
  before?: unknown;
}
const attempt = async (username: string, password: string, { ip = '198.51.100.9', device, before }: Try = {}) => {
  const captcha = (before as { captcha?: unknown } | null | undefined)?.captcha ? solved(before) : {};
  const anonymous = (await lantern.api.anon()).data.anonSessionId;
  return lantern.api.login(
    { body: { username, password, terms: true, ...(device === undefined ? {} : { device }), ...captcha } },
    { anonymous, headers: { 'x-client-ip': ip } },
  );
};

/** A stranger tries passwords from one address after the other, waiting as told, until the account makes everybody wait for a quarter of an hour. */
async function besiege({ username }: MadePlayer, ip: (n: number) => string = (n) => `198.51.100.${n}`): Promise<void> {
  let before: unknown;
  for (let count = 1; count <= 40; count += 1) {
    const { data, info } = await attempt(username, 'not-the-password', { ip: ip(count), before });
    before = data;
    if (info.resultCode !== 'too_many_requests') continue;
    if (count > 22) return;
    await lantern.clock.advance({ seconds: (data as unknown as { retryAfterSeconds: number }).retryAfterSeconds });
  }
  throw new Error('Nobody has to wait.');
}

const player = async () => {
  const account = await lantern.players.make();
  const { data } = await attempt(account.username, account.password, { ip: '203.0.113.50' });
  return { account, device: data.device! };
};

describe('a browser that the player logged in with before', () => {
  it('is let in with the right password, whatever a stranger does to the name', async () => {
    await lantern.clock.freeze();
    const { account, device } = await player();
    await besiege(account);
    expect(
      (await attempt(account.username, account.password, { ip: '203.0.113.50' })).info.resultCode,
      'a browser that nobody knows',
    ).toBe('too_many_requests');
    const again = await attempt(account.username, account.password, { ip: '203.0.113.50', device });
    expect(again.info.resultCode).toBe('ok');
    expect(again.data.device).toBe(device);
    expect(
      (await attempt(account.username, account.password, { ip: '203.0.113.51' })).info.resultCode,
      'the stranger’s failures still count',
    ).toBe('too_many_requests');
    await lantern.clock.letGo();
  });

  it('is let in from the address of the stranger too', async () => {
    await lantern.clock.freeze();
    const { account, device } = await player();
    await besiege(account, () => '203.0.113.77');
    expect((await attempt(account.username, account.password, { ip: '203.0.113.77', device })).info.resultCode).toBe(
      'ok',
    );
    await lantern.clock.letGo();
  });

  it('has no more tries than anybody else: its own failures ask for a captcha, and to wait', async () => {
    await lantern.clock.freeze();
    const { account, device } = await player();
    let before: unknown;
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { info, data } = await attempt(account.username, 'not-the-password', {
        ip: '203.0.113.60',
        device,
        before,
      });
      codes.push(info.resultCode);
      before = data;
    }
    expect(codes).toEqual([...Array<string>(5).fill('invalid_username_or_password'), 'too_many_requests']);
    expect(
      (await attempt(account.username, account.password, { ip: '203.0.113.60', device, before })).info.resultCode,
    ).toBe('too_many_requests');
    expect(
      (await attempt(account.username, account.password, { ip: '203.0.113.61' })).info.resultCode,
      'nobody else waits for it',
    ).toBe('ok');
    await lantern.clock.letGo();
  });

  it('is known for its own players alone: no made-up mark and no other player’s opens a way', async () => {
    await lantern.clock.freeze();
    const [{ account, device }, other] = [await player(), await player()];
    await besiege(account);
    const [id, signature] = device.split('.') as [string, string];
    const marks = [
      other.device,
      `${id}.${'A'.repeat(signature.length)}`,
      `${'A'.repeat(id.length)}.${signature}`,
      id,
      '',
      ' ',
      'x'.repeat(400),
      `${device}.x`,
      `a b c ${device}`,
    ];
    for (const mark of marks)
      expect(
        (await attempt(account.username, account.password, { ip: '203.0.113.62', device: mark })).info.resultCode,
        mark,
      ).toBe('too_many_requests');
    expect(
      (await attempt(account.username, account.password, { device: `${other.device} ${device}` })).info.resultCode,
      'a browser of two players',
    ).toBe('ok');
    expect((await attempt('nobodyatall', 'not-the-password', { ip: '203.0.113.63', device })).info.resultCode).toBe(
      'invalid_username_or_password',
    );
    await lantern.clock.letGo();
  });
});

describe('its cookie', () => {
  it('is set at the log-in, kept over the log-out, and names nobody', async () => {
    const house = await startLantern({ origin: 'https://lantern.example' });
    try {
      const account = await house.players.make();
      const visitor = house.visitor();
      const form = await visitor.get('/login');
      const page = await visitor.post(
        '/login',
        { username: account.username, password: account.password },
        { from: form },
      );
      expect(page).toSetCookie('__Host-device', {
        httponly: true,
        secure: true,
        samesite: 'Lax',
        path: '/',
        domain: null,
        'max-age': '31536000',
      });
      const held = visitor.cookies.get('__Host-device')!;
      const said = Buffer.from(held.split('.')[0]!, 'base64url').toString();
      for (const name of [account.username, account.email, account.playerId]) expect(said).not.toContain(name);
      await visitor.post('/logout', {}, { from: page });
      expect(visitor.cookies.get('__Host-device')).toBe(held);
      const stranger = house.visitor({ ip: '198.51.100.7' });
      for (let count = 0; count < 6; count += 1)
        await stranger.post('/login', { username: account.username, password: 'not-the-password' });
      const back = await visitor.post('/login', { username: account.username, password: account.password });
      expect(back).toBeAt('/');
      expect(back).toHaveStatus(200);
    } finally {
      await house.stop();
    }
  });

  it('stands on the page of cookies with all the others, in every language', async () => {
    for (const language of languages) {
      const page = await readFile(path.join(root, `locales/${language}/content/info/cookies.md`), 'utf8');
      for (const name of signedCookies)
        expect(page, `${language}: ${name}`).toMatch(new RegExp(`^\\|.*\\b${name}\\b.*\\|.*\\|`, 'm'));
    }
  });
});
