/** An environment that is deployed to: its two Workers with what they are bound to, as the two wrangler.toml have it. */
import path from 'node:path';
import { root } from '../build';
import { readWranglerConfig, type WranglerConfig } from '../wrangler-config';
import { Refusal } from './platform';

export interface Worker {
  script: string;
  /** Its own address, without a trailing slash. */
  address: string;
  vars: Readonly<Record<string, string>>;
  /** What wrangler is given to upload it. */
  config: string;
  environment?: string;
}

export interface Target {
  name: string;
  edge: Worker;
  api: Worker;
  database: { id: string; name: string };
  buckets: readonly string[];
}

export const environments = ['preview', 'production'] as const;

function workerOf(file: string, config: WranglerConfig, environment: string): Worker {
  const { name, routes, vars } = config.env[environment]!;
  return {
    script: name!,
    address: `https://${routes![0]!.pattern}`,
    vars: vars ?? {},
    config: path.join(root, file),
    environment,
  };
}

/** The command by which a person asks an environment's own database. A branch's has no configuration that stays, and wrangler finds it by its name. */
export const askedBy = ({ database, api: { environment } }: Target, sql: string): string =>
  [
    `npx wrangler d1 execute ${database.name} --remote`,
    ...(environment ? [`--env ${environment} --config casino-api/wrangler.toml`] : []),
    `--command "${sql}"`,
  ].join(' ');

/** @throws Refusal for an environment that there is not */
export function targetOf(name: string | undefined): Target {
  if (!environments.some((each) => each === name))
    throw new Refusal(`Say where: ${environments.map((each) => `\`${each}\``).join(' or ')}.`);
  const environment = name!;
  const [edge, api] = [readWranglerConfig('wrangler.toml'), readWranglerConfig('casino-api/wrangler.toml')];
  const { d1_databases: [database] = [], r2_buckets: buckets = [] } = api.env[environment]!;
  return {
    name: environment,
    edge: workerOf('wrangler.toml', edge, environment),
    api: workerOf('casino-api/wrangler.toml', api, environment),
    database: { id: database!.database_id, name: database!.database_name },
    buckets: buckets.map(({ bucket_name }) => bucket_name),
  };
}
