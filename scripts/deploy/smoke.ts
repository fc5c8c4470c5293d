/** Whether what was just deployed answers, is the version that was deployed, and says that it is ready. */
import { Refusal } from './platform';
import type { Target, Worker } from './target';

export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

export interface SmokeOptions {
  ask: Ask;
  /** For what lies behind Cloudflare Access. */
  headers?: Record<string, string>;
  /** How long the platform has to bring a version to where it is asked, in milliseconds. */
  patience: number;
  /** Between two looks, in milliseconds. */
  pause: number;
}

interface Health {
  status?: string;
  missing?: string[];
  version?: string | null;
}

/** @returns what is wrong, or null */
async function look(address: string, version: string, { ask, headers = {} }: SmokeOptions): Promise<string | null> {
  try {
    const response = await ask(`${address}/health/ready`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const health = (await response.json().catch(() => null)) as Health | null;
    if (!health?.status) return `${address} answers ${response.status} and no health`;
    if (health.version !== version)
      return `${address} serves version ${health.version ?? 'unknown'}, not yet ${version}`;
    return health.status === 'ready' ? null : `${address} lacks ${(health.missing ?? []).join(', ') || 'something'}`;
  } catch (error) {
    const { cause } = error as { cause?: Error };
    return `${address} does not answer: ${(cause ?? (error as Error)).message}`;
  }
}

/** @throws Refusal when it does not come to be ready */
export async function smokeTest(
  expected: readonly { worker: Worker; version: string }[],
  options: SmokeOptions,
): Promise<void> {
  const until = Date.now() + options.patience;
  for (const { worker, version } of expected) {
    for (;;) {
      const wrong = await look(worker.address, version, options);
      if (wrong === null) break;
      if (Date.now() >= until) throw new Refusal(`The smoke test failed: ${wrong}.`);
      await new Promise((resolve) => setTimeout(resolve, options.pause));
    }
  }
}

const strangerKey = ({ api }: Target): string =>
  `API_KEY here is not that of ${api.script}. Give the one that was kept, or put this one in both Workers (docs/operations/account.md, step 4), and run it again.`;

const seedCall = (apiKey: string, body: string, { headers }: Pick<SmokeOptions, 'headers'>): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'api-key': apiKey, 'content-type': 'application/json' },
  body,
  redirect: 'manual',
});

/**
 * What is wrong with a key at the casino API that serves, or null; nothing is sent that it could take. One that does not answer says nothing of it.
 */
export async function keyProblem(
  target: Target,
  apiKey: string,
  options: Pick<SmokeOptions, 'ask' | 'headers'>,
): Promise<string | null> {
  const asked = { ...seedCall(apiKey, 'nothing', options), signal: AbortSignal.timeout(10_000) };
  const answer = await options.ask(`${target.api.address}/__internal/seed`, asked).catch(() => null);
  return answer?.status === 401 ? strangerKey(target) : null;
}

/** Fills the catalogue and the pages of the build; repeating it changes nothing. @throws Refusal */
export async function sendSeed(target: Target, apiKey: string, seed: string, options: SmokeOptions): Promise<void> {
  const until = Date.now() + options.patience;
  for (;;) {
    const answer = await options
      .ask(`${target.api.address}/__internal/seed`, {
        ...seedCall(apiKey, seed, options),
        signal: AbortSignal.timeout(120_000),
      })
      .catch((error: Error) => error);
    if (answer instanceof Response && answer.ok) return;
    if (answer instanceof Response && answer.status === 401) throw new Refusal(strangerKey(target));
    const said =
      answer instanceof Response
        ? `answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`
        : `does not answer: ${answer.message}`;
    // A new address takes a while; a seed that is refused stays so.
    const isFinal = answer instanceof Response && [400, 403, 413, 422].includes(answer.status);
    if (isFinal || Date.now() >= until) throw new Refusal(`The seed was not taken: ${target.api.address} ${said}`);
    await new Promise((resolve) => setTimeout(resolve, options.pause));
  }
}
