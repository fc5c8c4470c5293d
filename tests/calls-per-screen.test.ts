/** How often a screen asks the casino API, once the edge has what everybody shares: an extra call is a round trip more for every visitor. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from 'contract/constants';
import { startLantern, type Lantern, type Page, type Visitor } from './harness';
import { freshPlayer } from './harness/player';
import { screens } from './harness/screens';

let lantern: Lantern;
let player: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  lantern = await startLantern();
  player = (await freshPlayer(lantern, { balance: 100_00 })).visitor;
  visitor = lantern.visitor();
});
afterAll(() => lantern.stop());

/** The calls of one answer, by name, as its Server-Timing header has them. */
const callsBehind = ({ headers }: Page): string[] =>
  (headers.get('server-timing') ?? '')
    .split(', ')
    .flatMap((entry) => /^([\w-]+);dur=/.exec(entry)?.[1] ?? [])
    .filter((name) => name !== 'total')
    .sort();

const callsOf = async (who: Visitor, path: string): Promise<string[]> => callsBehind(await who.get(path));

/** The fewest of some visits: a shared answer that has just become stale is fetched anew behind one of them. */
async function fewestCalls(who: Visitor, path: string): Promise<string[]> {
  const visits = [await callsOf(who, path), await callsOf(who, path), await callsOf(who, path)];
  return visits.sort((a, b) => a.length - b.length)[0]!;
}

/** Screens that most visits begin with, each in a language that nobody has asked for yet: then nothing of it is shared. */
const firstVisits = ['/', '/casino', '/livecasino', '/play/lantern/lantern-festival', '/promotions', '/login'] as const;

async function coldLines(): Promise<string[]> {
  const others = languages.filter((language) => language !== 'en');
  const lines: string[] = [];
  for (const [index, path] of firstVisits.entries()) {
    const newcomer = lantern.visitor({ language: null, country: 'XX' });
    const calls = await callsOf(newcomer, `/${others[index]!}${path === '/' ? '' : path}`);
    lines.push(`${path}, the first visit of all: ${calls.join(' ') || 'nothing'}`);
  }
  return lines;
}

it('asks for what is written down, and nothing else (vitest -u writes it anew)', async () => {
  const lines: string[] = [];
  const cold = await coldLines();
  for (const { name, path, seenBy } of screens) {
    if (seenBy !== 'player')
      lines.push(`${name}, visitor: ${(await fewestCalls(visitor, path)).join(' ') || 'nothing'}`);
    if (seenBy !== 'visitor')
      lines.push(`${name}, player: ${(await fewestCalls(player, path)).join(' ') || 'nothing'}`);
  }
  lines.push(...cold);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./calls-per-screen.txt');
}, 240_000);

it('asks nothing more for the page of a round than its post did, until that is loaded again', async () => {
  const opened = ['get-player', 'get-player-game-id'];
  const start = await player.get('/play/lantern/lantern-festival?mode=real');
  expect(callsBehind(start)).toEqual(opened);
  const round = await start.submit('Spin', { stake: '100' });
  expect(round).toBeAt(/&round=/);
  expect(callsBehind(round)).toEqual(['get-player']);
  expect(await callsOf(player, round.path)).toEqual(opened);
});
