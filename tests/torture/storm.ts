/**
 * Crash storm: many clients move many players' money while the runtime is killed again and again. Afterwards everything that
 * was acknowledged is there, once, and the books are right to the cent.
 */
import { engineOf } from '../../casino-api/src/games/registry';
import { handGames, Leavers } from './leavers';
import { MoneyOutside } from './money-outside';
import { acceptedCard, makePlayers, newRequestId, until, type TorturedPlayer } from './players';
import { ProvidersOutside } from './providers-outside';
import { auditStorm, type Evidence } from './storm-audit';
import { essence, isUnkeyed, jackpotGame, type Entry, type Operation } from './journal';
import { NoAnswer, TorturedApi, type Reply } from './tortured-api';

export interface StormPlan {
  operations: number;
  players: number;
  clients: number;
  kills: number;
  gameid: string;
  stakes: readonly number[];
  /** How long the audit waits for what is still on its way, ms. */
  patience?: number;
}

export interface StormResult {
  findings: string[];
  figures: Record<string, number>;
}

const jackpotStakes = engineOf(jackpotGame)!.stakes('EUR').slice(0, 3);
const declinedCard = { ...acceptedCard, number: '4000 0000 0000 0002' };
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
const isOpen = (reply: Reply | null): boolean =>
  reply?.code === 'ok' && (reply.data as { state: string }).state === 'open';
const chance = (share: number): boolean => Math.random() < share;

class Storm {
  readonly journal: Entry[] = [];
  readonly findings: string[] = [];
  acknowledged = 0;
  repeats = 0;
  lost = 0;
  abandoned = 0;

  constructor(
    private readonly api: TorturedApi,
    private readonly players: readonly TorturedPlayer[],
    private readonly plan: StormPlan,
  ) {}

  async client(): Promise<void> {
    while (this.journal.length < this.plan.operations) {
      const entry = await this.choose();
      this.journal.push(entry);
      await this.carryOut(entry);
    }
  }

  private async choose(): Promise<Entry> {
    const player = pick(this.players);
    // Who cancels cancels all that is pending, so that half of the players never do and are paid.
    const usual: readonly Operation[] = [
      'deposit',
      'coins',
      'round',
      'round',
      'round',
      'hand',
      'hand',
      'decide',
      'jackpot',
      'withdraw',
      'withdraw',
      ...(player.index % 2 === 0 ? (['cancel'] as const) : []),
    ];
    // A bonus keeps its player from withdrawing, so that some have bonuses and the others withdraw.
    const operation = pick<Operation>(player.index % 4 === 0 ? [...usual, 'bonus', 'forfeit'] : usual);
    const entry = { player, reply: null, sends: 0 };
    const requestId = newRequestId();
    switch (operation) {
      case 'deposit':
        return {
          ...entry,
          operation,
          path: '/cashier/deposit',
          body: {
            method: 'card',
            amount: pick([20_00, 50_00]),
            requestId,
            card: chance(0.9) ? acceptedCard : declinedCard,
          },
        };
      case 'coins':
        return {
          ...entry,
          operation,
          path: '/cashier/deposit',
          body: { method: 'crypto', chain: 'BTC', amount: pick([20_00, 50_00]), requestId },
        };
      case 'jackpot':
        return {
          ...entry,
          operation,
          path: '/rounds',
          body: { gameid: jackpotGame, mode: 'real', stake: pick(jackpotStakes), requestId },
        };
      case 'bonus':
        return {
          ...entry,
          operation,
          path: '/__qa/bonuses',
          body: { playerId: player.id, amount: 10_00, started: true },
        };
      case 'forfeit': {
        const { data } = await this.persist({ method: 'GET', path: '/bonuses', headers: player.headers });
        const active = (data as { bonuses: { id: string; state: string }[] }).bonuses.find(
          ({ state }) => state === 'active',
        );
        return { ...entry, operation, path: `/bonuses/${active?.id ?? 'none'}/forfeit`, body: { requestId } };
      }
      case 'round':
        return {
          ...entry,
          operation,
          path: '/rounds',
          body: { gameid: this.plan.gameid, mode: 'real', stake: pick(this.plan.stakes), requestId },
        };
      case 'hand': {
        const { gameid, stakes, choice } = pick(handGames);
        return {
          ...entry,
          operation,
          path: '/rounds',
          body: { gameid, mode: 'real', stake: pick(stakes), choice, requestId },
        };
      }
      case 'decide': {
        const open = pick(
          this.journal.filter(
            (each) =>
              each.player === player &&
              (each.operation === 'hand' || each.operation === 'decide') &&
              isOpen(each.reply),
          ),
        );
        const {
          id = 'none',
          options = [],
          position,
        } = (open?.reply?.data ?? {}) as { id?: string; options?: string[]; position?: { decisions: unknown[] } };
        return {
          ...entry,
          operation,
          path: `/player/rounds/${id}/decisions`,
          body: { decision: pick(options) ?? 'none', step: position?.decisions.length ?? 0, requestId },
        };
      }
      case 'withdraw':
        return {
          ...entry,
          operation,
          path: '/cashier/withdraw',
          body: { method: chance(0.7) ? 'card' : 'crypto', amount: pick([20_00, 30_00]), requestId },
        };
      case 'cancel': {
        const pending = await this.persist({
          method: 'GET',
          path: '/player/transactions/pendingWithdrawals',
          headers: player.headers,
        });
        const ids = (pending.data as { withdrawals: { id: string }[] }).withdrawals.map(({ id }) => id);
        return {
          ...entry,
          operation,
          path: '/player/transactions/pendingWithdrawals/cancel',
          body: { trans_ids: ids.length > 0 ? ids : ['none'] },
        };
      }
    }
  }

