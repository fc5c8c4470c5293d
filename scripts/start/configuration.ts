/**
 * What the product is configured by, from weakest to strongest: `wrangler.toml`, what the start works out itself, `.dev.vars`,
 * the process's environment. A variable that is missing or broken stops the start, by name.
 */
import path from 'node:path';
import { z } from 'zod';
import { ConfigurationError, readSettings } from '../../casino-api/src/kernel/env';
import { EdgeVariables } from '../../app/edge/env';
import { root } from '../build';
import type { Variables } from '../runtime';
import { readWranglerConfig } from '../wrangler-config';
import { readDevVars } from './dev-vars';
import { anyFreePort } from './processes';
import { localSecrets } from './secrets';

/** What the start itself obeys. */
const StartOptions = z.object({
  PORT: z.coerce.number({ invalid_type_error: 'a port number, 0 to 65535' }).int().min(0).max(65_535).default(8788),
  HOST: z.string().min(1).default('127.0.0.1'),
  STATE_DIR: z.string().min(1).default('.state'),
});

export interface Configuration {
  port: number;
  host: string;
  /** Absolute. */
  stateDir: string;
  edge: Variables;
  api: Variables;
}

/** Every broken variable with what it should hold; never what it holds. */
export class BrokenConfiguration extends Error {
  override name = 'BrokenConfiguration';
  constructor(readonly problems: string[]) {
    super(
      [
        'The configuration is not complete:',
        ...problems.map((problem) => `  ${problem}`),
        '  .dev.vars.example explains every variable.',
      ].join('\n'),
    );
  }
}

/** Names that `.dev.vars.example` explains: only these are taken from the environment. */
export const variableNames = async (): Promise<string[]> =>
  Object.keys((await readDevVars(path.join(root, '.dev.vars.example'))) ?? {});

const shouldHold: Record<string, string> = {
  ENVIRONMENT: '`local`, `preview` or `production`',
  SITE_ORIGIN: 'the origin of the site, such as https://lantern.example',
  CASINO_API_URL: 'the http or https address of a casino API, or nothing for the embedded one',
  CASINO_API_URL_ALTERNATE: 'the http or https address of the casino API on the second domain, or nothing',
  ALTERNATE_HOST: 'the host name of the second domain, or nothing',
  GEOLOCATION_URL: 'the http or https address of the geolocation lookup, or nothing',
  CHECKOUT_PAGE: 'the origin of the hosted card page, such as https://checkout.stripe.com',
  QA: '`on` or `off`',
  API_KEY: 'the key that the edge app sends to the casino API, 32 characters or more',
  SESSION_SECRET: 'the secret that signs sessions and links, 32 characters or more',
  PORT: 'a port number, 0 to 65535',
  HOST: 'the address to listen on, such as 127.0.0.1 or 0.0.0.0',
  STATE_DIR: 'the folder that keeps the data',
};

/** A variable that holds nothing is not set: the example file may be copied as it is. */
const withoutEmpty = <Given extends NodeJS.Dict<string> | null>(
  variables: Given,
): Given extends null ? Variables | null : Variables =>
  (variables && Object.fromEntries(Object.entries(variables).filter(([, value]) => value))) as Given extends null
    ? Variables | null
    : Variables;

const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path: [name], message }) => `${String(name)} should hold ${shouldHold[String(name)] ?? message}`);

/** What neither Worker's schema can tell alone. */
function checkTogether(edge: Variables): string[] {
  return edge.QA === 'on' && edge.ENVIRONMENT === 'production'
    ? ['QA should hold `off`: the QA console is never open in production']
    : [];
}

function check(edge: Variables, api: Variables): string[] {
  const problems = new Set<string>(checkTogether(edge));
  const parsed = EdgeVariables.safeParse(edge);
  if (!parsed.success) problemsOf(parsed.error).forEach((problem) => problems.add(problem));
  const named = new Set([...problems].map((problem) => problem.split(' ')[0]));
  try {
    readSettings(api);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const { variable, shouldHold: holds } of error.variables) {
      if (!named.has(variable)) problems.add(`${variable} should hold ${holds}`);
    }
  }
  return [...problems];
}

/**
 * Reads and checks everything. Without a `.dev.vars`, a local product gets secrets of its own, kept in the state directory.
 * @throws BrokenConfiguration
 */
export async function readConfiguration(
  environment: NodeJS.ProcessEnv = process.env,
  file = path.join(root, '.dev.vars'),
): Promise<Configuration> {
  const devVars = withoutEmpty(await readDevVars(file));
  const own = StartOptions.safeParse({ ...devVars, ...withoutEmpty(environment) });
  if (!own.success) throw new BrokenConfiguration(problemsOf(own.error));
  const { HOST: host } = own.data;
  // The address stands in mailed links, so "any port" is settled before anything starts.
  const port = own.data.PORT || (await anyFreePort(host));
  const stateDir = path.resolve(root, own.data.STATE_DIR);

  const names = await variableNames();
  const given = Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
  const isLocal = (given.ENVIRONMENT ?? devVars?.ENVIRONMENT ?? 'local') === 'local';
  const secrets = devVars === null && isLocal ? await localSecrets(stateDir) : {};
  const workedOut: Variables = { SITE_ORIGIN: `http://localhost:${port}` };
  const over = { ...secrets, ...workedOut, ...devVars, ...given };
  const edge = { ...readWranglerConfig('wrangler.toml').vars, ...over };
  const api = { ...readWranglerConfig('casino-api/wrangler.toml').vars, ...over };
  const problems = check(edge, api);
  if (problems.length) throw new BrokenConfiguration(problems);
  return { port, host, stateDir, edge, api };
}
