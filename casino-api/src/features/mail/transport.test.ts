import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../kernel/env';
import { mailSender } from './transport';

const long = 'x'.repeat(32);
const settings = (mail: Record<string, string>) =>
  readSettings({
    API_KEY: long,
    SESSION_SECRET: long,
    PAYMENT_SECRET: long,
    SITE_ORIGIN: 'http://localhost:8788',
    ENVIRONMENT: 'local',
    ...mail,
  });
const http = settings({ MAIL: 'http', MAIL_URL: 'https://mail.example/send', MAIL_TOKEN: 'secret-token' });
const mail = {
  id: 'm1',
  to: 'mira@example.com',
  language: 'en',
  subject: 'Hello',
  text: 'text',
  html: '<p>text</p>',
  link: 'https://lantern.example/x',
} as const;

afterEach(() => {
  vi.restoreAllMocks();
});

function service(status: number) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
}

describe('the mail service', () => {
  it('is handed the mail with its id, so that it sends it once', async () => {
    const fetch = service(202);
    await mailSender(http).send(mail);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://mail.example/send');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer secret-token', 'idempotency-key': 'm1' });
    expect(JSON.parse(init?.body as string)).toEqual({
      to: mail.to,
      language: 'en',
      subject: 'Hello',
      text: 'text',
      html: '<p>text</p>',
    });
  });

  it.each([500, 503, 429, 408, 401])('is asked again after a %i', async (status) => {
    service(status);
    await expect(mailSender(http).send(mail)).rejects.toThrow(String(status));
  });

  it.each([400, 422])('is not asked again after a %i: it will never take that mail', async (status) => {
    service(status);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await mailSender(http).send(mail);
    expect(log.mock.calls.flat().join('')).toContain('mail_refused');
    expect(log.mock.calls.flat().join('')).not.toContain(mail.to);
  });
});

it('a local product writes the link where the newcomer looks, and asks no service', async () => {
  const fetch = service(200);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await mailSender(settings({ MAIL: 'log' })).send(mail);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ event: 'mail', to: mail.to, link: mail.link });
  expect(fetch).not.toHaveBeenCalled();
});