  /** As careful clients do: asks again with the same key until it is told; some give up after a lost answer. */
  private async carryOut(entry: Entry): Promise<void> {
    for (;;) {
      try {
        const sends = chance(0.05) ? [this.send(entry), this.send(entry)] : [this.send(entry)];
        this.repeats += sends.length - 1;
        const replies = await Promise.allSettled(sends);
        const answered = replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
        if (answered.length < replies.length) this.lost += replies.length - answered.length;
        if (answered.length === 0) throw (replies[0] as PromiseRejectedResult).reason;
        this.note(entry, answered);
        break;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        if (chance(0.1)) {
          this.abandoned += 1;
          return;
        }
        await this.whenUp();
      }
    }
    this.acknowledged += 1;
    if (chance(0.05)) {
      this.repeats += 1;
      await this.send(entry).then(
        (again) => this.note(entry, [again]),
        () => undefined,
      );
    }
  }

  private send(entry: Entry): Promise<Reply> {
    entry.sends += 1;
    return this.api.send({ method: 'POST', path: entry.path, headers: entry.player.headers, body: entry.body });
  }

  private note(entry: Entry, replies: readonly Reply[]): void {
    for (const reply of replies) {
      if (reply.status >= 500 || reply.code === 'session_expired')
        this.findings.push(`${entry.operation} was answered ${reply.status} ${reply.code}`);
      entry.reply ??= reply;
      const [first, now] = [essence(entry, entry.reply), essence(entry, reply)];
      // What has no key may have been done by another client first.
      if (!isUnkeyed(entry.operation) && first !== now)
        this.findings.push(`${entry.operation} ${String(entry.body.requestId)}: told ${first}, then ${now}`);
    }
  }

  private async persist(sent: Parameters<TorturedApi['send']>[0]): Promise<Reply> {
    for (;;) {
      try {
        return await this.api.send(sent);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        await this.whenUp();
      }
    }
  }

  private async whenUp(): Promise<void> {
    await until(
      'the API to be up again',
      () =>
        this.api.send({ method: 'GET', path: '/anon', headers: { 'x-client-country': 'DE' } }).then(
          () => true,
          () => false,
        ),
      Boolean,
      120_000,
    );
  }

  /** Kills at equal shares of the way, always in the middle of traffic. */
  async killer(): Promise<void> {
    for (let kill = 1; kill <= this.plan.kills; kill += 1) {
      const due = Math.floor((this.plan.operations * kill) / (this.plan.kills + 1));
      await until(
        'the next kill to be due',
        async () => this.journal.length,
        (length) => length >= due,
        600_000,
      );
      await this.api.killAndRestart();
    }
  }
}

/** @param bend changes what the audit goes by, to see that it says so */
export async function storm(plan: StormPlan, bend: (evidence: Evidence) => void = () => {}): Promise<StormResult> {
  const outside = await new MoneyOutside().start();
  const [providers, leavers] = [new ProvidersOutside(), new Leavers()];
  const api = await TorturedApi.start(false, { ...outside.server.variables, ...providers.variables });
  try {
    await providers.open(api);
    const players = await makePlayers(api, plan.players);
    const run = new Storm(api, players, plan);
    const started = Date.now();
    const settled = Promise.all([outside.run(api, players), providers.run(api, players), leavers.run(api, players)]);
    await Promise.all([run.killer(), ...Array.from({ length: plan.clients }, () => run.client())]);
    const took = (Date.now() - started) / 1000;
    for (const each of [outside, providers, leavers]) each.stop();
    await settled;
    const evidence = { players, journal: run.journal, outside, providers, leavers };
    bend(evidence);
    const audit = await auditStorm(api, evidence, plan.patience);
    const { acknowledged, repeats, lost, abandoned } = run;
    return {
      findings: [...run.findings, ...providers.findings, ...leavers.findings, ...audit.findings],
      figures: {
        operations: run.journal.length,
        acknowledged,
        repeats,
        'lost answers': lost,
        'never told': abandoned,
        kills: api.kills,
        seconds: Math.round(took),
        ...leavers.figures,
        ...audit.figures,
      },
    };
  } finally {
    await api.stop();
    await outside.server.gateway.stop();
  }
}
