import { hostsPage, hostsPath } from './page';
import { refused } from '../../kernel/outcome';
import { finishHostTask, openHostTasks } from '../../features/loyalty';
import { answer } from '../../kernel/http/answer';
import { type Desk, type DoneBy, noteOf, seeOther, type Visit } from '../desk';
import { deskFacts } from '../menu';
import { placeOf, standingAt } from '../paging';
import { systemOf } from '../../kernel/player-client';
import { exclusionPort } from '../../features/exclusion';

/** Each is asked of its own player's object: who may not be offered anything is not to be written to. */
const shownAtOnce = 25;

async function page(visit: Visit, missing: string | null = null): Promise<Response> {
  const { context, at } = visit;
  const tasks = await openHostTasks(context.env.DB, placeOf(visit), shownAtOnce);
  const rows = await Promise.all(
    tasks.rows.map(async (task) => ({
      ...task,
      mayBeOffered: await systemOf(context.env, task.playerId, exclusionPort).mayBeOffered(at),
    })),
  );
  return hostsPage({ ...tasks, rows }, visit, missing);
}

async function finish(visit: Visit, form: URLSearchParams, { actor }: DoneBy): Promise<Response> {
  const [task, note] = [form.get('task') ?? '', noteOf(form)];
  if (note === '') return page(visit, task);
  const isFinished = await finishHostTask(visit.context.env.DB, task, { actor, note }, visit.at);
  return isFinished
    ? seeOther(standingAt(visit, deskFacts.hosts.path, {}, hostsPath(visit.language)))
    : answer(refused('not_found'), visit.language);
}

/** What waits for the VIP hosts. */
export const hostsDesk: Desk = {
  ...deskFacts.hosts,
  pages: { '': (visit) => page(visit) },
  acts: { finish: { roles: ['bonus', 'support'], run: finish } },
};
