/** Before anything is touched: whether everything is there that the deployment and the deployed Workers need, each missing thing by its name. */
import { ConfigurationError, readSettings } from '../../casino-api/src/kernel/env';
import { EdgeVariables } from '../../app/edge/env';
import { asked, listed, unlessMissing, type Platform } from './platform';
import { keyProblem, type SmokeOptions } from './smoke';
import type { Target, Worker } from './target';

type Variables = Readonly<Record<string, string>>;
/** @returns the names of the variables that are missing or broken */
type Check = (variables: Variables) => string[];

const brokenAtApi: Check = (variables) => {
  try {
    readSettings(variables);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.variables.map(({ variable }) => variable);
  }
};

const brokenAtEdge: Check = (variables) =>
  EdgeVariables.safeParse(variables).error?.issues.map(({ path }) => String(path[0])) ?? [];

/** The platform tells a secret's name and never what it holds: one of these fits whatever a variable has to look like. */
const placeholders = [
  'a-placeholder-of-forty-characters-or-more',
  'https://placeholder.example',
  '{}',
  'a@a.example,b@b.example',
  'google',
];

/** What a Worker's own checks would miss, given its variables and the names of its secrets. All of it, also what is only asked for once the rest is there. */
export function missingSecrets(check: Check, variables: Variables, secrets: readonly string[]): string[] {
  const values: Record<string, string> = { ...variables };
  const tried = new Map<string, number>();
  const missing = new Set<string>();
  const next = (name: string): boolean => {
    const index = tried.get(name) ?? 0;
    tried.set(name, index + 1);
    values[name] = placeholders[index] ?? '';
    return index < placeholders.length;
  };
  for (const name of secrets) next(name);
  for (;;) {
    const broken = [...new Set(check(values))];
    for (const name of broken) if (!secrets.includes(name)) missing.add(name);
    if (broken.filter(next).length === 0) return [...missing].sort();
  }
}

const workers = (target: Target): [Worker, Check, file: string][] => [
  [target.api, brokenAtApi, 'casino-api/wrangler.toml'],
  [target.edge, brokenAtEdge, 'wrangler.toml'],
];

async function secretProblems(platform: Platform, target: Target): Promise<string[]> {
  const problems: string[] = [];
  for (const [{ script, vars }, check, file] of workers(target)) {
    const names = (await platform.secretNames(script)) ?? [];
    const missing = missingSecrets(check, vars, names);
    if (missing.length > 0)
      problems.push(
        `${script} lacks ${missing.join(', ')}. Each is set by: npx wrangler secret put <name> --env ${target.name} --config ${file}`,
      );
  }
  return problems;
}

async function bindingProblems({ client, account }: Platform, { database, buckets }: Target): Promise<string[]> {
  const problems: string[] = [];
  const found = await asked(`The database ${database.name} could not be looked up`, () =>
    unlessMissing(() => client.d1.database.get(database.id, { account_id: account })),
  );
  if (!found)
    problems.push(
      `There is no database ${database.id}. Make it by: npx wrangler d1 create ${database.name}, and put its id into casino-api/wrangler.toml.`,
    );
  else if (found.name !== database.name)
    problems.push(
      `The database ${database.id} is called ${found.name}, not ${database.name} as casino-api/wrangler.toml has it.`,
    );
  for (const bucket of buckets) {
    const there = await asked(`The bucket ${bucket} could not be looked up`, () =>
      unlessMissing(() => client.r2.buckets.get(bucket, { account_id: account })),
    );
    if (!there) problems.push(`There is no bucket ${bucket}. Make it by: npx wrangler r2 bucket create ${bucket}`);
  }
  return problems;
}

/** @returns what is missing, a sentence each @throws Refusal when something could not be looked up */
export async function preflight(
  platform: Platform,
  target: Target,
  environment: NodeJS.ProcessEnv,
  asking: Pick<SmokeOptions, 'ask' | 'headers'>,
): Promise<string[]> {
  const { API_KEY: key = '' } = environment;
  const own =
    key.length >= 32
      ? await keyProblem(target, key, asking)
      : 'API_KEY must be set here as the casino API has it: the seed is sent with it.';
  return [
    ...(own ? [own] : []),
    ...(await secretProblems(platform, target)),
    ...(await bindingProblems(platform, target)),
  ];
}

/** Whether somebody who is not logged in can see an address: every preview lies behind an application of Cloudflare Access. */
export async function isGuarded({ client, account }: Platform, address: string): Promise<boolean> {
  const host = new URL(address).host;
  const applications = await asked('The applications of Cloudflare Access could not be read', () =>
    listed(client.zeroTrust.access.applications.list({ account_id: account })),
  );
  return applications.some((application) => {
    if (application.type !== 'self_hosted') return false;
    const { domain, destinations, policies } = application as {
      domain?: string;
      destinations?: { type?: string; uri?: string }[];
      policies?: { decision?: string }[];
    };
    const named = [domain, ...(destinations ?? []).map(({ uri }) => uri)].filter((each) => each !== undefined);
    // A whole host, or all hosts below one: an application of a path leaves the rest open.
    const covers = named.some((each) => {
      const whole = each.replace(/\/\*?$/, '');
      return (
        whole === host ||
        (whole.startsWith('*.') && host.endsWith(whole.slice(1)) && !host.slice(0, -whole.length + 1).includes('.'))
      );
    });
    const decisions = (policies ?? []).map(({ decision }) => decision);
    return covers && decisions.length > 0 && !decisions.includes('bypass');
  });
}
