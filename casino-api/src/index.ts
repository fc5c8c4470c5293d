import { closeDay } from './ledger/books/close-day';
import { systemClock } from './kernel/clock';
import type { Env } from './kernel/env';
import { momentOf } from './kernel/moment';
import { createApp } from './app';
import { releasePromises, workOffLists } from './features/bonuses';
import { repeatRaces } from './features/content';
import { letGo } from './features/retention';
import { pollFeed } from './features/sports';
import { sendWaitingAnswers } from './features/support';
import { statementSources } from './statement-sources';

export { GuardObject } from './features/guard/guard-object';
export { JackpotObject } from './features/jackpots/jackpot-object';
export { MatchObject } from './features/sports/match-object';
export { PlayerObject } from './player/player-object';
export { RaceObject } from './features/races/race-object';
export { TableObject } from './features/tables/table-object';
export { VisitorObject } from './player/visitor-object';

/** It stands in wrangler.toml, too. */
const everyMinute = '* * * * *';
/** The feed of real matches is asked, answers go that a mail service did not take, lists of grants are worked off, budgets get back what was never taken, weekly races are made anew. */
const minutely = [pollFeed, sendWaitingAnswers, workOffLists, releasePromises, repeatRaces];
/** The day that is over is closed, and what is past its time is let go. */
const nightly = [(env: Env, at: number) => closeDay(env, statementSources(env), at), letGo];

let app: ReturnType<typeof createApp> | undefined;

/** The entry that is deployed to production: no sandbox and no tester's tool is in its bundle. */
export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    app ??= createApp();
    return app.fetch(request, env, context);
  },

  async scheduled({ cron }, env) {
    const { at } = await momentOf(env, { method: 'ALARM', path: '' }, systemClock());
    // One that fails keeps no other from its end.
    const ended = await Promise.allSettled((cron === everyMinute ? minutely : nightly).map((task) => task(env, at)));
    for (const task of ended) if (task.status === 'rejected') throw task.reason;
  },
} satisfies ExportedHandler<Env>;
