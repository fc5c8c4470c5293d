import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';
import { freshPlayer } from '../harness/player';

const key = 'the-key-of-the-chat';
let lantern: Lantern;
let without: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ edge: { CHAT_WIDGET: 'https://embed.chat.example/p/1' }, api: { CHAT_KEY: key } });
  without = await startLantern();
});
afterAll(() => Promise.all([lantern.stop(), without.stop()]));

/** Hours that begin in two hours and last for one. */
function closedNow(): string {
  const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 13);
  return `${hour(2)}:00-${hour(3)}:00`;
}

describe('the live chat', () => {
  it('is loaded by nobody but who opens it, and let in on its page alone', async () => {
    const page = await lantern.visitor().get('/de/chat');
    expect(page).toHaveHeading('Live-Chat');
    expect(page.html).not.toMatch(/<script[^>]*chat\.example/);
    expect(page.$('chat-box').attr()).toMatchObject({
      'data-widget': 'https://embed.chat.example/p/1',
      'data-after': '2000',
    });
    expect(page.$('chat-box').attr('data-details')).toBeUndefined();
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self' https://embed.chat.example https://*.chat.example;");
    expect(policy).toContain('wss://embed.chat.example');
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    for (const path of ['/', '/login', '/info/contact-us'])
      expect((await lantern.visitor().get(path)).headers.get('content-security-policy')).not.toContain('chat.example');
  });

  it('says outside its hours that nobody is there and what to do, and lets nothing in', async () => {
    const night = await startLantern({
      edge: { CHAT_WIDGET: 'https://embed.chat.example/p/1', CHAT_HOURS: closedNow() },
    });
    try {
      const page = await night.visitor().get('/chat');
      expect(page.$('chat-box').length).toBe(0);
      expect(page).toShow('Nobody is at the chat right now');
      expect(page).toShow(/The chat is open every day from .* to .* \(UTC\)\./);
      expect(page.links).toContain('/info/contact-us');
      expect(page.headers.get('content-security-policy')).not.toContain('chat.example');
    } finally {
      await night.stop();
    }
    const none = await without.visitor().get('/chat');
    expect(none).toShow('Nobody is at the chat right now');
    expect(none.html).not.toContain('around the clock');
  });

  it('is in the menus, and says what to do without scripts and in lite mode', async () => {
    const visitor = lantern.visitor();
    expect((await visitor.get('/casino')).links).toContain('/chat');
    const page = await visitor.get('/chat');
    expect(page.$('noscript').html()).toContain('please write to us');
    expect(page.links).toContain('/info/contact-us');
    const lite = await visitor.get('/chat', { headers: { 'save-data': 'on' } });
    expect(lite.$('chat-box, script').length).toBe(0);
    expect(lite.links).toContain('/info/contact-us');
  });

  it('is told who the player is, signed, without empty values', async () => {
    const { visitor, account } = await freshPlayer(lantern, { balance: 12_00 }, { ip: '198.51.100.30' });
    const page = await visitor.get('/chat');
    const answer = await visitor.get(page.$('chat-box').attr('data-details')!);
    expect(answer).toHaveHeader('cache-control', 'private, no-store');
    const details = JSON.parse(answer.html) as Record<string, string>;
    expect(details).toMatchObject({
      name: account.username,
      email: account.email,
      'player-id': account.playerId,
      balance: '12.00',
      hash: createHmac('sha256', key).update(account.email).digest('hex'),
    });
    expect(Object.keys(details).every((name) => /^[A-Za-z0-9-]+$/.test(name))).toBe(true);
    expect(Object.values(details)).not.toContain('');
  });

  it('tells nobody anything about visitors', async () => {
    expect(await lantern.visitor().get('/chat/details.json')).toHaveStatus(404);
  });

  it('that is not configured leaves the other ways', async () => {
    const page = await without.visitor().get('/chat');
    expect(page.$('chat-box, script').length).toBe(0);
    expect(page.links).toContain('/info/contact-us');
    expect(page.headers.get('content-security-policy')).not.toContain('frame-src');
    const { visitor } = await freshPlayer(without, {}, { ip: '198.51.100.31' });
    expect(await visitor.get('/chat/details.json')).toHaveStatus(404);
  });
});
