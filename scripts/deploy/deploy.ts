/**
 * A deployment, from the bytes that were tested to their mark in the history: expand, both Workers, seed, smoke test, contract. What fails before the
 * smoke test has passed leaves the version before serving. One that was cut can be run again: what is done is found done.
 */
import { migrations, type Migration } from '../migrations';
import type { Tested } from './artefact';
import { releaseGradually, type Gradually } from './gradually';
import { begin, history, isSame, mark, markContracting, served, type Deployed } from './history';
import { freeing, LockLost, withLock, type Lock, type LockOptions, type Query } from './lock';
import { applyMigrations, isContract } from './migrate';
import { Refusal, type Platform, type Versions } from './platform';
import { sendSeed, smokeTest, type SmokeOptions } from './smoke';
import { askedBy, type Target, type Worker } from './target';
import type { Upload } from './upload';

export interface Host extends SmokeOptions {
  platform: Platform;
  upload: Upload;
  who: string;
  apiKey: string;
  /** What the seed call takes. */
  seed: string;
  say: (line: string) => void;
  /** How long the lock holds without being renewed, in seconds. */
  lockSeconds: number;
  /** How the edge app takes its traffic; left out: at once. The casino API always does, for objects have one version. */
  gradually?: Gradually;
  /** All that there are, unless told otherwise. */
  migrations?: readonly Migration[];
}

type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** The lock under which an environment is changed. */
export const lockOf = (
  target: Target,
  { who, lockSeconds, say }: Pick<Host, 'who' | 'lockSeconds' | 'say'>,
  what: string,
): LockOptions => ({
  who,
  what,
  freedBy: askedBy(target, freeing),
  seconds: lockSeconds,
  say,
});

/** Steps are told as they begin, and none begins once the lock is lost. */
export const stepper =
  (lock: Lock, say: Host['say']): Step =>
  async (name, work) => {
    lock.check();
    say(name);
    return work();
  };

/** What serves now; null before the first deployment is whole. */
export async function serving(platform: Platform, target: Target): Promise<Versions | null> {
  const [api, edge] = await Promise.all([target.api, target.edge].map(({ script }) => platform.servingVersion(script)));
  return api && edge ? { api, edge } : null;
}

/** For whoever has to go on by hand. */
async function whatServes(platform: Platform, target: Target): Promise<string> {
  const words = [target.api, target.edge].map(async ({ script }) => {
    const version = await platform.servingVersion(script).catch(() => null);
    return version ? `${script} serves ${version}.` : `What ${script} serves is not known.`;
  });
  return (await Promise.all(words)).join(' ');
}

/** Leads both Workers to versions that there are. The edge goes first where it goes back: an older edge knows a newer API, as it did in the deployment. */
export async function lead(
  { platform, say }: Pick<Host, 'platform' | 'say'>,
  target: Target,
  { api, edge }: Versions,
  why: string,
): Promise<void> {
  for (const [{ script }, version] of [
    [target.edge, edge],
    [target.api, api],
  ] as const) {
    const changed = await platform.share(script, { [version]: 100 }, why);
    if (changed)
      say(
        `  ${script} has the secrets of that time again. ${changed}. How one is put again: docs/operations/deploying.md.`,
      );
  }
}

interface Run {
  /** The last that was whole: what is gone back to. */
  before: Versions | null;
  host: Host;
  target: Target;
  query: Query;
  lock: Lock;
  step: Step;
  id: number;
}

/** What is expected to answer, by which version. */
export const both = (target: Target, versions: Versions): { worker: Worker; version: string }[] => [
  { worker: target.api, version: versions.api },
  { worker: target.edge, version: versions.edge },
];

async function bringOut({ host, target, step, before, lock }: Run): Promise<Versions> {
  const { platform, upload, say, gradually } = host;
  const api = await step('Deploy the casino API, with source maps …', () => upload(target.api));
  say(`  ${target.api.script} serves version ${api}.`);
  const aside = gradually !== undefined;
  const edge = await step('Deploy the edge app, with source maps …', () => upload(target.edge, { aside }));
  const versions = { api, edge };
  say(`  ${target.edge.script} ${aside ? 'has' : 'serves'} version ${edge}.`);
  await step('Seed …', () => sendSeed(target, host.apiKey, host.seed, host));
  if (gradually) {
    const told = (name: string) => {
      lock.check();
      say(name);
    };
    await releaseGradually(
      { ...host, platform, worker: target.edge, version: edge, before: before!.edge, step: told },
      gradually,
    );
  }
  await step('Smoke test …', () => smokeTest(both(target, versions), host));
  return versions;
}

