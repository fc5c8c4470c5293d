/** Back to the versions of both Workers that served before, under the same lock as a deployment. The database stays as it is, which is why not every way back is open. */
import type { Host } from './deploy';
import { both, lead, serving, stepper } from './deploy';
import { begin, history, mark, served, type Deployed, type Whole } from './history';
import { withLock, type Query } from './lock';
import { appliedTo, isContract } from './migrate';
import { Refusal, type Versions } from './platform';
import { smokeTest } from './smoke';
import type { Target } from './target';

/** What stands now, and what to go back to: what stood before it. A rollback counts as the deployment that it went back to; from a deployment that was cut the way leads to the last whole one. */
function currentAndBefore(all: readonly Deployed[]): { current: Whole; before: Whole } {
  const whole = all.filter(served);
  const [current] = whole;
  if (!current) throw new Refusal('Nothing was deployed here by `npm run deploy` yet.');
  const [newest] = all;
  if (newest!.state === 'started' && newest!.backTo === null) return { current, before: current };
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
  const lock = { who: host.who, what: `rollback of ${target.name}`, seconds: host.lockSeconds, say: host.say };
  return withLock(query, lock, async (held) => {
    const step = stepper(held, host.say);
    const all = await history(query);
    const { current, before } = currentAndBefore(all);
    const closed = await tooNew(query, all, before);
    if (closed.length > 0)
      throw new Refusal(
        `There is no way back to ${before.commit.slice(0, 12)}: its code needs what ${closed.join(', ')} took away since. Deploy a commit that mends it instead.`,
      );
    const now = await serving(host.platform, target);
    if (now && (now.api !== current.versions.api || now.edge !== current.versions.edge))
      host.say(
        'What serves is not what the last whole deployment left: something was cut, or deployed by other means.',
      );
    const id = await begin(query, {
      who: host.who,
      commit: before.commit,
      artefact: '',
      knows: before.knows,
      backTo: before.id,
    });
    await step(`Back to ${before.commit.slice(0, 12)}, deployed at ${before.at} …`, () =>
      lead(host.platform, target, before.versions, `Rollback to deployment ${before.id}`),
    );
    await step('Smoke test …', () => smokeTest(both(target, before.versions), host));
    await mark(query, id, 'done', before.versions);
    return before.versions;
  });
}
