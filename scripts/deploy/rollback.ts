/** Back to the versions of both Workers that served before, under the same lock as a deployment. The database stays as it is, which is why not every way back is open. */
import type { Host } from './deploy';
import { both, lead, lockOf, serving, stepper } from './deploy';
import { begin, history, isSame, mark, served, type Deployed, type Whole } from './history';
import { withLock, type Query } from './lock';
import { appliedTo, isContract } from './migrate';
import { Refusal, type Versions } from './platform';
import { smokeTest } from './smoke';
import type { Target } from './target';

/**
 * What to go back to: what stood before the last whole deployment, or that one where another was cut or could not be taken back. A rollback counts as
 * the deployment that it went back to.
 * @param now what serves; null where no version has all of the traffic
 */
function wayBack(all: readonly Deployed[], now: Versions | null): { current: Whole; before: Whole } {
  const whole = all.filter(served);
  const [current] = whole;
  if (!current) throw new Refusal('Nothing was deployed here by `npm run deploy` yet.');
  const [newest] = all;
  const isUnfinished = newest!.backTo === null && ['started', 'failed'].includes(newest!.state);
  if (isUnfinished && !(now && isSame(now, current.versions))) return { current, before: current };
  const from = current.backTo ?? current.id;
  const before = whole.find(
    ({ id, backTo, versions }) => id < from && backTo === null && versions.api !== current.versions.api,
  );
  if (!before) throw new Refusal('There is no deployment before this one to go back to.');
  return { current, before };
}

/** Contract migrations that the older code was not made for: those that the database has had, and those that were sent and never heard of. */
async function tooNew(query: Query, all: readonly Deployed[], { id, knows }: Whole): Promise<string[]> {
  const had = [...(await appliedTo(query))].filter(isContract);
  const unheard = all.flatMap(({ id: of, contracting }) => (of > id && contracting ? [contracting] : []));
  return [...new Set([...had, ...unheard])].filter((name) => !knows.includes(name)).sort();
}

/** @throws Refusal when there is no way back, or it is closed */
export async function rollback(target: Target, host: Omit<Host, 'upload' | 'apiKey' | 'seed'>): Promise<Versions> {
  const query: Query = (sql, params) => host.platform.query(target.database.id, sql, params);
  return withLock(query, lockOf(target, host, `rollback of ${target.name}`), async (held) => {
    const step = stepper(held, host.say);
    const all = await history(query);
    const now = await serving(host.platform, target);
    const { current, before } = wayBack(all, now);
    const closed = await tooNew(query, all, before);
    if (closed.length > 0)
      throw new Refusal(
        `There is no way back to ${before.commit.slice(0, 12)}: its code needs what ${closed.join(', ')} took away since. Deploy a commit that mends it instead.`,
      );
    if (!now || !isSame(now, current.versions))
      host.say(
        'What serves is not what the last whole deployment left: something was cut, deployed by other means, or a secret was changed since.',
      );
    const id = await begin(query, {
      who: host.who,
      commit: before.commit,
      artefact: '',
      knows: before.knows,
      backTo: before.id,
    });
    await step(`Back to ${before.commit.slice(0, 12)}, deployed at ${before.at} …`, () =>
      lead(host, target, before.versions, `Rollback to deployment ${before.id}`),
    );
    await mark(query, id, 'serving', before.versions);
    try {
      await step('Smoke test …', () => smokeTest(both(target, before.versions), host));
    } catch (error) {
      throw new Refusal(`${(error as Error).message}\nWhat served before serves all the same.`, { cause: error });
    }
    await mark(query, id, 'done');
    return before.versions;
  });
}
