import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from '../harness';

/** A mail service that can be down. */
interface Service {
  server: Server;
  url: string;
  taken: { key: string | undefined; to: string; text: string }[];
  status: number;
  /** Texts that it can't take just now. */
  refuses: RegExp | null;
}

async function startService(): Promise<Service> {
  const service: Service = { server: createServer(), url: '', taken: [], status: 202, refuses: null };
  service.server.on('request', (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { to, text } = JSON.parse(body) as { to: string; text: string };
      const status = service.refuses?.test(text) ? 503 : service.status;
      if (status < 300) service.taken.push({ key: request.headers['idempotency-key'] as string | undefined, to, text });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}/send`;
  return service;
}

const form = (username: string) => ({
  username,
  email: `${username}@example.com`,
  password: 'hunter22',
  passwordConfirm: 'hunter22',
  currency: 'EUR',
  birthdate: '01-02-1990',
  country: 'DE',
  terms: true,
});

describe('a mail', () => {
  let service: Service;
  let lantern: Lantern;
  beforeAll(async () => {
    service = await startService();
    lantern = await startLantern({ qa: false, api: { MAIL: 'http', MAIL_URL: service.url, MAIL_TOKEN: 'token' } });
  });
  afterAll(async () => {
    await lantern.stop();
    await new Promise((resolve) => service.server.close(resolve));
  });
  const register = async (username: string) =>
    lantern.api.register(
      { params: { type: 'long' }, body: form(username) },
      { anonymous: (await lantern.api.anon()).data.anonSessionId },
    );
  const kept = async (username: string) =>
    (await lantern.database())
      .prepare('SELECT sent_at, body_text, body_html, link FROM mail_outbox WHERE recipient = ?')
      .bind(`${username}@example.com`)
      .first();

  it('reaches its service with its id, and is not kept where others could read it', async () => {
    expect((await register('mailreader1')).info.success).toBe(true);
    expect(service.taken).toMatchObject([
      { to: 'mailreader1@example.com', key: expect.stringMatching(/^[\w-]{20,}$/) as string },
    ]);
    expect(service.taken[0]?.text).toContain('/register-token?token=');
    await expect
      .poll(() => kept('mailreader1'))
      .toMatchObject({ sent_at: expect.any(Number) as number, body_text: '', body_html: '', link: '' });
  });

  it('waits when its service is down: the registration stands, and the same mail goes with the next log-in', async () => {
    service.status = 503;
    expect((await register('mailreader2')).info.success).toBe(true);
    expect(await kept('mailreader2')).toMatchObject({ sent_at: null });
    service.status = 202;
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    const { info } = await lantern.api.login(
      { body: { username: 'mailreader2', password: 'hunter22', terms: true } },
      { anonymous },
    );
    expect(info.resultCode).toBe('email_not_confirmed');
    await expect.poll(() => service.taken.filter(({ to }) => to === 'mailreader2@example.com')).toHaveLength(1);
  });

  it('that can’t be sent holds up no other', async () => {
    service.refuses = /register-token/;
    expect((await register('mailreader3')).info.success).toBe(true);
    const anonymous = (await lantern.api.anon()).data.anonSessionId;
    await lantern.api.forgottenPassword({ body: { email: 'mailreader3@example.com' } }, { anonymous });
    const taken = () =>
      service.taken
        .filter(({ to }) => to === 'mailreader3@example.com')
        .map(({ text }) => /register-token|reset-password/.exec(text)?.[0]);
    await expect.poll(taken).toEqual(['reset-password']);
    service.refuses = null;
    await lantern.api.login({ body: { username: 'mailreader3', password: 'hunter22', terms: true } }, { anonymous });
    await expect.poll(taken).toEqual(['reset-password', 'register-token']);
  });
});
