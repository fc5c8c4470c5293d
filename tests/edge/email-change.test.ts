import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from '../harness';
import { plainSpaces } from '../harness/form';
import { freshPlayer, logIn } from '../harness/player';
import type { WantedPlayer } from '../harness/qa';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const newPlayer = (wanted: WantedPlayer = {}) => freshPlayer(lantern, wanted, { ip: `198.51.100.${(count += 1)}` });
const fresh = () => `moved${(count += 1)}@mail.example`;
const at = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const newestTo = async (email: string, part: string) =>
  (await lantern.mailbox.all())
    .filter(({ to, link }) => to === email && link.includes(part))
    .sort((a, b) => b.at - a.at)[0];
async function linkTo(email: string): Promise<string> {
  await expect.poll(async () => Boolean(await newestTo(email, '/confirm-email/'))).toBe(true);
  return new URL((await newestTo(email, '/confirm-email/'))!.link).pathname;
}

describe('another email address', () => {
  it('is asked for, confirmed by its link, and shown; nothing changes before', async () => {
    const { visitor, account } = await newPlayer();
    const other = await logIn(lantern, account, { ip: '192.0.2.20' });
    const wanted = fresh();
    const asked = await (
      await visitor.get('/profile/security')
    ).submit('email', { email: wanted, password: account.password });
    expect(asked).toBeAt('/profile/security');
    expect(asked.redirects.map(({ status }) => status)).toEqual([303]);
    expect(asked).toHaveToast(`We’ve sent a link to ${wanted}.`);
    expect(asked).toShow('Open the link to finish');
    expect(asked.$('#email-address dd').first().text()).toBe(account.email);
    const opened = await visitor.get(await linkTo(wanted));
    expect(opened).toBeAt('/confirm-email');
    expect(opened.html).not.toContain((await linkTo(wanted)).split('/').at(-1)!);
    expect(await visitor.get('/profile/my-account')).toShow(account.email);
    const done = await opened.submit('confirm-email', {});
    expect(done).toHaveStatus(200);
    expect(done).toShow(`Your account now uses ${wanted}.`);
    const shown = await visitor.get('/profile/my-account');
    expect(shown).toShow(wanted);
    expect(shown.$('#member a[href="/profile/security"]').length).toBe(1);
    expect(await visitor.get('/profile/security')).not.toShow('Open the link to finish');
    expect(await other.get('/profile/security')).toHaveToast('Session expired');
    // Pressed twice, or the link opened again: the same words.
    expect(await opened.submit('confirm-email', {})).toShow(`Your account now uses ${wanted}.`);
  });

  it('is confirmed in a browser that nobody is logged in with', async () => {
    const { visitor, account } = await newPlayer({ language: 'de' });
    const wanted = fresh();
    await (await visitor.get('/profile/security')).submit('email', { email: wanted, password: account.password });
    const stranger = lantern.visitor({ ip: '192.0.2.21' });
    const done = await (await stranger.get(await linkTo(wanted))).submit('confirm-email', {});
    expect(done).toShow(wanted);
    expect(done.$('a[href$="/login"]').length).toBeGreaterThan(0);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ email: '' }, 'email', 'identity.emailRequired'],
    [{ email: 'mira@' }, 'email', 'results.invalid_email'],
    [{ email: '<b>"\'&</b>\u2028' }, 'email', 'results.invalid_email'],
    [{ password: '' }, 'password', 'protection.passwordRequired'],
    [{ password: 'Not-lantern-1' }, 'password', 'protection.passwordWrong'],
  ])('is refused at its field, with %j, and only there', async (over, field, key) => {
    const { visitor, account } = await newPlayer();
    const given = { email: fresh(), password: account.password, ...over };
    const refused = await (await visitor.get('/profile/security')).submit('email', given);
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError(field, translatorFor('en')(key as 'identity.emailRequired'));
    expect(refused.$('form#email [name=email]').attr('value') ?? '').toBe(given.email);
    expect(refused.$('form#email [name=password]').attr('value')).toBeUndefined();
    expect(refused.$('form#password [aria-invalid]').length).toBe(0);
    if (given.password) expect(refused.html).not.toContain(given.password);
  });

  it('is refused as the own one, and too often', async () => {
    const { visitor, account } = await newPlayer();
    let page = await (
      await visitor.get('/profile/security')
    ).submit('email', { email: account.email.toUpperCase(), password: account.password });
    expect(page).toHaveFieldError('email', 'This is already your email address');
    for (let turn = 0; turn < 6 && page.status !== 429; turn += 1)
      page = await (
        await visitor.get('/profile/security')
      ).submit('email', { email: fresh(), password: account.password });
    expect(page).toHaveStatus(429);
    expect(page).toHaveHeader('retry-after', /^\d+$/);
  });

  it('that is taken is answered like a free one', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const ask = async (email: string) =>
      (await one.visitor.get('/profile/security')).submit('email', { email, password: one.account.password });
    const wanted = fresh();
    const [free, taken] = [await ask(wanted), await ask(other.account.email)];
    expect(taken.toast).toBe(free.toast!.replace(wanted, other.account.email));
    const shown = ({ $ }: typeof free, email: string) =>
      $('#email-address')
        .text()
        .replaceAll(email, '…')
        .replace(/\d\d:\d\d/, '…');
    expect(shown(taken, other.account.email)).toBe(shown(free, wanted));
  });

  it.each(languages)('has a link that is no good in the words of %s', async (language) => {
    const t = translatorFor(language);
    const visitor = lantern.visitor({ ip: '192.0.2.30' });
    const page = await visitor.get(at('/confirm-email', language));
    expect(page).toHaveStatus(404);
    expect(page).toShow(t('security.emailLinkInvalid'));
    const refused = await (await visitor.get(at('/confirm-email/a.b.c', language))).submit('confirm-email', {});
    expect(refused).toHaveStatus(422);
    expect(refused).toShow(t('security.emailLinkInvalid'));
    expect(refused.title.startsWith(plainSpaces(t('common.errorTitlePrefix')))).toBe(true);
  });

  it('that somebody else took meanwhile is said so', async () => {
    const { visitor, account } = await newPlayer();
    const wanted = fresh();
    await (await visitor.get('/profile/security')).submit('email', { email: wanted, password: account.password });
    const link = await linkTo(wanted);
    await newPlayer({ email: wanted });
    const refused = await (await visitor.get(link)).submit('confirm-email', {});
    expect(refused).toHaveStatus(422);
    expect(refused).toShow('This address now belongs to another account');
    expect(await visitor.get('/profile/my-account')).toShow(account.email);
  });
});
