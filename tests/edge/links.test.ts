/** Every internal link of every page, in every language, logged out and in, leads to a page: each address is opened once a language. */
import { createHash, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from 'contract/constants';
import { localizedPath } from '~/edge/locale';
import { buildDir } from '../../scripts/build';
import { readWranglerConfig } from '../../scripts/wrangler-config';
import { startLantern, type Lantern, type Page, type Visitor } from '../harness';
import { languagesInTurn } from '../harness/in-turn';
import { freshPlayer } from '../harness/player';
import { screens } from '../harness/screens';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

const client = path.join(buildDir, 'remix/client');
/** What is served beside the Workers. */
const files = readWranglerConfig('wrangler.toml')
  .assets!.run_worker_first.filter((pattern) => pattern.startsWith('!'))
  .map((pattern) => pattern.slice(1).replace(/\*$/, ''));
const isFile = (pathname: string) => files.some((beginning) => pathname.startsWith(beginning));
/** Of one kind (`/game/…`), where all of them were opened by somebody else already: others in each run, and the same by the seed that is printed. */
const fewOfAKind = 8;
const seed = process.env.LINKS_SEED ?? String(randomInt(1e9));
console.log(`The links to open are drawn by LINKS_SEED=${seed}`);
const drawn = (address: string) => createHash('sha256').update(`${seed} ${address}`).digest('hex');
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
async function crawl(
  who: Visitor,
  language: Language,
  start: readonly string[],
  ofAKind = Infinity,
): Promise<{ opened: number; broken: string[] }> {
  const from = new Map(start.map((address) => [localizedPath(address, language), 'the list of screens']));
  const waiting = [...from.keys()];
  const broken: string[] = [];
  /** What is still to be drawn from, by kind, and how many of it are opened. */
  const kinds = new Map<string, { left: string[]; opened: number }>();
  const draw = () => {
    for (const kind of kinds.values()) {
      const next = kind.left
        .sort((a, b) => drawn(a).localeCompare(drawn(b)))
        .splice(0, Math.max(0, ofAKind - kind.opened));
      kind.opened += next.length;
      waiting.push(...next);
    }
  };
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
      const target = targetOf(page, href, link.is('[lang]'));
      if (target === null || from.has(target)) continue;
      from.set(target, page.path);
      const kind = path.posix.dirname(target.split('?', 1)[0]!);
      if (kind === '/' || ofAKind === Infinity) {
        waiting.push(target);
        continue;
      }
      if (!kinds.has(kind)) kinds.set(kind, { left: [], opened: 0 });
      kinds.get(kind)!.left.push(target);
    }
  };
  let opened = 0;
  for (; waiting.length && from.size < most; draw()) {
    while (waiting.length && from.size < most) {
      const next = waiting.splice(0, atOnce);
      opened += next.length;
      await Promise.all(next.map(look));
    }
  }
  if (from.size >= most) broken.push(`more than ${most} addresses`);
  return { opened, broken };
}

const startFor = (seenBy: readonly string[]) =>
  screens.filter((screen) => screen.status === 200 && seenBy.includes(screen.seenBy)).map((screen) => screen.path);

describe.each(languagesInTurn)('no link is a dead end in %s', (language) => {
  it('for a visitor', async () => {
    const { opened, broken } = await crawl(lantern.visitor(), language, startFor(['anybody', 'visitor']));
    expect(broken).toEqual([]);
    expect(opened).toBeGreaterThan(screens.length);
  }, 60_000);

  it('for a player', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    const { opened, broken } = await crawl(
      visitor,
      language,
      startFor(['anybody', 'player']),
      language === 'en' ? Infinity : fewOfAKind,
    );
    expect(broken).toEqual([]);
    expect(opened).toBeGreaterThan(screens.length);
  }, 60_000);
});
