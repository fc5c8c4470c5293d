/** What a race's winner is mailed, and when. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lantern } from '../harness';
import { lateDelivery, startRacing, type Racing } from '../harness/racing';

let racing: Racing;
let lantern: Lantern;
beforeAll(async () => {
  racing = await startRacing();
  ({ lantern } = racing);
});
afterAll(() => lantern.stop());

const prizeMails = async (email: string) =>
  (await lantern.mailbox.all()).filter(({ to, subject }) => to === email && /prize|Preis|賞金/.test(subject));

async function winner(language: 'en' | 'de') {
  const id = await racing.announce({ titles: { de: 'Das Herbstrennen' } });
  const who = await racing.entrant(id, { language });
  const { email } = (await lantern.api.getPlayer({}, who.caller)).data;
  await lantern.api.updateMails({ body: { mails: true } }, who.caller);
  await who.play(3_00);
  await expect.poll(async () => (await lantern.api.race({ params: { id } }, who.caller)).data.mine!.score).toBe(3_00);
  return { id, who, email };
}

describe('the mail about a race’s prize', () => {
  it('comes when somebody looks at the race that has ended, though the clock stands still', async () => {
    await racing.withStandingClock(async () => {
      const { id, email } = await winner('de');
      await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 });
      expect((await lantern.api.race({ params: { id } })).data.state).toBe('settled');
      await expect.poll(async () => (await prizeMails(email)).length, { timeout: 15_000 }).toBe(1);
    });
  });

  it('comes without anybody looking at the race', async () => {
    await racing.withStandingClock(async () => {
      const { email } = await winner('en');
      await lantern.clock.advance({ minutes: 60, seconds: lateDelivery / 1_000 });
      await expect.poll(async () => (await prizeMails(email)).length, { timeout: 25_000 }).toBe(1);
    });
  }, 40_000);
});
