/**
 * A Worker whose one object runs the product's money stores against the model, inside workerd and on its SQLite. Each list
 * of commands starts on empty books: it runs in a transaction that is undone at its end.
 */
import { DurableObject } from 'cloudflare:workers';
import fc from 'fast-check';
import { licenceProfiles } from '../../casino-api/src/kernel/licence-profile';
import { engineOf } from '../../casino-api/src/games/registry';
import type { RandomBytes } from '../../casino-api/src/features/rounds/fairness-seeds';
import { CashStatements } from '../../casino-api/src/ledger/cash-statement';
import { creditRows } from '../../casino-api/src/features/history/credits';
import { bringUpToDate } from '../../casino-api/src/kernel/storage/schema-steps';
import { playerTables } from '../../casino-api/src/player/schema';
import { everyStatementFails } from './failing-storage';
import { holesInTheBooks } from './money-constraints';
import { MoneyModel } from './money-model';
import {
  betweenCommands,
  bonusId,
  carryOut,
  commandsADay,
  commands as commandLists,
  playerId,
  type Command,
  type Table,
} from './money-model-commands';
import { everyOrder } from './money-orders';
import { moneyOver, type PlayerMoney } from './player-money';

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

/** What the comparison looks at of every bonus, in the order of the ids. */
const bonusesOf = (money: PlayerMoney, at: number) =>
  money.bonuses
    .list(at)
    .map(({ id, state, amount, balance, pointsGained, openBets }) => ({
      id,
      state,
      amount,
      balance,
      pointsGained,
      openBets,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const modelBonusesOf = ({ bonuses }: MoneyModel) =>
  [...bonuses.all]
    .map(([key, { state, amount, balance, points }]) => ({
      id: bonusId(key),
      state,
      amount,
      balance,
      pointsGained: points,
      openBets: state === 'active' ? bonuses.openBets(key) : 0,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The moment of a list's first command, epoch ms, at the start of a UTC day: statements are of whole days. */
const begin = 1_699_920_000_000;

class Undo extends Error {}

export class ModelObject extends DurableObject {
  private readonly expiries = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env as never);
    bringUpToDate(ctx.storage, playerTables);
  }

  override async fetch(request: Request): Promise<Response> {
    const { seed, lists } = (await request.json()) as ModelRun;
    const { pathname } = new URL(request.url);
    if (pathname === '/orders') return Response.json(this.orders());
    if (pathname === '/failing') {
      return Response.json(
        everyStatementFails(this.ctx.storage, (over, work) =>
          this.onFreshBooks(new MoneyModel(), work, over, (count) => new Uint8Array(count).fill(7)),
        ),
      );
    }
    if (pathname === '/holes')
      return Response.json(holesInTheBooks(this.ctx.storage.sql, (work) => this.onFreshBooks(new MoneyModel(), work)));
    return Response.json(this.model(seed, lists));
  }

  /** Runs `work` on fresh books and forgets everything. */
  private onFreshBooks<T>(
    model: MoneyModel,
    work: (money: PlayerMoney) => T,
    storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'> = this.ctx.storage,
    randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count)),
  ): T {
    let result: T | undefined;
    try {
      this.ctx.storage.transactionSync(() => {
        const facts = () => ({
          playerId,
          currency: 'EUR' as const,
          frozen: model.isFrozen ? ('self_excluded' as const) : null,
          offersWithheld: () => (model.isFrozen ? ('self_excluded' as const) : null),
          missing: model.isComplete ? [] : (['zip'] as const),
          username: 'modelplayer',
          shownToNeighbours: false,
          email: 'model@players.example',
          language: 'en' as const,
          identityApproved: true,
          payoutsHeld: false,
          realityCheckDueAt: null,
          withdrawableFrom: null,
          licence: licenceProfiles.standard,
          stakeCap: () => null,
        });
        const money = moneyOver(storage, facts, randomBytes, (id, at) => this.expiries.set(id, at));
        this.expiries.clear();
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
    const engine = engineOf('lantern-festival')!;
    const table: Table = { gameid: engine.id, stakes: engine.stakes('EUR') };
    const compare = (list: readonly Command[]) => {
      const model = new MoneyModel();
      this.onFreshBooks(model, (money) => {
        const cashAfter: number[] = [];
        list.forEach((next, index) => {
          const at = begin + index * betweenCommands;
          for (const [bonusId, due] of this.expiries) {
            if (due > at) continue;
            this.expiries.delete(bonusId);
            money.bonuses.expire(bonusId, at);
          }
          model.bonuses.passTime(at);
          const said = carryOut(next, money, model, table, at);
          model.bonuses.passTime(at);
          commands += 1;
          answers[`${next.do} ${said.real}`] = (answers[`${next.do} ${said.real}`] ?? 0) + 1;
          const { cash, held, bonus } = money.balance();
          const real = JSON.stringify({ answer: said.real, cash, held, bonus, bonuses: bonusesOf(money, at) });
          const [, active] = model.bonuses.active ?? [];
          const expected = JSON.stringify({
            answer: said.model,
            cash: model.cash,
            held: model.held,
            bonus: active?.balance ?? 0,
            bonuses: modelBonusesOf(model),
          });
          if (real !== expected)
            throw new Error(`after ${JSON.stringify(next)} the product says ${real}, the model ${expected}`);
          cashAfter.push(model.cash);
        });
        const wrong = this.wrongStatement(cashAfter);
        if (wrong) throw new Error(wrong);
        for (const { state } of model.bonuses.all.values())
          answers[`bonus ${state}`] = (answers[`bonus ${state}`] ?? 0) + 1;
        const { ok, findings } = money.reconcile();
        if (!ok) throw new Error(`the books do not reconcile: ${findings.join('; ')}`);
      });
    };
    const details = fc.check(fc.property(commandLists, compare), { seed, numRuns: lists });
    const failure = details.failed
      ? `seed ${seed}: ${String(details.errorInstance)}\n${JSON.stringify(details.counterexample)}`
      : null;
    return { failure, lists: details.numRuns, commands, answers };
  }

  /** Every period's statement against the cash that the model had at its ends; null when all of them add up. @param cashAfter by command */
  private wrongStatement(cashAfter: readonly number[]): string | null {
    const { sql } = this.ctx.storage;
    const statements = new CashStatements(sql);
    const cashBefore = (index: number) => cashAfter[Math.min(index, cashAfter.length) - 1] ?? 0;
    for (let from = 0; from <= cashAfter.length; from += commandsADay) {
      for (let until = from; until <= cashAfter.length + commandsADay; until += commandsADay) {
        const { opening, deposits, withdrawals, returned, credits, games, closing } = statements.of(
          begin + from * betweenCommands,
          begin + until * betweenCommands,
          'EUR',
        );
        const { listed } = sql
          .exec<{ listed: number }>(
            `SELECT coalesce(sum(amount), 0) AS listed FROM (${creditRows})`,
            begin + from * betweenCommands,
            begin + until * betweenCommands,
          )
          .one();
        const said = JSON.stringify({
          opening,
          closing,
          sum: opening + deposits + withdrawals + returned + credits + games,
          credits,
        });
        const due = JSON.stringify({
          opening: cashBefore(from),
          closing: cashBefore(until),
          sum: closing,
          credits: listed,
        });
        if (said !== due) return `the statement from ${from} until ${until} says ${said}, due is ${due}`;
      }
    }
    return null;
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
