/** What the README says can be done is done here as it stands there: its tables of calls, its commands and its example. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesFile } from '../scripts/build';
import { sendSeed, type Ask } from '../scripts/deploy/smoke';
import { targetOf } from '../scripts/deploy/target';
import { startLantern, type Lantern } from './harness';
import { operatorHeaders } from './harness/operators';
import { codeIn, readme, rowsOf, section } from './harness/readme';

let lantern: Lantern;
beforeAll(async () => {
  lantern = await startLantern({
    api: {
      GAME_PROVIDERS: '{"acme":"a-secret-of-thirty-two-characters-1"}',
      GAME_LAUNCH: '{"acme":"https://games.acme.example/launch"}',
    },
  });
});
afterAll(() => lantern.stop());

interface Said {
  method: string;
  path: string;
  body: string | undefined;
}

/** The calls of a table's first cell: with each word where it offers several, and with N as a number. `/approve`, `/pay` stand for the last part. */
function callsIn(cell: string): Said[] {
  const [first = '', ...others] = codeIn(cell);
  const { method, address, rest } = /^(?<method>[A-Z]+) (?<address>\/\S*)(?<rest>.*)$/.exec(first)!.groups!;
  const full = address!.replace(/\[.*\]/, '');
  const addresses = [
    full,
    ...others.filter((part) => part.startsWith('/')).map((part) => full.replace(/\/[^/]+$/, part.split(' ')[0]!)),
  ];
  const json = (text: string) => text.trim().replace('{…}', '{}').replaceAll(/\bN\b/g, '7');
  const choices = /"([a-z0-9_]+(?:\|[a-z0-9_]+)+)"/.exec(rest!)?.[1];
  const bodies = (choices?.split('|') ?? [null]).map((choice) =>
    json(choice ? rest!.replace(choices!, choice) : rest!),
  );
  const named = addresses.flatMap((each, index) => {
    const own = index === 0 ? bodies : [json(/\{.*\}/.exec(others[index - 1]!)?.[0] ?? '')];
    return own.map((body): Said => ({ method: method!, path: each, body: body || undefined }));
  });
  const apart = others.filter((part) => /^[A-Z]+ \//.test(part)).flatMap((part) => callsIn(`\`${part}\``));
  return [...named, ...apart];
}

let count = 0;
/** What stands for a parameter: something of its kind that is there and waits. */
async function filled(address: string): Promise<string> {
  if (!address.includes('/:')) return address;
  const { playerId: id, sessionid } = await lantern.players.make({ balance: 100_00 });
  const caller = { player: sessionid! };
  const requestId = `a-request-of-the-readme-${(count += 1)}`;
  const value = async (name: string): Promise<string> => {
    if (name === 'player') return id;
    if (name === 'name') return 'newcomer';
    if (name === 'match')
      return (await lantern.api.sportsMatches({})).data.matches.find(({ phase }) => phase === 'upcoming')!.id;
    if (address.includes('/withdrawals/')) {
      const body = { method: 'card', amount: 20_00, requestId };
      return (await lantern.api.withdraw({ body }, caller)).data.id;
    }
    const body = { method: 'crypto', amount: 50_00, chain: 'BTC', requestId };
    return (await lantern.api.deposit({ body }, caller)).data.id;
  };
  const parts = await Promise.all(
    address.split('/').map((part) => (part.startsWith(':') ? value(part.slice(1)) : part)),
  );
  // A withdrawal is marked as paid after it was approved.
  if (address.endsWith('/pay')) await lantern.withdrawals.decide(id, parts.at(-2)!, 'approve');
  return parts.join('/');
}

async function make({ method, path: address, body }: Said): Promise<{ status: number; says: string }> {
  const response = await lantern.api.fetch(await filled(address), {
    method,
    headers: { 'api-key': lantern.variables.API_KEY!, 'content-type': 'application/json', accept: 'application/json' },
    body,
  });
  return { status: response.status, says: await response.text() };
}

describe('the console’s table', () => {
  const cells = rowsOf('QA console').flatMap(([call, text]) => [
    ...callsIn(call!),
    ...codeIn(text!).flatMap((code) => (/^[A-Z]+ \//.test(code) ? callsIn(`\`${code}\``) : [])),
  ]);

  it('is read', () => expect(cells.length).toBeGreaterThan(20));

  it.each(cells.map((said) => [`${said.method} ${said.path} ${said.body ?? ''}`, said] as const))(
    '%s does what it says',
    async (_, said) => {
      expect(await make(said)).toMatchObject({ status: 200 });
      await lantern.faults.clear();
    },
  );

  it('names the worlds that there are', { timeout: 120_000 }, async () => {
    const [, worlds] = rowsOf('QA console').find(([call]) => call!.includes('/__qa/worlds/'))!;
    for (const name of codeIn(worlds!)) expect(await lantern.qa.world(name as 'vip')).toHaveProperty('playerId');
  });
});

describe('the commands', () => {
  it('list the games of another provider as they stand there', async () => {
    const command = section('Games of other providers')
      .split('\n')
      .filter((line) => line.startsWith('    '))
      .join(' ');
    const [, address, body] = /https:\/\/<casino API>(\S+)\s.*-d '(.*)'/.exec(command)!;
    expect(await make({ method: 'POST', path: address!, body })).toMatchObject({ status: 200 });
    for (const { id, title } of (JSON.parse(body!) as { games: { id: string; title: string }[] }).games)
      expect((await lantern.api.getGame({ params: { id } })).data).toMatchObject({ title });
  });

  it('deploy a seed that the casino API takes', async () => {
    const ask = async (address: string, init?: RequestInit) => {
      const answer = await lantern.api.fetch(new URL(address).pathname, init as never);
      return new Response(await answer.text(), { status: answer.status });
    };
    const options = { ask: ask as unknown as Ask, patience: 0, pause: 1 };
    const seed = await readFile(pagesFile, 'utf8');
    await sendSeed(targetOf('preview'), lantern.variables.API_KEY!, seed, options);
    await expect(sendSeed(targetOf('preview'), 'another key', seed, options)).rejects.toThrow(
      'API_KEY here is not that of',
    );
  });

  it('open the operators’ pages', async () => {
    const named = [...new Set(codeIn(readme).filter((code) => /^(\/[a-z]{2})?\/__ops\/\w+/.test(code)))];
    expect(named.length).toBeGreaterThan(4);
    const headers = { ...(await operatorHeaders(lantern)), accept: 'text/html' };
    const answers = await Promise.all(
      named
        .filter((address) => !address.includes('/heads/'))
        .map(async (address) => [address, (await lantern.visitor().get(address, { headers })).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

it('the example of a test runs as it stands there', { timeout: 120_000 }, async () => {
  const [, code] = /```ts\n([^]*?)```/.exec(readme)!;
  const lines = code!.replaceAll('const lantern =', 'started = ').replaceAll('lantern.', 'started.');
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<unknown>;
  let started: Lantern | undefined;
  const starting = async () => (started = await startLantern());
  try {
    await new AsyncFunction('startLantern', 'expect', `let started;\n${lines}`)(starting, expect);
  } finally {
    await started?.stop();
  }
});
