import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { sharedLantern, type SharedLantern } from '../harness';

let lantern: SharedLantern;
let taken: { username: string; email: string };
beforeAll(async () => {
  lantern = await sharedLantern();
  taken = await lantern.players.make();
});

let count = 0;
async function check(field: string, value: string, language = 'en') {
  const visitor = lantern.visitor({ ip: `198.51.100.${(count += 1)}` });
  const from = await visitor.get(language === 'en' ? '/register' : `/${language}/register`);
  const answer = await visitor.post(from.$('sign-up-help').attr('data-check')!, new URLSearchParams({ field, value }), {
    from,
  });
  return {
    status: answer.status,
    message: answer.status === 200 ? (JSON.parse(answer.html) as { message: string }).message : null,
  };
}

describe('one field of the sign-up', () => {
  it.each(languages)('is judged in %s as the form would', async (language) => {
    const t = translatorFor(language);
    expect(await check('username', taken.username, language)).toEqual({
      status: 200,
      message: t('results.username_exists'),
    });
    expect(await check('email', taken.email.toUpperCase(), language)).toEqual({
      status: 200,
      message: t('results.email_exists'),
    });
    expect(await check('username', 'a b c d e f', language)).toEqual({
      status: 200,
      message: t('results.invalid_username_characters_letters_and_numbers_allowed'),
    });
    expect(await check('email', 'mira@', language)).toEqual({ status: 200, message: t('results.invalid_email') });
  });

  it('that is good says nothing', async () => {
    expect(await check('username', ' freename1 ')).toEqual({ status: 200, message: '' });
    expect(await check('email', 'free@mail.example')).toEqual({ status: 200, message: '' });
  });

  it.each([
    ['password', 'Secret-12'],
    ['__proto__', 'x'],
    ['', ''],
    ['username', 'x'.repeat(301)],
  ])('%s is not asked about', async (field, value) => {
    expect((await check(field, value)).status).toBe(422);
  });

  it('is no page, and takes no post from elsewhere', async () => {
    expect(await lantern.visitor({ ip: '198.51.100.90' }).get('/register/check')).toBeAt('/register');
    const foreign = await lantern
      .visitor({ ip: '198.51.100.91' })
      .post('/register/check', new URLSearchParams({ field: 'username', value: 'x' }), {
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      });
    expect(foreign).toHaveStatus(403);
  });
});
