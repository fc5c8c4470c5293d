/** Which alerts ring, asked of what was measured. */
import { asked, Refusal, type Platform } from '../deploy/platform';
import { readWranglerConfig } from '../wrangler-config';
import { alerts, windowQuery, type Alert } from './objectives';

export interface Ringing {
  alert: Alert;
  /** The part that is bad in the first window. */
  part: number;
}

interface Counted {
  total: number;
  bad: number;
}

async function count({ client, account }: Platform, query: string): Promise<Counted> {
  const answer = await asked('What was measured could not be read', () =>
    client.post<{ data?: { total: number | string | null; bad: number | string | null }[] }>(
      `/accounts/${account}/analytics_engine/sql`,
      { body: query, headers: { 'content-type': 'text/plain' } },
    ),
  );
  const [row] = answer.data ?? [];
  if (!row) throw new Refusal('What was measured could not be read: the answer has no row.');
  // Large numbers come as text.
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
