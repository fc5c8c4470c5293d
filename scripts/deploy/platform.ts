/** What a deployment asks of the platform's API, by the platform's own client. Whatever the API refuses is told with what was asked. */
import Cloudflare from 'cloudflare';

/** A person can mend it: told in words, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export type Row = Record<string, string | number | null>;

/** The two Workers' versions that serve, or are to serve. */
export interface Versions {
  api: string;
  edge: string;
}

export interface Platform {
  client: Cloudflare;
  account: string;
  /** Runs statements, as one batch that is kept whole or not at all. @returns the rows of the last one */
  query: (database: string, sql: string, params?: readonly (string | number)[]) => Promise<Row[]>;
  /** The names of a Worker's secrets; null where there is no such Worker yet. */
  secretNames: (script: string) => Promise<string[] | null>;
  /** The version that has all of a Worker's traffic; null where there is none yet. */
  servingVersion: (script: string) => Promise<string | null>;
  /**
   * Divides a Worker's traffic among versions, in percent that make 100.
   * @returns which secrets that changes, in the platform's words, for a version holds those of its time; null: none
   */
  share: (script: string, shares: Readonly<Record<string, number>>, why: string) => Promise<string | null>;
}

const saidIn = ({ error }: InstanceType<typeof Cloudflare.APIError>): { code?: number; message?: string }[] =>
  (error as { errors?: { code?: number; message?: string }[] } | undefined)?.errors ?? [];

const wordsOf = (error: InstanceType<typeof Cloudflare.APIError>): string => {
  const words = saidIn(error)
    .map(({ code, message }) => `${message ?? ''}${code ? ` (${code})` : ''}`)
    .join('; ');
  return words || error.message;
};

/** The platform leads to an older version with other secrets only where that is meant. */
const secretsChanged = 10_220;
const isOfSecrets = (error: unknown): error is InstanceType<typeof Cloudflare.APIError> =>
  error instanceof Cloudflare.APIError && saidIn(error).some(({ code }) => code === secretsChanged);

/** Does it, and says what was being done when the platform refuses. @throws Refusal */
export async function asked<Result>(what: string, work: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Cloudflare.APIError)
      throw new Refusal(`${what}: the platform answered ${error.status ?? 'nothing'}: ${wordsOf(error)}`, {
        cause: error,
      });
    throw error;
  }
}

/** The result, or null where the platform knows nothing of the kind. */
export async function unlessMissing<Result>(work: () => PromiseLike<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Cloudflare.NotFoundError) return null;
    throw error;
  }
}

export async function listed<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

/** @throws Refusal naming what the environment lacks */
export function connect(environment: NodeJS.ProcessEnv): Platform {
  const { CLOUDFLARE_API_TOKEN: apiToken, CLOUDFLARE_ACCOUNT_ID: account } = environment;
  const missing = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'].filter((name) => !environment[name]);
  if (!apiToken || !account)
    throw new Refusal(
      `${missing.join(' and ')} must be set; docs/operations/account.md says what the token has to be allowed.`,
    );
  const baseURL = environment.CLOUDFLARE_API_BASE_URL;
  // What writes is not sent twice by itself: whoever runs it looks first at what came of it.
  const client = new Cloudflare({ apiToken, ...(baseURL ? { baseURL } : {}), maxRetries: 0, timeout: 60_000 });
  const script = (name: string) => `/accounts/${account}/workers/scripts/${name}`;

  return {
    client,
    account,
    query: (database, sql, params = []) =>
      asked('The database', async () => {
        const given = { account_id: account, sql, params: params.map(String) };
        const results = await listed(client.d1.database.query(database, given));
        return (results.at(-1)?.results ?? []) as Row[];
      }),
    secretNames: (name) =>
      asked(`The secrets of ${name} could not be read`, () =>
        unlessMissing(async () => {
          const secrets = await listed(client.workers.scripts.secrets.list(name, { account_id: account }));
          return secrets.map((secret) => secret.name);
        }),
      ),
    servingVersion: (name) =>
      asked(`What ${name} serves could not be read`, async () => {
        type Listed = { result: { deployments: { versions: { version_id: string; percentage: number }[] }[] } };
        const found = await unlessMissing(() => client.get<Listed>(`${script(name)}/deployments`));
        return found?.result.deployments[0]?.versions.find(({ percentage }) => percentage === 100)?.version_id ?? null;
      }),
    share: (name, shares, why) =>
      asked(`${name} could not be led to its version ${Object.keys(shares)[0]}`, async () => {
        const given = {
          account_id: account,
          strategy: 'percentage' as const,
          versions: Object.entries(shares).map(([version, percentage]) => ({ version_id: version, percentage })),
          annotations: { 'workers/message': why },
        };
        try {
          await client.workers.scripts.deployments.create(name, given);
          return null;
        } catch (error) {
          if (!isOfSecrets(error)) throw error;
          await client.workers.scripts.deployments.create(name, { ...given, force: true });
          return wordsOf(error);
        }
      }),
  };
}
