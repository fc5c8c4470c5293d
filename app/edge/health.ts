/**
 * Whether the edge app lives (`/health`), and whether a page can be made (`/health/ready`): its own variables, and the casino API behind it. Open to all, so
 * it names what is missing and never what anything holds; the API is asked at most once in five seconds, however often this is asked.
 */
import { casinoApiTransport } from './api-transport';
import { EdgeVariables, readEnv, type EdgeEnv } from './env';

/** How long an answer stands, in milliseconds. */
const standsFor = 5_000;
/** An API that is slower than this is away, in milliseconds. */
const patience = 2_500;

interface Ready {
  missing?: unknown;
}

/** What the casino API says that it lacks, each with `casino API` before it. */
async function missingAtApi(url: URL, env: EdgeEnv): Promise<string[]> {
  const { base, fetch } = casinoApiTransport(url, env);
  try {
    const answer = await fetch(new Request(`${base}/health/ready`, { signal: AbortSignal.timeout(patience) }));
    // An outside casino API has no such address: that it answers is all that can be known.
    if (env.CASINO_API_URL && answer.status < 500) return [];
    if (answer.ok) return [];
    const { missing } = (await answer.json().catch(() => ({}))) as Ready;
    const names = Array.isArray(missing) ? missing.filter((name) => typeof name === 'string') : [];
    return names.length > 0 ? names.map((name) => `casino API: ${name}`) : [`casino API: answers ${answer.status}`];
  } catch {
    return ['casino API: does not answer'];
  }
}

async function findMissing(url: URL, raw: object): Promise<string[]> {
  const parsed = EdgeVariables.safeParse(raw);
  if (!parsed.success) return [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  try {
    return await missingAtApi(url, readEnv(raw));
  } catch {
    return [parsed.data.QA === 'on' && parsed.data.ENVIRONMENT === 'production' ? 'QA' : 'CASINO_API'];
  }
}

const found = new WeakMap<object, { at: number; missing: Promise<string[]> }>();

function missingNow(url: URL, raw: object, now: number): Promise<string[]> {
  let kept = found.get(raw);
  if (!kept || now - kept.at >= standsFor) found.set(raw, (kept = { at: now, missing: findMissing(url, raw) }));
  return kept.missing;
}

const answer = (body: object, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** The answer to a look at the Worker's health; null for any other request. */
export async function healthOf({ method }: Request, url: URL, raw: object, now: number): Promise<Response | null> {
  if (!['/health', '/health/ready'].includes(url.pathname) || !['GET', 'HEAD'].includes(method)) return null;
  const version = (raw as { VERSION?: WorkerVersionMetadata }).VERSION?.id ?? null;
  if (url.pathname === '/health') return answer({ status: 'ok', version }, 200);
  const missing = await missingNow(url, raw, now);
  return missing.length === 0
    ? answer({ status: 'ready', missing, version }, 200)
    : answer({ status: 'not_ready', missing, version }, 503, { 'retry-after': '5' });
}
