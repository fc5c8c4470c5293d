/** What a newly started product is filled with, asked of the API itself so that one code does it everywhere. */
import { readFile } from 'node:fs/promises';
import type { Miniflare } from 'miniflare';
import { pagesFile } from '../build';
import { apiWorker } from '../runtime';
import { askWorker } from '../ask-worker';

async function ask<Data>(miniflare: Miniflare, apiKey: string, path: string, body = '{}'): Promise<Data> {
  const response = await askWorker(miniflare, apiWorker, path, {
    method: 'POST',
    headers: { 'api-key': apiKey, 'content-type': 'application/json' },
    body,
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The casino API answered ${response.status} to POST ${path}: ${text.slice(0, 500)}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** Fills the catalogue, the pages of the build and what else an empty database needs; repeating it changes nothing. */
export const seed = async (miniflare: Miniflare, apiKey: string): Promise<unknown> =>
  ask(miniflare, apiKey, '/__internal/seed', await readFile(pagesFile, 'utf8'));

export interface ReadyPlayer {
  username: string;
  password: string;
}

/** The player that a newcomer can log in with at once; made on the first start, found again on the later ones. */
export const readyPlayer = (miniflare: Miniflare, apiKey: string): Promise<ReadyPlayer> =>
  ask<ReadyPlayer>(miniflare, apiKey, '/__internal/demo-player');
