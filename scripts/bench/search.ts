/** A large catalogue, and how long a search takes in it: the page and the list below the field, from request to last byte, every one for another text. */
import type { Miniflare } from 'miniflare';
import { apiWorker } from '../runtime';
import { get, median } from './cpu';

const catalogueSize = 2_000;
/** The lists of the lobby are fresh for less, ms. */
const longestKept = 180_000;
const firstWords = [
  'Amber',
  'Brass',
  'Cobalt',
  'Dusk',
  'Ember',
  'Frost',
  'Glass',
  'Harbour',
  'Ivory',
  'Juniper',
  'Kite',
  'Lantern',
  'Moon',
  'North',
  'Opal',
  'Paper',
  'Quartz',
  'River',
  'Silver',
  'Thunder',
];
const lastWords = ['Attic', 'Bay', 'Comet', 'Dragon', 'Express', 'Forge', 'Garden', 'Hall', 'Island', 'Jungle'];

/** Fills the catalogue up with slots that resemble those it has, so that a text finds some and misses most. @returns how many games and slots there are then */
export async function fillCatalogue(miniflare: Miniflare): Promise<{ games: number; slots: number }> {
  const database = await miniflare.getD1Database('DB', apiWorker);
  const before = (await database.prepare('SELECT count(*) AS total FROM games').first<number>('total')) ?? 0;
  const made = Array.from({ length: catalogueSize - before }, (_, index) => {
    const title = `${firstWords[index % firstWords.length]} ${lastWords[Math.floor(index / firstWords.length) % lastWords.length]} ${index}`;
    return { id: `made-${index}`, title, text: `${title} tideworks`.toLowerCase() };
  });
  await database
    .prepare(
      `INSERT INTO games (id, system, title, provider, category, is_new, is_jackpot, playable, pc, mobile, popularity, released_at, search_text)
       SELECT value ->> 'id', model.system, value ->> 'title', 'Tideworks', model.category, 0, 0, 1, 1, 1, 1, 0, value ->> 'text'
       FROM json_each(?) JOIN games AS model ON model.id = 'lantern-festival'`,
    )
    .bind(JSON.stringify(made))
    .run();
  return (await database
    .prepare("SELECT count(*) AS games, count(*) FILTER (WHERE category = 'slots') AS slots FROM games")
    .first<{ games: number; slots: number }>())!;
}

/** Until the edge's lists, which are kept for a while, show so many slots. */
export async function untilListed(address: string, headers: Record<string, string>, slots: number): Promise<void> {
  const until = performance.now() + longestKept;
  while (!(await get(address, headers)).body.toString().includes(slots.toLocaleString('en'))) {
    if (performance.now() > until) throw new Error(`${address} never showed ${slots} slots.`);
    await new Promise((next) => setTimeout(next, 1_000));
  }
}

export interface Took {
  median: number;
  worstOfTwenty: number;
}

/** Milliseconds of an answer over as many different texts as there are pairs of words. No text comes twice, so that no cache can answer. */
export async function searchTimes(
  addressOf: (title: string) => string,
  headers: Record<string, string>,
): Promise<Took> {
  const times: number[] = [];
  for (const first of firstWords) {
    for (const last of lastWords) {
      const began = performance.now();
      const { status, body } = await get(addressOf(`${last.slice(0, 4)} ${first}`), headers);
      times.push(performance.now() - began);
      if (status !== 200 || !body.toString().includes(`${first} ${last}`))
        throw new Error(`The search for ${first} ${last} answered ${status} and did not find it.`);
    }
  }
  return { median: median(times), worstOfTwenty: [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]! };
}
