import type { Context, Hono } from 'hono';
import { hostsPage, hostsPath } from './page';
import { refused } from '../../kernel/outcome';
import { finishHostTask, openHostTasks } from '../../features/loyalty';
import { answer } from '../../kernel/http/answer';
import type { ApiContext } from '../../kernel/http/api-context';
import { readText } from '../../kernel/http/body';
import { actorOf, noteOf } from '../till/routes';
import { systemOf } from '../../kernel/player-client';
import { exclusionPort } from '../../features/exclusion';

/** Each is asked of its own player's object: who may not be offered anything is not to be written to. */
const shownAtOnce = 25;

async function page(context: Context<ApiContext>, missing: string | null = null): Promise<Response> {
  const { at, language } = context.get('facts');
  const tasks = await openHostTasks(context.env.DB, shownAtOnce);
  const shown = await Promise.all(
    tasks.map(async (task) => ({
      ...task,
      mayBeOffered: await systemOf(context.env, task.playerId, exclusionPort).mayBeOffered(at),
    })),
  );
  return hostsPage(shown, language, missing);
}

/** What waits for the VIP hosts, behind the door of `/__ops/`. */
export function hostRoutes(app: Hono<ApiContext>): void {
  app.get('/__ops/hosts', (context) => page(context));
  app.post('/__ops/hosts', async (context) => {
    const { at, language } = context.get('facts');
    const text = await readText(context.req.raw);
    if (!text.ok) return answer(text, language);
    const form = new URLSearchParams(text.data);
    const [task, note] = [form.get('task') ?? '', noteOf(form)];
    if (note === '') return page(context, task);
    if (!(await finishHostTask(context.env.DB, task, { actor: actorOf(context), note }, at)))
      return answer(refused('not_found'), language);
    return new Response(null, { status: 303, headers: { location: hostsPath(language), 'cache-control': 'no-store' } });
  });
}
