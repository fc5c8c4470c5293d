import { beforeEach, expect, it, vi } from 'vitest';
import { contentPage } from 'contract/content';
import { Gone } from '~/casino-api/faults';
import { handle } from './news.$url';
import { claimRefresh, findKept, forget, keep, releaseRefresh } from '~/edge/page-cache';
import { SharedCache } from '~/edge/shared-cache';

let stored: Map<string, Response>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', {
    default: {
      match: async (name: string) => stored.get(name)?.clone(),
      delete: async (name: string) => stored.delete(name),
      put: async (name: string, response: Response) => void stored.set(name, response),
    },
  });
});

/** What the front door does for a visitor of an article: a kept page, made anew behind it when it is stale, else a page of the answer. @returns the status */
function visits(name: string) {
  let now = 0;
  let isGone = false;
  const works: Promise<unknown>[] = [];
  const key = `https://lantern.test/_kept/${name}`;
  const answers = new SharedCache({
    now: () => now,
    waitUntil: (work) => void works.push(work),
  });
  const load = async () => {
    if (isGone) throw new Gone();
    return 'an article';
  };
  const made = async (): Promise<number> => {
    try {
      const html = await answers.get(`${key}/answer`, contentPage.shared!, load);
      await (
        await keep(key, new Response(html), handle.kept!, now)
      ).written;
      return 200;
    } catch {
      await forget(key);
      return 410;
    }
  };
  return {
    takeDown: () => void (isGone = true),
    at: async (seconds: number): Promise<number> => {
      now = seconds * 1000;
      const page = await findKept(key, now);
      const status = page ? 200 : await made();
      if (page && claimRefresh(key, page, now)) await made().finally(() => releaseRefresh(key));
      await Promise.all(works.splice(0));
      return status;
    },
  };
}

/** The page's own time and that of the answer which it was made of. */
const longest = handle.kept!.fresh + handle.kept!.stale + contentPage.shared!.fresh;

it('is twelve minutes at most', () => expect(longest).toBe(720));

it.each([1, 5, 30, 59, 61, 121, 400, 659, 661, 700, 3_600, 80_000])(
  'an article that is taken down is 410 within that time, visited every %i s',
  async (every) => {
    const { at, takeDown } = visits(`every-${every}`);
    expect(await at(0)).toBe(200);
    for (let seconds = every; seconds < 300; seconds += every) expect(await at(seconds)).toBe(200);
    const down = 300;
    takeDown();
    let last = 0;
    for (let seconds = down + every; seconds < down + Math.max(1_500, 3 * every); seconds += every)
      if ((await at(seconds)) === 200) last = seconds - down;
    expect(last).toBeLessThanOrEqual(longest);
    expect(await at(down + 200_000)).toBe(410);
  },
);

it('is 410 for the second who comes after two minutes, however many came before', async () => {
  const { at, takeDown } = visits('second');
  expect(await at(0)).toBe(200);
  takeDown();
  expect([await at(59), await at(121), await at(122)]).toEqual([200, 200, 410]);
});
