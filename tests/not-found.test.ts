import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern } from './harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

describe('what does not exist', () => {
  it.each([
    '/no-such-page',
    '/xx/casino',
    '/deutsch',
    '/de/xx',
    '/casino/extra',
    '/play',
    '/play/lantern',
    '/play/lantern/no-such-game',
    '/play/nobody/lantern-festival',
    '/play/lantern/Lantern%20Festival',
    '/play/lantern/..%2f..%2fanon',
    '/mobile/play/lantern/no-such-game',
    '/login/extra',
    '/profile/nothing',
    '/index.php',
    '/.env',
    '/wp-admin/',
    '/%00',
    '/%E0%A4%A',
    '/%FF',
    '/__internal/seed',
    '/assets',
    '/%5c/',
    '/de/%5C',
    '/a'.repeat(800),
  ])('%s is a 404 page', async (path) => {
    const page = await lantern.visitor().get(path);
    expect(page).toHaveStatus(404);
    expect(page).toBeScriptless();
    expect(page.heading).not.toBe('');
    expect(page.$('a[href]').length).toBeGreaterThan(0);
  });

  it.each(['/test-component', '/__qa/', '/__qa/mailbox'])('%s is a 404 page where QA is off', async (path) => {
    const quiet = await startLantern({ qa: false });
    try {
      expect(await quiet.visitor().get(path)).toHaveStatus(404);
      const api = await quiet.api.fetch(path, { headers: { 'api-key': quiet.variables.API_KEY! } });
      expect(api.status).toBe(404);
    } finally {
      await quiet.stop();
    }
  });

  it('says that the page may be deleted, renamed or away for now', async () => {
    const page = await lantern.visitor().get('/no-such-page');
    expect(page).toShow(/deleted/i);
    expect(page).toShow(/renamed/i);
    expect(page).toShow(/unavailable/i);
  });

  it('a game that there is not has no page to play it, and no round', async () => {
    const page = await lantern.visitor().get('/play/lantern/no-such-game');
    expect(page).toHaveStatus(404);
    const round = await lantern.api.playRound(
      { body: { gameid: 'no-such-game', mode: 'fun', stake: 100, requestId: 'request-0123456789' } },
      { anonymous: (await lantern.api.anon()).data.anonSessionId },
    );
    expect(round.info).toMatchObject({ success: false, resultCode: 'game_not_available' });
  });
});