/** Only a note: that it cannot be written hides nothing of what went wrong. */
const noteFailed = (query: Query, id: number): Promise<void> => mark(query, id, 'failed').catch(() => undefined);

/** What served before serves again, and the deployment says so. Whoever lost the lock touches nothing more. */
async function takeBack({ host, target, query, id, before }: Run, error: Error): Promise<never> {
  if (error instanceof LockLost) throw error;
  const told = (words: string) => new Refusal(`${error.message}\n${words}`, { cause: error });
  if (!before) throw told('There is no version before this one to go back to.');
  try {
    await lead(host, target, before, `Taken back: deployment ${id} failed`);
  } catch (fault) {
    throw told(
      `And the version before could not be brought back. ${(fault as Error).message}\n${await whatServes(host.platform, target)} Run the rollback once the platform answers.`,
    );
  } finally {
    await noteFailed(query, id);
  }
  throw told('The version before serves again.');
}

async function run(given: Run, all: readonly Migration[]): Promise<Versions> {
  const { host, query, step, id } = given;
  const { say } = host;
  const expanding = all.filter(({ name }) => !isContract(name));
  try {
    const done = await step('Migrate: expand …', () => applyMigrations(query, expanding));
    say(`  ${done.length > 0 ? `Applied ${done.join(', ')}.` : 'Nothing to apply.'}`);
  } catch (error) {
    await noteFailed(query, id);
    throw new Refusal(`${(error as Error).message}\nNo Worker was touched: the version before still serves.`, {
      cause: error,
    });
  }
  let versions: Versions;
  try {
    versions = await bringOut(given);
  } catch (error) {
    return takeBack(given, error as Error);
  }
  await mark(query, id, 'serving', versions);
  const contracting = all.filter(({ name }) => isContract(name));
  try {
    const done = await step('Migrate: contract …', () =>
      applyMigrations(query, contracting, {
        begin: (name) => markContracting(query, id, name),
        end: () => markContracting(query, id, null),
      }),
    );
    if (done.length > 0) say(`  Applied ${done.join(', ')}.`);
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nThe new version serves, and needs nothing of it. Mend the migration and deploy again.`,
      { cause: error },
    );
  }
  await mark(query, id, 'done');
  return versions;
}

/**
 * What serves, where nothing is in between: a secret that was put since made a version of its own, and the history takes that for the
 * deployment's. After a run that was cut or failed it is the last whole deployment.
 */
async function whatIsGoneBackTo({
  host: { platform, say },
  target,
  query,
  past,
}: Pick<Run, 'host' | 'target' | 'query'> & { past: readonly Deployed[] }): Promise<Versions | null> {
  const whole = past.find(served);
  const now = whole && whole === past[0] ? await serving(platform, target) : null;
  if (!whole || !now || isSame(now, whole.versions)) return whole?.versions ?? null;
  say(
    `What serves is not what deployment ${whole.id} left: a secret was changed since, or it was deployed by other means. It is what is gone back to.`,
  );
  await mark(query, whole.id, whole.state, now);
  return now;
}

/** @throws Refusal in words that say what serves now */
export async function deploy(target: Target, { artefact, commit }: Tested, host: Host): Promise<Versions> {
  const query: Query = (sql, params) => host.platform.query(target.database.id, sql, params);
  const all = host.migrations ?? (await migrations());
  const what = `deploy of ${commit.slice(0, 12)} to ${target.name}`;
  return withLock(query, lockOf(target, host, what), async (lock) => {
    const knows = all.map(({ name }) => name).filter(isContract);
    const past = await history(query);
    const [last] = past;
    if (last?.state === 'started')
      host.say(`Deployment ${last.id} of ${last.who} (${last.at}) was cut; what it did is found done.`);
    const before = await whatIsGoneBackTo({ host, target, query, past });
    if (host.gradually && !before)
      throw new Refusal(
        'No deployment of ours serves here yet that could share the traffic: deploy without `--gradually`.',
      );
    const id = await begin(query, { who: host.who, commit, artefact, knows });
    return run({ host, target, query, lock, step: stepper(lock, host.say), id, before }, all);
  });
}
