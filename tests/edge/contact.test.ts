import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { translatorFor } from '~/i18n/translator';
import { startLantern, type Lantern } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
/** With a bot check that takes the token `human`, and is broken by `broken`. */
let guarded: Lantern;
let turnstile: Server;
beforeAll(async () => {
  turnstile = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { response: token } = JSON.parse(text) as { response: string };
      response
        .writeHead(token === 'broken' ? 502 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: token === 'human' }));
    });
  });
  await new Promise<void>((ready) => turnstile.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(turnstile.address() as AddressInfo).port}/siteverify`;
  [lantern, guarded] = await Promise.all([
    startLantern(),
    startLantern({
      api: { TURNSTILE_SITE_KEY: 'our-site-key', TURNSTILE_SECRET: 'turnstile-secret', TURNSTILE_URL: url },
    }),
  ]);
});
afterAll(async () => {
  await Promise.all([lantern.stop(), guarded.stop()]);
  turnstile.close();
});

let count = 0;
const elsewhere = (at = lantern) => at.visitor({ ip: `198.51.100.${(count += 1)}` });
const addressOf = (path: string, language: Language) => (language === 'en' ? path : `/${language}${path}`);
const message = { name: 'Mira', email: 'mira@mail.example', message: 'Where is my bonus?' };
const mailWith = async (at: Lantern, text: string) =>
  (await at.mailbox.all()).filter(({ to, text: body }) => to === 'support@lantern.example' && body.includes(text));

describe('the contact form', () => {
  it('sends a message to support and says its reference', async () => {
    const sent = await (
      await elsewhere().get('/info/contact-us')
    ).submit('contact', { ...message, message: 'Nobody else asks this: 4711' });
    expect(sent).toBeAt(/^\/info\/contact-us\?sent=C-[0-9A-F]{8}$/);
    expect(sent.redirects.map(({ status }) => status)).toEqual([303]);
    const reference = sent.url.searchParams.get('sent')!;
    expect(sent).toShow(`Your message has the reference ${reference}.`);
    await expect
      .poll(async () => (await mailWith(lantern, '4711')).map(({ subject }) => subject.includes(reference)))
      .toEqual([true]);
  });

  it('knows a player’s name and address', async () => {
    const { visitor, account } = await freshPlayer(lantern, {}, { ip: '198.51.100.200' });
    const page = await visitor.get('/info/contact-us');
    expect(page.value('email')).toBe(account.email);
    expect(page.value('name')).not.toBe('');
    const { visitor: newcomer } = await freshPlayer(lantern, { complete: false }, { ip: '198.51.100.201' });
    expect((await newcomer.get('/info/contact-us')).value('name')).toBe('');
  });

  it.each([
    ['name', '', 'Please enter your name'],
    ['name', 'M', 'Name must have 2 to 25 characters'],
    ['name', 'x'.repeat(26), 'Name must have 2 to 25 characters'],
    ['name', '   ', 'Please enter your name'],
    ['email', '', 'Please type your email'],
    ['email', 'mira@', 'Email is not valid'],
    ['message', '', 'Please enter your message'],
    ['message', ' \n ', 'Please enter your message'],
    ['message', 'x'.repeat(513), 'Use no more than 512 characters'],
  ])('refuses the %s %j and keeps the rest', async (field, value, words) => {
    const refused = await (await elsewhere().get('/info/contact-us')).submit('contact', { ...message, [field]: value });
    expect(refused).toBeRefused();
    expect(refused).toHaveFieldError(field, words);
    expect(refused).toHaveErrorSummary(words);
    for (const [name, kept] of Object.entries({ ...message, [field]: value }))
      expect(refused.value(name)?.trim()).toBe(kept.trim());
  });

  it.each(languages)('speaks %s', async (language) => {
    const t = translatorFor(language);
    const refused = await (
      await elsewhere().get(addressOf('/info/contact-us', language))
    ).submit('contact', { email: 'x' });
    const lines = refused
      .$('[role=alert] li')
      .toArray()
      .map((item) => refused.$(item).text());
    expect(lines).toEqual([t('contact.nameRequired'), t('results.invalid_email'), t('contact.messageRequired')]);
    expect(await elsewhere().get(addressOf('/info/contact-us?sent=C-0123ABCD', language))).toShow(
      t('contact.sentText', { reference: 'C-0123ABCD' }),
    );
  });

  it('takes any text as it is, and 512 characters', async () => {
    const hostile = `</textarea><script id=q>1</script> "'& \u2028 {{t}} __proto__`;
    const refused = await (
      await elsewhere().get('/info/contact-us')
    ).submit('contact', { ...message, email: 'x', message: hostile });
    expect(refused.$('#q').length).toBe(0);
    expect(refused.$('textarea').text()).toBe(hostile);
    expect(
      await (await elsewhere().get('/info/contact-us')).submit('contact', { ...message, message: 'x'.repeat(512) }),
    ).toShow('Message sent');
  });

  it.each(['C-1', '<b>', 'C-0123ABCD%0A', 'c-0123abcd'])(
    'shows no reference of somebody’s making: %s',
    async (sent) => {
      expect(await elsewhere().get(`/info/contact-us?sent=${sent}`)).not.toShow('Message sent');
    },
  );

  it('takes five messages an hour, then asks to wait and keeps the text', async () => {
    const visitor = elsewhere();
    const page = await visitor.get('/info/contact-us');
    for (let i = 0; i < 5; i += 1) expect(await page.submit('contact', message)).toShow('Message sent');
    const refused = await page.submit('contact', message);
    expect(refused).toHaveStatus(429);
    expect(refused).toHaveErrorSummary('Too many attempts');
    expect(refused.value('message')).toBe(message.message);
  });

  it('carries no script and no foreign address without a bot check', async () => {
    const page = await elsewhere().get('/info/contact-us');
    expect(page).toBeScriptless();
    expect(page.html).not.toContain('challenges.cloudflare.com');
    expect(page).not.toHaveHeader('content-security-policy', 'cloudflare');
    expect((await elsewhere().get('/')).links).toContain('/info/contact-us');
  });
});

