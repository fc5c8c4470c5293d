/** Which alerts ring, asked of what was measured. */
import { asked, Refusal, type Platform } from '../deploy/platform';
import { readWranglerConfig } from '../wrangler-config';
import { alerts, windowQuery, worstQuery, type Alert } from './objectives';

export interface Ringing {
  alert: Alert;
  /** The part that is bad in the first window. */
  part: number;
}

interface Counted {
  total: number;
  bad: number;
}

/** Numbers that are large come as text. */
type Row = Partial<Record<string, number | string | null>>;

async function rowsOf({ client, account }: Platform, query: string): Promise<Row[]> {
  const answer = await asked('What was measured could not be read', () =>
    client.post<{ data?: Row[] }>(`/accounts/${account}/analytics_engine/sql`, {
      body: query,
      headers: { 'content-type': 'text/plain' },
    }),
  );
  return answer.data ?? [];
}

async function count(platform: Platform, query: string): Promise<Counted> {
  const [row] = await rowsOf(platform, query);
  if (!row) throw new Refusal('What was measured could not be read: the answer has no row.');
  return { total: Number(row.total ?? 0), bad: Number(row.bad ?? 0) };
}

/** Where an environment's Workers write what they measure. */
export const datasetOf = (environment: string): string =>
  readWranglerConfig('wrangler.toml').env[environment]!.analytics_engine_datasets![0]!.dataset;

/** @param dataset as wrangler.toml names it @throws Refusal when it cannot be known: silence is no answer */
export async function ringing(platform: Platform, dataset: string): Promise<Ringing[]> {
  const known = new Map<string, Promise<Counted>>();
  const countOf = (query: string): Promise<Counted> => {
    const counting = known.get(query) ?? count(platform, query);
    known.set(query, counting);
    return counting;
  };
  const found: Ringing[] = [];
  for (const alert of alerts) {
    const parts: number[] = [];
    for (const { minutes, above } of alert.windows) {
      const { total, bad } = await countOf(windowQuery(alert, minutes, dataset));
      if (total < alert.least || bad / total <= above) break;
      parts.push(bad / total);
    }
    if (parts.length === alert.windows.length) found.push({ alert, part: parts[0]! });
  }
  return found;
}

const percent = (part: number): string => `${(part * 100).toFixed(2)} %`;

/** A line for whoever is on call. */
export const told = ({ alert: { id, title, severity, runbook }, part }: Ringing): string =>
  `${severity === 'page' ? 'PAGE' : 'ticket'} ${id}: ${title} (${percent(part)}). ${runbook}`;

/** What is bad just now of what an alert counts, a line each, the most frequent first: `    12 × POST /rounds: 500 internal_error`. */
export async function worst(platform: Platform, { windows, counts, bad }: Alert, dataset: string): Promise<string[]> {
  const rows = await rowsOf(platform, worstQuery({ counts, bad }, windows.at(-1)!.minutes, dataset));
  return rows.flatMap(({ method, route, status, result, times }) => {
    const what = [method, route].filter(Boolean).join(' ');
    const how = [Number(status) || null, result].filter(Boolean).join(' ');
    return what ? [`    ${times} × ${what}${how && `: ${how}`}`] : [];
  });
}
