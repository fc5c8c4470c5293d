/**
 * A Worker whose one object runs the product's money stores against the model, inside workerd and on its SQLite. Each list
 * of commands starts on empty books: it runs in a transaction that is undone at its end.
 */
import { DurableObject } from 'cloudflare:workers';
import fc from 'fast-check';
import { licenceProfiles } from '../../casino-api/src/domain/licence-profile';
import { engines } from '../../casino-api/src/games/registry';
import { PlayerMoney } from '../../casino-api/src/player/player-money';
import { bringUpToDate } from '../../casino-api/src/player/schema';
import { holesInTheBooks } from './money-constraints';
import { MoneyModel } from './money-model';
import { carryOut, commands as commandLists, playerId, type Command, type Table } from './money-model-commands';
import { everyOrder } from './money-orders';

export interface ModelRun {
  seed: number;
  lists: number;
}

export interface ModelResult {
  /** Null when product and model agreed throughout. */
  failure: string | null;
  lists: number;
  commands: number;
  /** How often each command was answered with each code: a list that only ever meets refusals proves little. */
  answers: Record<string, number>;
}

class Undo extends Error {}

export class ModelObject extends DurableObject {
  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    bringUpToDate(ctx.storage);
  }

  override async fetch(request: Request): Promise<Response> {
    const { seed, lists } = (await request.json()) as ModelRun;
    const { pathname } = new URL(request.url);
    if (pathname === '/orders') return Response.json(this.orders());
    if (pathname === '/holes') return Response.json(holesInTheBooks(this.ctx.storage.sql, (work) => this.onFreshBooks(new MoneyModel(), work)));
    return Response.json(this.model(seed, lists));
  }

  /** Runs `work` on fresh books and forgets everything. */
  private onFreshBooks<T>(model: MoneyModel, work: (money: PlayerMoney) => T): T {
    let result: T | undefined;
    try {
      this.ctx.storage.transactionSync(() => {
        const facts = () => ({
          playerId,
          currency: 'EUR' as const,
          frozen: model.isFrozen ? ('self_excluded' as const) : null,
          missing: model.isComplete ? [] : (['zip'] as const),
          username: 'modelplayer',
          email: 'model@players.example',
          language: 'en' as const,
          identityApproved: true,
          licence: licenceProfiles.standard,
        });
        const money = new PlayerMoney(this.ctx.storage, {
          facts,
          receive: async () => {},
          randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
          depositRefusal: () => null,
        });
        result = work(money);
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
    }
    return result as T;
  }

  private model(seed: number, lists: number): ModelResult {
    const answers: Record<string, number> = {};
    let commands = 0;
    const engine = engines[0]!;
    const table: Table = { gameid: engine.gameid, stakes: engine.stakes('EUR') };
    const compare = (list: readonly Command[]) => {
      const model = new MoneyModel();
      this.onFreshBooks(model, (money) => {
        list.forEach((next, index) => {
          const at = 1_700_000_000_000 + index;
          const said = carryOut(next, money, model, table, at);
          commands += 1;
          answers[`${next.do} ${said.real}`] = (answers[`${next.do} ${said.real}`] ?? 0) + 1;
          const { cash, held } = money.balance();
          const real = JSON.stringify({ answer: said.real, cash, held });
          const expected = JSON.stringify({ answer: said.model, cash: model.cash, held: model.held });
          if (real !== expected) throw new Error(`after ${JSON.stringify(next)} the product says ${real}, the model ${expected}`);
        });
        const { ok, findings } = money.reconcile();
        if (!ok) throw new Error(`the books do not reconcile: ${findings.join('; ')}`);
      });
    };
    const details = fc.check(fc.property(commandLists, compare), { seed, numRuns: lists });
    const failure = details.failed ? `seed ${seed}: ${String(details.errorInstance)}\n${JSON.stringify(details.counterexample)}` : null;
    return { failure, lists: details.numRuns, commands, answers };
  }

  private orders(): ModelResult {
    const { failure, lists, commands } = everyOrder((work) => this.onFreshBooks(new MoneyModel(), work));
    return { failure, lists, commands, answers: {} };
  }
}

export default {
  fetch(request, env) {
    return env.MODEL.get(env.MODEL.idFromName('model')).fetch(request);
  },
} satisfies ExportedHandler<{ MODEL: DurableObjectNamespace<ModelObject> }>;
