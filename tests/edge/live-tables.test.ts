/** The live connection of a shared table, as a page takes it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader, type StreamEvent } from '../../app/edge/event-stream';
import { startLantern, type Lantern } from '../harness';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern();
});
afterAll(() => lantern.stop());

interface State {
  phase: string;
  round: number;
  next: number;
  flight: { crashed: boolean } | null;
  html: Record<string, string>;
}

/** A listener at an address; `next` waits for the next event of a kind. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const response = await lantern.miniflare.dispatchFetch(`${lantern.origin}${path}`, {
    headers: { 'cf-ipcountry': 'DE', 'accept-language': 'en', ...headers },
    redirect: 'manual',
  });
  if (!response.body || response.status !== 200)
    return {
      status: response.status,
      headers: response.headers,
      next: () => Promise.reject<StreamEvent>(new Error('no stream')),
      close: async () => void (await response.text()),
    };
  const reader = (response.body as unknown as ReadableStream<Uint8Array>).getReader();
  const events = new EventReader();
  const read: StreamEvent[] = [];
  const next = async (event: string): Promise<StreamEvent> => {
    for (;;) {
      const found = read.findIndex((entry) => entry.event === event);
      if (found >= 0) return read.splice(0, found + 1).at(-1)!;
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ended before ${event}.`);
      read.push(...events.read(value));
    }
  };
  return { status: response.status, headers: response.headers, next, close: () => reader.cancel() };
}
const stateOf = ({ data }: StreamEvent) => JSON.parse(data) as State;

describe('the live connection', () => {
  it('begins with the whole table, in the language of the page, and is kept by nobody', async () => {
    const live = await listen('/de/tables/lamplight-roulette/live');
    expect(live.status).toBe(200);
    expect(live.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(live.headers.get('cache-control')).toContain('no-store');
    const { html, next } = stateOf(await live.next('state'));
    expect(Object.keys(html).sort()).toEqual(['clock', 'picture', 'place', 'players', 'results']);
    expect(html.clock).toMatch(/Bitte setzen|Nichts geht mehr/);
    expect(html.place).toBe(`Auf Runde ${next} setzen`);
    expect(JSON.stringify(html)).not.toContain('<script');
    await live.close();
  });

  it('tells those who come back what they missed, and no more', async () => {
    // The table's history begins with the first who comes.
    const opener = await listen('/tables/skyward/live');
    await opener.next('state');
    await opener.close();
    await lantern.clock.advance({ minutes: 5 });
    const first = await listen('/tables/skyward/live');
    const { id } = await first.next('state');
    await first.close();
    const back = await listen('/tables/skyward/live', { 'last-event-id': String(Number(id) - 2) });
    const missed = [await back.next('result'), await back.next('result')];
    expect(missed.map(({ data }) => Number(data))).toEqual([Number(missed[1]!.id) - 1, Number(missed[1]!.id)]);
    expect(Number((await back.next('state')).id)).toBe(Number(missed[1]!.id));
    await back.close();
    const byAddress = await listen(`/tables/skyward/live?after=${Number(id) - 1}`);
    expect(Number((await byAddress.next('result')).data)).toBeGreaterThanOrEqual(Number(id));
    await byAddress.close();
  });

  it('brings each phase as it comes, with the pieces that changed, and the crash in its moment', async () => {
    const live = await listen('/tables/koi-leap/live');
    let state = stateOf(await live.next('state'));
    const seen = [];
    const { round } = state;
    for (let events = 0; events < 20 && state.round < round + 2; events += 1) {
      state = stateOf(await live.next('state'));
      seen.push({
        phase: state.phase,
        crashed: state.flight?.crashed,
        pieces: Object.keys(state.html),
        round: state.round,
      });
    }
    const ofNext = seen.filter((entry) => entry.round === round + 1);
    const order = ofNext.map(({ phase, crashed }) => `${phase} ${crashed}`);
    expect(order).toContain('dealing false');
    // The crash is the result: it is told in its moment, not when the longest flight would be over.
    expect(order.indexOf('result true')).toBeGreaterThan(order.indexOf('dealing false'));
    expect(order).not.toContain('dealing true');
    expect(ofNext.find(({ phase }) => phase === 'dealing')!.pieces).not.toContain('results');
    expect(ofNext.find(({ phase }) => phase === 'result')!.pieces).toContain('results');
    await live.close();
  }, 90_000);

  it('counts its listeners among those at the table', async () => {
    const [one, other] = [await listen('/tables/comet-roulette/live'), await listen('/tables/comet-roulette/live')];
    await one.next('state');
    expect(stateOf(await other.next('state')).html.players).toMatch(/[2-9] people at the table/);
    await one.close();
    await other.close();
  });

  it.each(['/tables/lantern-festival/live', '/tables/no-such-table/live'])('%s is not found', async (path) => {
    const live = await listen(path);
    expect(live.status).toBe(404);
    await live.close();
  });

  it('is not for barred territories', async () => {
    const live = await listen('/tables/skyward/live', { 'cf-ipcountry': 'US' });
    expect(live.status).toBe(302);
    await live.close();
  });
});
