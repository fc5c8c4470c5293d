import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from './harness';
import { freshPlayer } from './harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({ api: { LICENCE_PROFILE: 'strict' } });
});
afterAll(() => lantern.stop());

const game = '/play/lantern/lantern-festival?mode=real';
const spin = (page: Page): Promise<Page> => page.submit('Spin', { stake: '100' });

describe('a round that is posted before the licence lets it begin', () => {
  it('waits at the server, once, and is played: nobody is sent back for being quick', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    const start = await visitor.get(game);
    expect(start).toShow('Each round lasts at least 2.5 seconds');
    expect(start.$('.spin .wait').length).toBe(0);
    const first = await spin(start);
    // The button shows how long is left.
    const left = first.$('.spin .wait animate').attr('dur')!;
    expect(Number(/^(\d+)ms$/.exec(left)?.[1])).toBeLessThanOrEqual(2_500);
    const posted = performance.now();
    const second = await spin(first);
    expect(second).toHaveStatus(200);
    expect(second.path).not.toBe(first.path);
    expect(performance.now() - posted).toBeGreaterThan(Number.parseInt(left) - 1_500);
  });

  it('is refused in the reader’s language when another was quicker, with the stake as it was', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    const start = await visitor.get(`/de${game}`);
    // The product’s time stands still: the wait is over for the edge and not for the API.
    await lantern.clock.freeze();
    const first = await start.submit('Drehen', { stake: '100' });
    const second = await first.submit('Drehen', { stake: '200' });
    await lantern.clock.letGo();
    expect(second).toHaveStatus(422);
    expect(second).toShow('Die nächste Runde kann in wenigen Sekunden beginnen. Es wurde nichts gesetzt');
    expect(second.$('input[name=stake][checked]').attr('value')).toBe('200');
  });
});
