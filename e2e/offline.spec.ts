/** Without a network a page says so, and nothing of a player lies in the browser's stores. */
import { expect, logIn, test } from './fixtures';

test.use({ serviceWorkers: 'allow' });

/** The addresses of everything that any cache of the site's holds. */
const storedPaths = () =>
  caches
    .keys()
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((lists) => lists.flat().map(({ url }) => new URL(url).pathname));

test('@browser who has played gets a page that says so, and no cache holds anything personal', async ({
  page,
  context,
}) => {
  await logIn(page, JSON.parse(process.env.LANTERN_PLAYER ?? '{}') as { username: string; password: string });
  await page.goto('/play/lantern/lantern-festival');
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ['/profile/my-account', '/profile/history?tab=gaming', '/de/cashier/deposit'])
    await page.goto(path);
  const stored = await page.evaluate(storedPaths);
  expect(stored.length).toBeGreaterThan(1);
  expect(stored.filter((path) => !path.startsWith('/offline/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/de/profile/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keine Verbindung');
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  await page.goto('/casino');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.locator('header.top')).toBeVisible();
});

test('@browser a page without scripts of its own asks for no service worker, and devices find their icons', async ({
  page,
  request,
}) => {
  await page.goto('/info/terms');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.locator('script[src], link[rel=manifest]').count()).toBe(0);

  await page.goto('/play/lantern/lantern-festival?mode=fun');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address!)).json()) as { icons: { src: string }[] };
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)]) {
    const icon = await request.get(path);
    expect([path, icon.status(), (await icon.body()).length > 1_000]).toEqual([path, 200, true]);
  }
});
