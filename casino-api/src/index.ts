import { closeDay } from './ledger/books/close-day';
import { systemClock } from './kernel/clock';
import { settingsOf, type Env } from './kernel/env';
import { createApp } from './app';
import { pollFeed } from './features/sports';
import { momentsComeFrom } from './kernel/moment';
import { momentOf } from './qa/moment';
import { statementSources } from './statement-sources';
import { SandboxPaymentObject as SandboxPayments } from './sandbox/payments/payment-object';

export { GuardObject } from './features/guard/guard-object';
export { JackpotObject } from './features/jackpots/jackpot-object';
export { MatchObject } from './features/sports/match-object';
export { PlayerObject } from './player/player-object';
export { QaConsoleObject } from './qa/qa-console-object';
export { RaceObject } from './features/races/race-object';
export { TableObject } from './features/tables/table-object';
export { VisitorObject } from './player/visitor-object';

/** When the feed of real matches is asked; it stands in wrangler.toml, too. */
const everyMinute = '* * * * *';

momentsComeFrom(momentOf);

let app: ReturnType<typeof createApp> | undefined;

/** The sandbox acquirer tells us of payments as an outside one would: through the front door, where signatures are checked. */
export class SandboxPaymentObject extends SandboxPayments {
  protected override async send(request: Request): Promise<Response> {
    app ??= createApp();
    return app.fetch(request, this.env);
  }
}

export default {
  fetch(request, env, context) {
    app ??= createApp();
    return app.fetch(request, env, context);
  },

  async scheduled({ cron }, env) {
    const { at } = await momentOf(settingsOf(env), env, { method: 'ALARM', path: '' }, systemClock());
    if (cron === everyMinute) await pollFeed(env, at);
    else await closeDay(env, statementSources(env), at);
  },
} satisfies ExportedHandler<Env>;
