import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern } from '../harness';

const chatKey = 'the-chat-key-of-this-test';
/** A Turnstile that takes the token `human`, and answers nonsense to `broken`. */
let turnstile: Server;
const judged: unknown[] = [];

let lantern: Lantern;
let guarded: Lantern;
beforeAll(async () => {
  turnstile = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as { response: string };
      judged.push(body);
      response
        .writeHead(body.response === 'broken' ? 502 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: body.response === 'human' }));
    });
  });
  await new Promise<void>((ready) => turnstile.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(turnstile.address() as AddressInfo).port}/siteverify`;
  [lantern, guarded] = await Promise.all([
    startLantern({ api: { CHAT_KEY: chatKey } }),
    startLantern({ api: { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'turnstile-secret', TURNSTILE_URL: url } }),
  ]);
});
afterAll(async () => {
  await Promise.all([lantern.stop(), guarded.stop()]);
  turnstile.close();
});

const visitor = async (at = lantern) => ({ anonymous: (await at.api.anon()).data.anonSessionId });
const message = { name: 'Mira', email: 'mira@mail.example', message: 'Where is my bonus?' };

describe('a message to support', () => {
  const send = async (body: object, over: object = {}) =>
    lantern.api.contact({ body: { ...message, ...body } }, { ...(await visitor()), ...over });
  const kept = async (reference: string) =>
    (await lantern.database()).prepare('SELECT * FROM contact_messages WHERE reference = ?').bind(reference).first();

  it('is kept and mailed to support, with a reference', async () => {
    const { playerId, sessionid } = await lantern.players.make();
    const { info, data } = await lantern.api.contact({ body: message }, { player: sessionid!, language: 'fr' });
    expect(info.success).toBe(true);
    expect(data.reference).toMatch(/^C-[0-9A-F]{8}$/);
    await expect.poll(() => kept(data.reference)).toMatchObject({ ...message, player_id: playerId, language: 'fr' });
    await expect
      .poll(async () =>
        (await lantern.mailbox.all()).filter(
          ({ to, subject }) => to === 'support@lantern.example' && subject.includes(data.reference),
        ),
      )
      .toHaveLength(1);
    const mail = await lantern.mailbox.latestFor('support@lantern.example');
    for (const part of [message.message, message.email, playerId]) expect(mail.text).toContain(part);
  });

  it('of a visitor names no player', async () => {
    const { data } = await send({});
    await expect.poll(() => kept(data.reference)).toMatchObject({ player_id: null });
  });

  it.each([
    ['name', 'M'],
    ['name', 'x'.repeat(26)],
    ['name', '   '],
    ['email', 'mira@'],
    ['email', ''],
    ['message', ''],
    ['message', ' \n'],
    ['message', 'x'.repeat(513)],
    ['message', 7],
    ['name', null],
  ])('is refused with the %s %j', async (field, value) => {
    expect(await send({ [field]: value })).toMatchObject({ status: 422, data: { errors: [{ field }] } });
  });

  it.each(['<script>alert(1)</script>', 'a\u2028b', "'); DROP TABLE contact_messages; --", 'x'.repeat(512)])(
    'may hold %j',
    async (text) => {
      const { data } = await send({ message: text });
      await expect.poll(() => kept(data.reference)).toMatchObject({ message: text });
    },
  );

  it('keeps no half of a character', async () => {
    const { data } = await send({ message: 'half \ud800' });
    await expect.poll(() => kept(data.reference)).toMatchObject({ message: 'half \ufffd' });
  });

  it('can be sent five times an hour by one visitor', async () => {
    const who = await visitor();
    for (let i = 0; i < 5; i += 1) expect((await send({}, who)).status).toBe(200);
    expect(await send({}, who)).toMatchObject({ status: 429, info: { resultCode: 'too_many_requests' } });
  });

  it('needs a session that is good', async () => {
    const { sessionid } = await lantern.players.make();
    await lantern.api.logout({}, { player: sessionid! });
    expect((await lantern.api.contact({ body: message }, { player: sessionid! })).info.resultCode).toBe(
      'session_expired',
    );
  });
});

describe('the bot check of the contact form', () => {
  const send = async (captcha?: string) =>
    guarded.api.contact(
      { body: { ...message, captcha } },
      { ...(await visitor(guarded)), headers: { 'x-client-ip': '203.0.113.8' } },
    );

  it('is told by the skin, off without keys', async () => {
    expect((await guarded.api.skinConfig()).data.playerConfig.turnstileCaptcha).toEqual({
      enabled: true,
      siteKey: 'site-key',
    });
    expect((await lantern.api.skinConfig()).data.playerConfig.turnstileCaptcha).toEqual({
      enabled: false,
      siteKey: '',
    });
    expect(JSON.stringify((await guarded.api.skinConfig()).data)).not.toContain('turnstile-secret');
  });

  it('lets a person through, and nobody else', async () => {
    expect((await send('human')).info.success).toBe(true);
    expect(judged.at(-1)).toEqual({ secret: 'turnstile-secret', response: 'human', remoteip: '203.0.113.8' });
    expect(await send('robot')).toMatchObject({ status: 200, info: { resultCode: 'invalid_captcha' } });
    expect((await send()).info.resultCode).toBe('invalid_captcha');
    expect(await send('broken')).toMatchObject({ status: 503, info: { resultCode: 'unavailable' } });
  });
});

describe('a new captcha', () => {
  it('is an image and a question in the visitor’s language', async () => {
    const who = await visitor();
    const captchas = await Promise.all(
      languages.map(async (language) => (await lantern.api.newCaptcha({}, { ...who, language })).data),
    );
    expect(new Set(captchas.map(({ id }) => id)).size).toBe(languages.length);
    expect(new Set(captchas.map(({ question }) => question.split('：')[0]!.split(':')[0])).size).toBe(languages.length);
    for (const { svg } of captchas) expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/);
  });

  it('can be had thirty times in ten minutes', async () => {
    const who = await visitor();
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await lantern.api.newCaptcha({}, who)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the chat', () => {
  it('is told who the player is, signed with its key', async () => {
    const { playerId, username, email, sessionid } = await lantern.players.make({ balance: 12_50 });
    const { data } = await lantern.api.tawkToPlayerDetails({}, { player: sessionid! });
    expect(data).toEqual({
      player_id: playerId,
      username,
      email,
      balance: '12.50',
      bonus: '0.00',
      previous_login: '',
      last_bonus: '',
      last_active: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      last_login: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      last_deposit: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      hash: createHmac('sha256', chatKey).update(email).digest('hex'),
    });
    expect(JSON.stringify(data)).not.toContain(chatKey);
  });

  it('is told when the last bonus was granted', async () => {
    const { playerId, sessionid } = await lantern.players.make();
    await lantern.bonuses.give(playerId, { amount: 1_00 });
    const [bonus] = (await lantern.api.bonuses({}, { player: sessionid! })).data.bonuses;
    expect((await lantern.api.tawkToPlayerDetails({}, { player: sessionid! })).data.last_bonus).toBe(
      new Date(bonus!.grantedAt).toISOString(),
    );
  });

  it('is not there without a key', async () => {
    const { sessionid } = await guarded.players.make();
    expect((await guarded.api.tawkToPlayerDetails({}, { player: sessionid! })).info.resultCode).toBe('not_found');
  });
});

it('logos are told by kind and colour', async () => {
  expect((await lantern.api.logos({ query: { type: 'payments', color: 'white' } })).data.logos).toContainEqual({
    name: 'card',
    path: '/logos/payments/card-white.svg',
  });
  expect((await lantern.api.logos()).data.logos.map(({ path }) => path)).toContain(
    '/logos/providers/tideworks-color.svg',
  );
  expect((await lantern.api.logos({ query: { type: 'players' } })).status).toBe(422);
});
