import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

let count = 0;
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const newPlayer = async () => (await freshPlayer(lantern, {}, { ip: `198.51.100.${(count += 1)}` })).visitor;
/** Changes the password, of which the house writes a message. */
async function writeMessage(visitor: Visitor, from = 'Lantern-1', to = 'Lantern-2'): Promise<Page> {
  return (await visitor.get('/profile/security')).submit('password', {
    oldPassword: from,
    newPassword: to,
    passwordConfirm: to,
  });
}
const bell = (page: Page) => page.$('.bell[href$="/notifications"]').attr('aria-label');

describe('the bell', () => {
  it.each(languages)('tells in %s how many entries there are', async (language) => {
    const t = translatorFor(language);
    const visitor = await newPlayer();
    expect(bell(await visitor.get(addressOf('/profile/my-account', language)))).toBe(t('layout.notifications'));
    await writeMessage(visitor);
    const page = await visitor.get(addressOf('/profile/my-account', language));
    expect(bell(page)).toBe(t('notifications.counted', { shown: 1 }));
    expect(page.$('.drop > summary').attr('aria-label')).toBe(t('notifications.profileCounted', { shown: 1 }));
  });

  it('is for players', async () => {
    expect((await lantern.visitor().get('/')).$('.bell[href$="/notifications"]').length).toBe(0);
    expect(await lantern.visitor().get('/notifications')).toBeAt('/');
    expect(await lantern.visitor().post('/notifications', { index: '1' })).toBeAt('/');
    expect(await lantern.visitor().post('/notifications/seen', { index: '1' })).toBeAt('/');
  });
});

describe('the notifications toast', () => {
  it('stays from page to page until it is closed, and comes again with the next message', async () => {
    const visitor = await newPlayer();
    expect(await writeMessage(visitor)).toShow('You have new notifications.');
    expect(await visitor.get('/profile/history?tab=gaming')).toShow('You have new notifications.');
    const page = await visitor.get('/profile/history?tab=gaming');
    const closed = await page.submit('Close');
    expect(closed).toBeAt('/profile/history?tab=gaming');
    expect(closed).not.toShow('You have new notifications.');
    expect(bell(closed)).toBe('Notifications (1)');
    expect(visitor.cookies.get('player-messages')).toMatch(/\.\d+$/);
    expect(await writeMessage(visitor, 'Lantern-2', 'Lantern-3')).toShow('You have new notifications.');
  });

  it('goes once the list was opened', async () => {
    const visitor = await newPlayer();
    const page = await writeMessage(visitor);
    const list = await page.follow('Read');
    expect(list).toBeAt('/notifications');
    expect(list).not.toShow('You have new notifications.');
    expect(await visitor.get('/')).not.toShow('You have new notifications.');
  });

  it('does not stand in a game’s way', async () => {
    const visitor = await newPlayer();
    await writeMessage(visitor);
    expect(await visitor.get('/play/lantern/lantern-festival')).not.toShow('You have new notifications.');
  });

  it.each(['x', '-1', '1e99', '', '<b>'])('is not closed by the index %j, and leads nowhere else', async (index) => {
    const visitor = await newPlayer();
    await writeMessage(visitor);
    expect(await visitor.post('/notifications/seen', { index, back: 'https://elsewhere.example/' })).toBeAt('/');
    expect(await visitor.get('/')).toShow('You have new notifications.');
  });

  it('leads back to pages of ours alone', async () => {
    const visitor = await newPlayer();
    await writeMessage(visitor);
    expect(await visitor.post('/notifications/seen', { index: '1', back: '//elsewhere.example/' })).toBeAt('/');
  });
});

describe('the notifications', () => {
  it('are one entry a date, in the reader’s language, dismissed one by one', async () => {
    const visitor = await newPlayer();
    expect(await visitor.get('/notifications')).toShow('Nothing new');
    await writeMessage(visitor);
    await writeMessage(visitor, 'Lantern-2', 'Lantern-3');
    for (let i = 0; i < 3; i += 1) {
      await lantern.clock.advance({ hours: 11 });
      await visitor.get('/profile/my-account');
    }
    expect(bell(await writeMessage(visitor, 'Lantern-3', 'Lantern-4'))).toBe('Notifications (2)');

    const german = await visitor.get('/de/notifications');
    expect(german.$('.entry-of-day').length).toBe(2);
    const lines = german
      .$('.entry-of-day')
      .toArray()
      .map((entry) =>
        german
          .$(entry)
          .find('.notice p')
          .toArray()
          .map((line) => german.$(line).text()),
      );
    const text = 'Ihr Passwort wurde geändert. Wenn Sie das nicht waren, wenden Sie sich bitte an den Kundendienst.';
    expect(lines).toEqual([[text], [text, text]]);

    const older = german.$('.entry-of-day form').last().attr('id')!;
    const left = await german.submit(older);
    expect(left).toBeAt('/de/notifications');
    expect(left.redirects.map(({ status }) => status)).toEqual([303]);
    expect(left).toHaveToast('Ausgeblendet');
    expect(left.$('.entry-of-day').length).toBe(1);
    expect(bell(left)).toBe('Mitteilungen (1)');
    expect((await german.submit(older)).$('.entry-of-day').length).toBe(1);
    expect(await left.submit(left.$('.entry-of-day form').attr('id')!)).toShow('Nichts Neues');
  });

  it.each(['x', '-1', '1.5', '', '9'.repeat(30), '__proto__'])('are not dismissed by the index %j', async (index) => {
    const visitor = await newPlayer();
    await writeMessage(visitor);
    expect(await visitor.post('/notifications', { index })).toBeAt('/notifications');
    expect((await visitor.get('/notifications')).$('.entry-of-day').length).toBe(1);
  });

  it('of another player can’t be dismissed', async () => {
    const [a, b] = [await newPlayer(), await newPlayer()];
    await writeMessage(a);
    const index = (await a.get('/notifications')).value('index')!;
    await b.post('/notifications', { index });
    expect((await a.get('/notifications')).$('.entry-of-day').length).toBe(1);
  });
});
