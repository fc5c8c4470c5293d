import type { DurableObject } from 'cloudflare:workers';
import type { Hono } from 'hono';
import { createApp } from './app';
import { movableClock } from './kernel/moment';
import { ConfigurationError, settingsOf, type Env } from './kernel/env';
import type { ApiContext } from './kernel/http/api-context';
import { putAt, type StandIns } from './kernel/stand-ins';
import { paymentSandbox } from './features/cashier';
import { identitySandbox } from './features/identity';
import { failingMails } from './features/mail';
import { operatorsSandbox } from './features/operators';
import { gamesSandbox } from './features/outside-games';
import * as production from './index';
import { faultyStores, meets } from './qa/faulty-stores';
import { testersMoment } from './qa/moment';
import { qaRoutes } from './qa/routes';
import { demoPlayerRoute } from './sandbox/demo-player';
import { embeddedGames } from './sandbox/games/provider';
import { sandboxGamesRoutes } from './sandbox/games/routes';
import { embeddedIdentity } from './sandbox/identity/identity';
import { sandboxIdentityRoutes } from './sandbox/identity/routes';
import { sandboxProxy } from './sandbox/operators/operators';
import { sandboxOperatorRoutes } from './sandbox/operators/routes';
import { sandboxBankRoutes } from './sandbox/payments/bank-routes';
import { SandboxPaymentObject as SandboxPayments } from './sandbox/payments/payment-object';
import { embeddedPayments } from './sandbox/payments/sandbox';

export { QaConsoleObject } from './qa/qa-console-object';

/**
 * The entry of machines of one's own and of previews: production's, with stand-ins for outside providers and testers' tools beside it. Each is
 * closed by its own rules besides, such as `QA`.
 */
const standInsFor = (env: Env): StandIns =>
  new Map([
    putAt(movableClock, testersMoment(env)),
    putAt(paymentSandbox, embeddedPayments(env)),
    putAt(gamesSandbox, embeddedGames(env)),
    putAt(identitySandbox, embeddedIdentity(env)),
    putAt(operatorsSandbox, sandboxProxy(env)),
    putAt(failingMails, ({ to }) => meets(env)('MAIL', to)),
  ]);

function testersRoutes(app: Hono<ApiContext>): void {
  qaRoutes(app);
  demoPlayerRoute(app);
  sandboxBankRoutes(app);
  sandboxGamesRoutes(app);
  sandboxIdentityRoutes(app);
  sandboxOperatorRoutes(app);
}

/** Deployed by mistake where it says that it is production, or where it does not know, this entry is production's. */
function isForTesting(env: Env): boolean {
  try {
    return settingsOf(env).ENVIRONMENT !== 'production';
  } catch (error) {
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}

/** Stores fail for testers alone: without them nobody stands in their way. */
const forTesting = (env: Env): Env => ({
  ...env,
  ...(settingsOf(env).QA === 'on' ? faultyStores(env) : {}),
  standIns: standInsFor(env),
});

const known = new WeakMap<Env, Env>();

function equipped(env: Env): Env {
  let made = known.get(env);
  if (!made) known.set(env, (made = isForTesting(env) ? forTesting(env) : env));
  return made;
}

let app: ReturnType<typeof createApp> | undefined;

function respond(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
  if (!isForTesting(env)) return production.default.fetch(request, env, context);
  app ??= createApp(testersRoutes);
  return app.fetch(request, equipped(env), context);
}

/** The sandbox acquirer tells us of payments as an outside one would: through the front door, where signatures are checked. */
export class SandboxPaymentObject extends SandboxPayments {
  protected override async send(request: Request): Promise<Response> {
    // Of a request's context only `waitUntil` is used, which an object has as well.
    return respond(request, this.env, this.ctx as unknown as ExecutionContext);
  }
}

type ObjectClass = new (ctx: DurableObjectState, env: Env) => DurableObject<Env>;

/** An object of production that finds the stand-ins. */
const equippedObject = (made: ObjectClass): ObjectClass =>
  class extends made {
    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, equipped(env));
    }
  };

export const GuardObject = equippedObject(production.GuardObject);
export const JackpotObject = equippedObject(production.JackpotObject);
export const MatchObject = equippedObject(production.MatchObject);
export const PlayerObject = equippedObject(production.PlayerObject);
export const RaceObject = equippedObject(production.RaceObject);
export const TableObject = equippedObject(production.TableObject);
export const VisitorObject = equippedObject(production.VisitorObject);

export default {
  fetch: respond,
  scheduled: (event, env) => production.default.scheduled(event, equipped(env)),
} satisfies ExportedHandler<Env>;