describe('the bot check', () => {
  it('stands in the form, is let in there alone, and says what to do without scripts', async () => {
    const page = await elsewhere(guarded).get('/de/info/contact-us');
    expect(page.$('form .cf-turnstile').attr()).toMatchObject({
      'data-sitekey': 'our-site-key',
      'data-response-field-name': 'captcha',
      'data-language': 'de',
    });
    expect(page.$('script[src^="https://challenges.cloudflare.com/"]').length).toBe(1);
    expect(page.$('noscript').html()).toContain('support@lantern.example');
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com');
    expect((await elsewhere(guarded).get('/login')).headers.get('content-security-policy')).not.toContain('cloudflare');
  });

  it.each<[string | null, string]>([
    [null, 'We couldn’t confirm you’re human'],
    ['robot', 'We couldn’t confirm you’re human'],
    ['broken', 'We couldn’t send your message just now.'],
  ])('refuses the token %j, sends nothing and keeps the text', async (token, words) => {
    const text = `A message with the token ${token}`;
    const refused = await elsewhere(guarded).post('/info/contact-us', {
      ...message,
      message: text,
      ...(token ? { captcha: token } : {}),
    });
    expect(refused).toHaveStatus(422);
    expect(refused).toHaveErrorSummary(words);
    expect(refused.value('message')).toBe(text);
    expect(refused.$('.cf-turnstile').length).toBe(1);
    expect(await mailWith(guarded, text)).toEqual([]);
  });

  it('lets a human through', async () => {
    expect(await elsewhere(guarded).post('/info/contact-us', { ...message, captcha: 'human' })).toShow('Message sent');
  });
});
