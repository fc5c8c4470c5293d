import type { AppLoadContext } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { loadContact } from './load-contact';

const contextWith = (turnstileCaptcha: { enabled: boolean; siteKey: string }) => {
  const logged: string[] = [];
  const context = {
    api: { site: { skin: async () => ({ playerConfig: { turnstileCaptcha }, supportEmail: 'help@lantern.example' }) } },
    player: async () => null,
    url: new URL('http://lantern.test/info/contact-us'),
    botCheck: false,
    log: ({ message }: { message: string }) => logged.push(message),
  } as unknown as AppLoadContext;
  return { context, logged };
};

describe('a bot check', () => {
  it('without a site key is only logged', async () => {
    const { context, logged } = contextWith({ enabled: true, siteKey: '' });
    expect(await loadContact(context)).toEqual({
      sent: null,
      known: null,
      siteKey: '',
      supportEmail: 'help@lantern.example',
    });
    expect(context.botCheck).toBe(false);
    expect(logged).toEqual(['The bot check is on and has no site key']);
  });

  it.each([
    { enabled: true, siteKey: 'ours' },
    { enabled: false, siteKey: '' },
    { enabled: false, siteKey: 'ours' },
  ])('%j logs nothing', async (configured) => {
    const { context, logged } = contextWith(configured);
    expect((await loadContact(context)).siteKey).toBe(configured.enabled ? configured.siteKey : '');
    expect(context.botCheck).toBe(configured.enabled);
    expect(logged).toEqual([]);
  });
});
