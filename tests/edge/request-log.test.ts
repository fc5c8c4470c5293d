import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLantern, type Lantern, type Page } from '../harness';
import { freshPlayer } from '../harness/player';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

type Line = Record<string, string | number>;
const linesOf = (page: Page): Line[] => {
  const requestId = page.headers.get('x-request-id')!;
  return lantern.lines.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line) as Line);
};
const ownLine = (page: Page): Line[] => linesOf(page).filter(({ event }) => event === 'request');

describe('a request at the edge', () => {
  it('has one line, and its calls of the API have theirs by the same id', async () => {
    const { visitor } = await freshPlayer(lantern);
    const page = await visitor.get('/de/profile/my-account');
    expect(page).toHaveStatus(200);
    const [line, ...more] = ownLine(page);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ level: 'info', method: 'GET', status: 200 });
    expect(line!.route).toMatch(/^\/profile\/my-account/);
    const calls = linesOf(page).filter(({ event }) => event === undefined);
    expect(calls.map(({ method, route }) => `${method} ${route}`)).toContain('GET /player');
    expect(line!.calls).toBeGreaterThanOrEqual(calls.length);
  });

  it('says whether its page was kept', async () => {
    await lantern.visitor().get('/vip-program');
    const again = await lantern.visitor().get('/vip-program');
    expect(ownLine(again)).toEqual([expect.objectContaining({ cache: 'hit', status: 200 })]);
  });

  it('that finds no page, is refused or is led on has its line as well', async () => {
    const visitor = lantern.visitor();
    const missing = await visitor.get('/no/such/page');
    expect(ownLine(missing)).toEqual([expect.objectContaining({ route: '/*', status: 404 })]);
    const foreign = await visitor.post('/login', { username: 'x' }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(ownLine(foreign)).toEqual([expect.objectContaining({ method: 'POST', route: '/login', status: 403 })]);
  });

  it('whose call is late names the call, and is an error of its own', async () => {
    const { visitor } = await freshPlayer(lantern, { balance: 100_00 });
    await lantern.faults.next('GET /cashier/methods', 'timeout', 1);
    const page = await visitor.get('/cashier/deposit');
    await lantern.faults.clear();
    expect(page).toHaveStatus(503);
    expect(ownLine(page)).toEqual([expect.objectContaining({ level: 'error', status: 503 })]);
    expect(linesOf(page).map(({ message }) => message)).toContain('GET /cashier/methods: no answer in time');
  });
});
