import { days } from 'contract/constants';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../casino-api/src/kernel/env';
import { deliverMail, mailbox } from '../../casino-api/src/features/mail/outbox';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
let database: D1Database;
beforeAll(async () => {
  lantern = await startLantern();
  database = await lantern.database();
});
afterAll(() => lantern.stop());
beforeEach(async () => {
  await database.prepare('DELETE FROM mail_outbox').run();
});

const mail = (index: number) => ({
  id: `mail-${index}`,
  to: `reader${index % 7}@mail.example`,
  language: 'en' as const,
  subject: `Mail ${index}`,
  text: 'Read this',
  html: '<p>Read this</p>',
  link: 'https://lantern.example/',
});
const rows = async () =>
  (await database.prepare('SELECT count(*) AS rows FROM mail_outbox').first<{ rows: number }>())!.rows;

it('forgets what was sent two days ago, and until then sends nothing twice', async () => {
  const sent = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const settings = { MAIL: 'log', QA: 'off' } as Settings;
    // Ten a day: those of two days are kept, and a few that nobody has looked at yet.
    let most = 0;
    for (let index = 0; index < 200; index += 1) {
      await deliverMail({ DB: database }, settings, mail(index), Math.floor(index / 10) * days);
      most = Math.max(most, await rows());
    }
    expect(most).toBeLessThanOrEqual(31);
    expect(sent).toHaveBeenCalledTimes(200);
    await deliverMail({ DB: database }, settings, mail(199), 19 * days);
    expect(sent).toHaveBeenCalledTimes(200);
    expect(await database.prepare("SELECT count(*) AS bodies FROM mail_outbox WHERE body_text <> ''").first()).toEqual({
      bodies: 0,
    });
  } finally {
    sent.mockRestore();
  }
}, 60_000);

it('keeps the newest mails of a sandbox’s mailbox, however old they are', async () => {
  const settings = { MAIL: 'outbox', QA: 'on' } as Settings;
  await database
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2299)
       INSERT INTO mail_outbox (id, recipient, language, subject, body_text, body_html, link, created_at, sent_at) SELECT 'mail-' || i, 'reader' || (i % 7) || '@mail.example', 'en', 'Mail ' || i, 'Read this', '', '', i, i FROM n`,
    )
    .run();
  for (let index = 2_300; index < 2_310; index += 1) {
    await deliverMail({ DB: database }, settings, mail(index), index * days);
    expect(await rows()).toBe(2_000);
  }
  expect((await mailbox(database, null)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 100 }, (_, index) => `Mail ${2_309 - index}`),
  );
  expect((await mailbox(database, 'reader3@mail.example')).at(-1)).toMatchObject({ text: 'Read this' });
}, 60_000);
