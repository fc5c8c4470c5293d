import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { sharedLantern, type SharedLantern } from '../harness';
import { freshPlayer, logIn } from '../harness/player';

let lantern: SharedLantern;
beforeAll(async () => {
  lantern = await sharedLantern();
});

let count = 0;
const newPlayer = () => freshPlayer(lantern, {}, { ip: `198.51.100.${(count += 1)}` });
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const wanted = (oldPassword: string) => ({
  oldPassword,
  newPassword: 'New-lantern-2',
  passwordConfirm: 'New-lantern-2',
});

describe('a changed password', () => {
  it('keeps this session under a new id, ends the others, and says so', async () => {
    const { visitor, account } = await newPlayer();
    const other = await logIn(lantern, account, { ip: '192.0.2.10' });
    const before = visitor.cookies.get('playerSessionId')!;
    const changed = await (await visitor.get('/profile/security')).submit('password', wanted(account.password));
    expect(changed).toBeAt('/profile/security');
    expect(changed.redirects.map(({ status }) => status)).toEqual([303]);
    expect(changed).toHaveToast('Your password has been changed. All other sessions have ended.');
    expect(visitor.cookies.get('playerSessionId')).not.toBe(before);
    expect(changed).toShow('You are only logged in here.');
    expect(await other.get('/profile/security')).toHaveToast('Session expired');
    other.cookies.put('playerSessionId', before);
    expect(await other.get('/profile/security')).toHaveToast('Session expired');
    expect(
      await (
        await lantern.visitor({ ip: '192.0.2.11' }).get('/login')
      ).submit('log-in', { username: account.username, password: 'New-lantern-2' }),
    ).toBeAt('/');
  });

  it.each<[Record<string, string>, string]>([
    [{ oldPassword: '' }, 'Please enter your old password'],
    [{ oldPassword: 'Ab-12' }, 'Password must be longer than 5 characters'],
    [{ oldPassword: 'Not-lantern-1' }, 'Invalid old password'],
    [{ oldPassword: '<b>"\'&</b>\u2028' }, 'Invalid old password'],
    [{ oldPassword: 'x'.repeat(129) }, 'Use no more than 128 characters'],
  ])('needs the old one: %j is refused', async (over, words) => {
    const { visitor, account } = await newPlayer();
    const refused = await (
      await visitor.get('/profile/security')
    ).submit('password', { ...wanted(account.password), ...over });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError('oldPassword', words);
    expect(refused).toHaveErrorSummary(words);
    for (const secret of ['New-lantern-2', over.oldPassword])
      if (secret && secret.length > 5) expect(refused.html).not.toContain(secret);
    expect(await visitor.get('/profile/my-account')).toHaveStatus(200);
  });

  it('can’t be tried for without end', async () => {
    const { visitor } = await newPlayer();
    let page = await visitor.get('/profile/security');
    for (let i = 0; i < 6; i += 1) page = await page.submit('password', wanted(`Wrong-lantern-${i}`));
    expect(page).toHaveStatus(429);
    expect(page).toHaveHeader('retry-after', /^\d+$/);
    expect(page).toHaveFieldError('oldPassword', /Too many attempts\. Please try again in \d+ seconds?\./);
  });

  it.each(languages)('is refused in the words of %s', async (language) => {
    const t = translatorFor(language);
    const { visitor } = await newPlayer();
    const refused = await (
      await visitor.get(addressOf('/profile/security', language))
    ).submit('password', { ...wanted('Not-lantern-1'), newPassword: 'lantern', passwordConfirm: 'x' });
    const lines = refused
      .$('[role=alert] li')
      .toArray()
      .map((item) => refused.$(item).text());
    expect(lines).toEqual([t('results.password_policy'), t('results.passwords_must_match')]);
    const old = await refused.submit('password', wanted('Not-lantern-1'));
    expect(old).toHaveFieldError('oldPassword', t('results.invalid_old_password'));
  });
});

describe('the own sessions', () => {
  it('are listed with time and place, this one marked, and all others can be ended', async () => {
    const { visitor, account } = await newPlayer();
    const other = await logIn(lantern, account, { ip: '192.0.2.44', country: 'NO' });
    const page = await visitor.get('/profile/security');
    expect(page.$('#sessions tbody tr').length).toBe(2);
    expect(page.$('#sessions tbody tr:contains("This session")').length).toBe(1);
    expect(page.$('#sessions tbody tr:contains("192.0.2.44")').text()).toContain('Norway');
    expect(page).toShow('Time zone: UTC');
    expect(page.html).not.toContain(account.sessionid!);

    const ended = await page.submit('End all other sessions');
    expect(ended).toBeAt('/profile/security');
    expect(ended).toHaveToast('All other sessions have ended.');
    expect(ended.$('#sessions tbody tr').length).toBe(1);
    expect(ended.offers('End all other sessions')).toBe(false);
    expect(await other.get('/profile/my-account')).toHaveToast('Session expired');
    expect(await visitor.post('/profile/security/end-others', {}, { from: ended })).toBeAt('/profile/security');
  });

  it('are ended by a post of ours alone', async () => {
    const { visitor, account } = await newPlayer();
    const other = await logIn(lantern, account, { ip: '192.0.2.45' });
    expect(await visitor.get('/profile/security/end-others')).toBeAt('/profile/security');
    expect(
      await visitor.post(
        '/profile/security/end-others',
        {},
        { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' } },
      ),
    ).toHaveStatus(403);
    expect(await other.get('/profile/my-account')).toHaveStatus(200);
    expect(await lantern.visitor().post('/profile/security/end-others', {})).toBeAt('/');
    expect(await lantern.visitor().post('/profile/security', {})).toBeAt('/');
  });

  it('are those of this player alone', async () => {
    const [a, b] = [await newPlayer(), await newPlayer()];
    await (await a.visitor.get('/profile/security')).submit('password', wanted(a.account.password));
    expect(await b.visitor.get('/profile/security')).toHaveStatus(200);
    expect((await b.visitor.get('/profile/security')).text).not.toContain(String(a.visitor.options.ip));
  });
});
