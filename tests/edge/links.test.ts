/** Every internal link of every page, in every language, logged out and in, leads to a page: each address is opened once a language. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from 'contract/constants';
import { localizedPath } from '~/edge/locale';
import { buildDir } from '../../scripts/build';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { freshPlayer } from '../harness/player';
import { screens } from '../harness/screens';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const client = path.join(buildDir, 'remix/client');
/** What is served beside the Workers. */
const files = (JSON.parse(readFileSync(path.join(client, '_routes.json'), 'utf8')) as { exclude: string[] }).exclude.map((pattern) => pattern.replace(/\*$/, ''));
const isFile = (pathname: string) => files.some((beginning) => pathname.startsWith(beginning));
/** Of one kind (`/game/…`), where all of them were opened by somebody else already. */
const fewOfAKind = 8;
/** More addresses than this in one language mean that pages link to ever new ones. */
const most = 1_500;
const atOnce = 8;

/** Where a link leads, without what only says where to come back to; null for other sites, mails, and the page in another language. */
function targetOf(page: Page, href: string, chooses: boolean): string | null {
  const url = new URL(href, page.url);
  if (url.origin !== page.url.origin || chooses) return null;
  url.searchParams.delete('redirect');
  return url.pathname + url.search;
}

/** Opens everything that can be reached. @returns what did not lead to a page, and from where. */
async function crawl(who: Visitor, language: Language, start: readonly string[], ofAKind = Infinity): Promise<{ opened: number; broken: string[] }> {
  const from = new Map(start.map((address) => [localizedPath(address, language), 'the list of screens']));
  const waiting = [...from.keys()];
  const broken: string[] = [];
  const kinds = new Map<string, number>();
  const look = async (address: string): Promise<void> => {
    const told = `${address} (linked from ${from.get(address)!})`;
    if (isFile(address)) {
      if (!existsSync(path.join(client, address.split('?', 1)[0]!))) broken.push(told);
      return;
    }
    const page = await who.get(address);
    if (page.status !== 200) return void broken.push(`${page.status} ${told}`);
    if (!page.headers.get('content-type')?.startsWith('text/html')) return;
    for (const element of page.$('a[href]').toArray()) {
      const link = page.$(element);
      const href = link.attr('href')!;
      if (href.startsWith('#')) {
        if (href.length > 1 && !page.$(`[id="${href.slice(1)}"]`).length) broken.push(`${href} on ${page.path}`);
        continue;
      }
      const target = targetOf(page, href, link.is('[hreflang]'));
      if (target === null || from.has(target)) continue;
      const kind = path.posix.dirname(target.split('?', 1)[0]!);
      if (kind !== '/' && (kinds.get(kind) ?? 0) >= ofAKind) continue;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      from.set(target, page.path);
      waiting.push(target);
    }
  };
  while (waiting.length && from.size < most) await Promise.all(waiting.splice(0, atOnce).map(look));
  if (from.size >= most) broken.push(`more than ${most} addresses`);
  return { opened: from.size, broken };
}

const startFor = (seenBy: readonly string[]) => screens.filter((screen) => screen.status === 200 && seenBy.includes(screen.seenBy)).map((screen) => screen.path);

describe.each(languages)('no link is a dead end in %s', (language) => {
  it('for a visitor', async () => {
    const { opened, broken } = await crawl(lantern.visitor(), language, startFor(['anybody', 'visitor']));
    expect(broken).toEqual([]);
    expect(opened).toBeGreaterThan(screens.length);
  }, 60_000);

  it('for a player', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    const { opened, broken } = await crawl(visitor, language, startFor(['anybody', 'player']), language === 'en' ? Infinity : fewOfAKind);
    expect(broken).toEqual([]);
    expect(opened).toBeGreaterThan(screens.length);
  }, 60_000);
});
