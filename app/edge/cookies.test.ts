import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookies';

const secret = 'a secret that is long enough for tests';
const jar = (header: string | null, secure = true, key = secret) => CookieJar.open(header, secure, key);
const firstOf = async (written: CookieJar) => (await written.setCookies())[0]!;
/** The `Cookie` header a browser would send back. */
const header = async (written: CookieJar) => (await firstOf(written)).split(';')[0]!;

describe('cookies', () => {
  it.each(['id-1', { id: 'a', checkedAt: 1 }, 'ünïcode ✓'])(
    'a signed one comes back as it was written: %j',
    async (value) => {
      const writing = await jar(null);
      writing.writeSigned('playerSessionId', value);
      expect((await jar(`other=1; ${await header(writing)}`)).readSigned('playerSessionId')).toEqual(value);
    },
  );

  it('is __Host-, HttpOnly, Secure and Lax over https, and loses prefix and Secure over plain http', async () => {
    const secure = await jar(null);
    secure.writeSigned('anonSessionId', 'x', 60);
    expect(await firstOf(secure)).toMatch(
      /^__Host-anonSessionId=[\w-]+\.[\w-]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const plain = await jar(null, false);
    plain.writeSigned('anonSessionId', 'x');
    expect(await firstOf(plain)).toMatch(/^anonSessionId=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('a forged, foreign, renamed or mangled one is as good as none', async () => {
    const foreign = await jar(null, true, 'another secret, long enough as well');
    foreign.writeSigned('playerSessionId', 'id-1');
    const other = await jar(null);
    other.writeSigned('anonSessionId', 'id-1');
    const own = await jar(null);
    own.writeSigned('playerSessionId', 'id-1');
    const [name, value] = (await header(own)).split('=') as [string, string];
    // A good one that was read before makes none of the others good.
    expect((await jar(`${name}=${value}`)).readSigned('playerSessionId')).toBe('id-1');
    expect(
      (await jar(`${name}=${value}`, true, 'another secret, long enough as well')).readSigned('playerSessionId'),
    ).toBeNull();
    const renamed = (await header(other)).replace('anonSessionId', 'playerSessionId');
    for (const mangled of [
      await header(foreign),
      renamed,
      `${name}=plain`,
      `${name}=.`,
      `${name}=${value}.x`,
      `${name}=${value.slice(4)}`,
      `${name}=%E0%A4%A`,
      `playerSessionId=${value}`,
      name,
    ]) {
      expect((await jar(mangled)).readSigned('playerSessionId')).toBeNull();
    }
  });

  it('a preference is written only when it changes, and bad encoding reads as none', async () => {
    const unchanged = await jar('user-locale=de; other=1');
    unchanged.write('user-locale', 'de');
    expect(await unchanged.setCookies()).toEqual([]);
    unchanged.write('user-locale', 'fr');
    expect(await firstOf(unchanged)).toBe('user-locale=fr; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure');
    expect((await jar('user-locale=%E0%A4%A')).read('user-locale')).toBeNull();
  });
});
