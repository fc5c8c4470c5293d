import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookies';

const secret = 'a secret that is long enough for tests';
const jar = (header: string | null, secure = true) => new CookieJar(header, secure, secret);
const valueOf = (setCookie: string) => setCookie.split(';')[0]!;

describe('cookies', () => {
  it('a signed one comes back as it was written', async () => {
    const writing = jar(null);
    await writing.writeSigned('playerSessionId', 'id-1');
    expect(await jar(valueOf(writing.setCookies()[0]!)).readSigned('playerSessionId')).toBe('id-1');
  });

  it('is __Host-, HttpOnly, Secure and Lax over https, and loses prefix and Secure over plain http', async () => {
    const secure = jar(null);
    await secure.writeSigned('anonSessionId', 'x');
    expect(secure.setCookies()[0]).toMatch(/^__Host-anonSessionId=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const plain = jar(null, false);
    await plain.writeSigned('anonSessionId', 'x');
    expect(plain.setCookies()[0]).toMatch(/^anonSessionId=/);
    expect(plain.setCookies()[0]).not.toContain('Secure');
  });

  it('a forged, foreign or mangled one is as good as none', async () => {
    const writing = new CookieJar(null, true, 'another secret, long enough as well');
    await writing.writeSigned('playerSessionId', 'id-1');
    for (const header of [valueOf(writing.setCookies()[0]!), '__Host-playerSessionId=plain', '__Host-playerSessionId=%E0%A4%A', 'playerSessionId=x']) {
      expect(await jar(header).readSigned('playerSessionId')).toBeNull();
    }
  });

  it('a preference is written only when it changes, and bad encoding reads as none', () => {
    const unchanged = jar('user-locale=de; other=1');
    unchanged.write('user-locale', 'de');
    expect(unchanged.setCookies()).toEqual([]);
    unchanged.write('user-locale', 'fr');
    expect(unchanged.setCookies()[0]).toMatch(/^user-locale=fr; Path=\/;.*HttpOnly; SameSite=Lax; Secure$/);
    expect(jar('user-locale=%E0%A4%A').read('user-locale')).toBeNull();
  });
});
