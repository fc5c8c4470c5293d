/** What has to hold between the environments of a wrangler.toml (DESIGN §7): nothing is inherited, so nothing may be forgotten. */
import type { WranglerConfig, WranglerEnvironment } from './wrangler-config';

/** Every binding of an environment by kind and name, with the value that must not be shared. */
function bindingsOf(environment: WranglerEnvironment): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [name, value] of Object.entries(environment.vars ?? {})) found.set(`variable ${name}`, value);
  for (const { binding, service } of environment.services ?? []) found.set(`service ${binding}`, service);
  for (const { binding, database_id, database_name } of environment.d1_databases ?? [])
    found.set(`database ${binding}`, `${database_id} ${database_name}`);
  (environment.routes ?? []).forEach(({ pattern }, index) => found.set(`domain ${index + 1}`, pattern));
  if (environment.version_metadata) found.set(`version ${environment.version_metadata.binding}`, null);
  for (const { binding, dataset } of environment.analytics_engine_datasets ?? [])
    found.set(`metrics ${binding}`, dataset);
  for (const { binding, bucket_name } of environment.r2_buckets ?? []) found.set(`bucket ${binding}`, bucket_name);
  // A Durable Object lives in its own Worker's namespace, and the Workers' names differ.
  for (const { name, class_name } of environment.durable_objects?.bindings ?? [])
    found.set(`durable object ${name} (${class_name})`, null);
  return found;
}

/** Kinds of sections that these rules know; another one has to be taught to them first. */
const knownSections = new Set([
  'name',
  'routes',
  'main',
  'vars',
  'services',
  'd1_databases',
  'r2_buckets',
  'durable_objects',
  'migrations',
  'version_metadata',
  'analytics_engine_datasets',
]);

/** Objects of the testers' tools, which production has not. */
const forTesting = /^durable object (SANDBOX_PAYMENT|QA_CONSOLE) /;

/** @returns what is wrong, one sentence each; empty when all is well. */
export function environmentProblems(config: WranglerConfig): string[] {
  const { preview, production } = config.env;
  if (!preview || !production) return ['Both environments, preview and production, have to be there.'];
  const problems: string[] = [];
  for (const [name, environment] of Object.entries(config.env)) {
    for (const section of Object.keys(environment)) {
      if (!knownSections.has(section)) problems.push(`${name} has a section [${section}] that the rules do not know.`);
    }
  }
  const environments = { local: bindingsOf(config), preview: bindingsOf(preview), production: bindingsOf(production) };
  const all = new Set(Object.values(environments).flatMap((bindings) => [...bindings.keys()]));
  for (const [name, bindings] of Object.entries(environments)) {
    // Which values differ is judged between the two deployed environments; which bindings exist, between all three.
    for (const binding of all)
      if (name === 'production' && forTesting.test(binding)) {
        if (bindings.has(binding)) problems.push(`production has the ${binding}, which is the testers'.`);
      } else if (!bindings.has(binding) && !(name === 'local' && isOptionalLocally(binding)))
        problems.push(`${name} lacks the ${binding}.`);
  }
  for (const [binding, value] of environments.preview) {
    if (value && value === environments.production.get(binding))
      problems.push(`preview and production share the ${binding}.`);
  }
  return problems;
}

/** A mail service is only addressed where mails leave; a local product has no domain, no version and no metrics. */
const isOptionalLocally = (binding: string): boolean => /^(variable MAIL_|domain |version |metrics )/.test(binding);
