/**
 * Whether time tells a known name from an unknown one, at log-in and at forgotten password (QUALITY, nobody in). Each pair is asked
 * one after the other, now the known one first, now the unknown; the medians must be close.
 */
import { median } from '../../scripts/bench/cpu';
import { until } from './players';
import { NoAnswer, TorturedApi, type Reply, type Sent } from './tortured-api';

export interface AnswerTimesPlan {
  pairs: number;
  /** Pairs that are asked at one time. */
  lanes: number;
}

export interface AnswerTimes {
  /** Medians in ms. */
  known: number;
  unknown: number;
  /** Answers that were not what they should be: then the times tell nothing. */
  wrong: number;
}

interface Named {
  username: string;
  email: string;
}

/** What is asked about a name, by somebody who was never heard of before, and what it has to answer. */
interface Question {
  ask: (name: Named) => Pick<Sent, 'path' | 'body'>;
  answers: string;
}

const logIn: Question = {
  ask: ({ username }) => ({ path: '/player/login', body: { username, password: 'not-the-password', terms: true } }),
  answers: 'invalid_username_or_password',
};
const forgotten: Question = { ask: ({ email }) => ({ path: '/player/forgottenpass', body: { email } }), answers: 'ok' };

function lost(error: unknown): null {
  if (error instanceof NoAnswer) return null;
  throw error;
}

/** Runs `work` for every index, so many at one time. */
async function inLanes(count: number, lanes: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

class Times {
  private callers = 0;

  constructor(private readonly api: TorturedApi) {}

  async compare({ ask, answers }: Question, known: readonly Named[], lanes: number): Promise<AnswerTimes> {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    let wrong = 0;
    const time = async (kind: keyof typeof took, name: Named) => {
      const headers = await this.newcomer();
      const started = performance.now();
      const reply = await this.api.send({ method: 'POST', headers, ...ask(name) }).catch(lost);
      // An answer that was lost took no time that says anything.
      if (!reply) return;
      const { code } = reply;
      took[kind].push(performance.now() - started);
      wrong += Number(code !== answers);
    };
    await inLanes(known.length, lanes, async (index) => {
      const unknown = { username: `nobodyknows${index}`, email: `nobodyknows${index}@players.example` };
      const pair = [() => time('known', known[index]!), () => time('unknown', unknown)];
      for (const one of index % 2 === 0 ? pair : pair.reverse()) await one();
    });
    return { known: median(took.known), unknown: median(took.unknown), wrong };
  }

  /** A visitor at an address of his own: no wait or captcha of somebody else's is in the way. */
  private async newcomer(): Promise<Record<string, string>> {
    this.callers += 1;
    const place = {
      'x-client-country': 'DE',
      'x-client-ip': `10.${this.callers >> 16}.${(this.callers >> 8) & 255}.${this.callers & 255}`,
    };
    const { data } = await until(
      'a session',
      () => this.api.send({ method: 'GET', path: '/anon', headers: place }),
      () => true,
    );
    return { ...place, 'x-anon-session': (data as { anonSessionId: string }).anonSessionId };
  }
}

async function makeNames(api: TorturedApi, { pairs, lanes }: AnswerTimesPlan): Promise<Named[]> {
  const names: Named[] = [];
  await inLanes(pairs, lanes, async () => {
    const { code, data }: Reply = await until(
      'a player',
      () => api.send({ method: 'POST', path: '/__qa/players', body: {} }),
      () => true,
    );
    if (code !== 'ok') throw new Error(`No player was made: ${code}.`);
    names.push(data as Named);
  });
  return names;
}

export async function answerTimes(plan: AnswerTimesPlan): Promise<{ logIn: AnswerTimes; forgotten: AnswerTimes }> {
  const api = await TorturedApi.start();
  try {
    const names = await makeNames(api, plan);
    const times = new Times(api);
    // The first ones pay for what is compiled and woken up.
    await times.compare(logIn, names.slice(0, Math.min(8, plan.pairs)), plan.lanes);
    return {
      logIn: await times.compare(logIn, names, plan.lanes),
      forgotten: await times.compare(forgotten, names, plan.lanes),
    };
  } finally {
    await api.stop();
  }
}
