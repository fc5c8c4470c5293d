import { engineOf, games } from '../casino-api/src/games/registry';
import { isTable } from '../casino-api/src/games/table/table-engine';
import { ofEachInTurn } from '../tests/harness/in-turn';
import { expect, test } from './fixtures';
import { scriptsInTurn } from './modes';

/** What ends a round soonest, where it is on offer. */
const endings = ['cash-out', 'stand', 'draw'];
/** No round of ours takes so many decisions. */
const mostDecisions = 60;
/** Free spins, the longest of what is shown before a result, have come one after another by then, ms. */
const shown = 30_000;

/** Games whose rounds each player opens; the shared tables have a spec of their own. */
const isOpened = (id: string): boolean => {
  const engine = engineOf(id);
  return engine !== undefined && !isTable(engine);
};

const opened = games.filter((game) => isOpened(game.id));
for (const [index, { id, title }] of ofEachInTurn(opened, ({ rules }) => rules.kind).entries()) {
  test(`${title} is played from the stake to the receipt${scriptsInTurn(index)}`, async ({ page }) => {
    await page.goto(`/play/lantern/${id}?mode=fun`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.locator('form.stake-form button.spin').click();
    await expect(page).toHaveURL(/[?&]round=/);
    const open = page.locator('form.decision-form');
    const settled = page.locator('.result', { hasText: /No win this time|back|You win/ });
    // An answer on its way is neither.
    await expect(open.or(settled).first()).toBeAttached();
    for (let decision = 0; decision < mostDecisions && (await open.count()) > 0; decision += 1) {
      const round = page.url();
      const step = await open.locator('[name=step]').inputValue();
      const ending = open.locator(endings.map((what) => `button[name=decision][value="${what}"]`).join(', '));
      await ((await ending.count()) > 0 ? ending : open.locator('button[name=decision]')).first().click();
      await expect(async () => {
        if ((await settled.count()) > 0) return;
        const moved = page.url() !== round;
        expect(await open.count()).toBe(1);
        expect(moved || (await open.locator('[name=step]').inputValue()) !== step).toBe(true);
      }).toPass();
    }
    await expect(open).toHaveCount(0);
    await expect(settled).toBeVisible({ timeout: shown });
    await page.getByRole('link', { name: 'Receipt and seeds' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Round receipt' })).toBeVisible();
    await page.getByRole('link', { name: 'Verify this round' }).click();
    await expect(page.getByText('its server seed was still in use')).toBeVisible();
  });
}
