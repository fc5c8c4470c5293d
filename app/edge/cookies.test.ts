import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookies';

const secret = 'a secret that is long enough for tests';
const jar = (header: string | null, secure = true, key = secret) => new CookieJar(header, secure, key);
const firstOf = (written: CookieJar) => [...written.setCookies()][0]!;
/** The `Cookie` header a browser would send back. */
const header = (written: CookieJar) => firstOf(written).split(';')[0]!;

describe('cookies', () => {
  it.each(['id-1', { id: 'a', checkedAt: 1 }, 'ünïcode ✓'])('a signed one comes back as it was written: %j', (value) => {
    const writing = jar(null);
    writing.writeSigned('playerSessionId', value);
    expect(jar(`other=1; ${header(writing)}`).readSigned('playerSessionId')).toEqual(value);
  });

  it('is __Host-, HttpOnly, Secure and Lax over https, and loses prefix and Secure over plain http', () => {
    const secure = jar(null);
    secure.writeSigned('anonSessionId', 'x', 60);
    expect(firstOf(secure)).toMatch(/^__Host-anonSessionId=[\w-]+\.[\w-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const plain = jar(null, false);
    plain.writeSigned('anonSessionId', 'x');
    expect(firstOf(plain)).toMatch(/^anonSessionId=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('a forged, foreign, renamed or mangled one is as good as none', () => {
    const foreign = jar(null, true, 'another secret, long enough as well');
    foreign.writeSigned('playerSessionId', 'id-1');
    const other = jar(null);
    other.writeSigned('anonSessionId', 'id-1');
    const own = jar(null);
    own.writeSigned('playerSessionId', 'id-1');
    const [name, value] = header(own).split('=') as [string, string];
    const renamed = header(other).replace('anonSessionId', 'playerSessionId');
    for (const mangled of [header(foreign), renamed, `${name}=plain`, `${name}=.`, `${name}=${value}.x`, `${name}=${value.slice(1)}`, `${name}=%E0%A4%A`, `playerSessionId=${value}`, name]) {
      expect(jar(mangled).readSigned('playerSessionId')).toBeNull();
    }
  });

  it('a preference is written only when it changes, and bad encoding reads as none', () => {
    const unchanged = jar('user-locale=de; other=1');
    unchanged.write('user-locale', 'de');
    expect([...unchanged.setCookies()]).toEqual([]);
    unchanged.write('user-locale', 'fr');
    expect(firstOf(unchanged)).toBe('user-locale=fr; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect(jar('user-locale=%E0%A4%A').read('user-locale')).toBeNull();
  });
});
