/** Double spend: money for one, asked for by two hundred at the same time. */
import { wait } from './pace';
import { fund, makePlayer, makePlayers, newRequestId, until, type TorturedPlayer } from './players';
import { NoAnswer, TorturedApi, type Reply, type Sent } from './tortured-api';

export interface DoubleSpendPlan {
  races: number;
  /** Requests at the same time in each race. */
  runners: number;
  gameid: string;
  /** Offered by the game and inside the cashier's borders, minor units. */
  stake: number;
  /** Told after each race, for whoever waits for a long run. */
  raced?: (races: number) => void;
}

export interface RaceResult {
  findings: string[];
  figures: Record<string, number>;
}

/** Players who race at the same time. */
const lanes = 4;

const successes = (replies: readonly Reply[]): Reply[] => replies.filter(({ code }) => code === 'ok');
const codesOf = (replies: readonly Reply[]): string =>
  [...new Set(replies.map(({ status, code }) => `${status} ${code}`))].join(', ');

class Lane {
  constructor(
    private readonly api: TorturedApi,
    /** Who races here; the last one does. */
    readonly players: TorturedPlayer[],
    private readonly plan: DoubleSpendPlan,
    private readonly result: RaceResult,
  ) {}

  private get player(): TorturedPlayer {
    return this.players.at(-1)!;
  }

  /** As careful clients do: an answer that was lost is asked for again, with the same key. */
  private async send(method: string, path: string, body?: unknown): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.api.send({ method, path, headers: this.player.headers, body } satisfies Sent);
      } catch (error) {
        if (!(error instanceof NoAnswer) || attempt === 5) throw error;
        // So many at once are more than a busy machine takes in; it is given time to.
        await wait(attempt * 200);
      }
    }
  }

  private async cash(): Promise<number> {
    return ((await this.send('GET', '/player/balance')).data as { cash: number }).cash;
  }

  /** What levels have brought so far: players rise by their rounds, and the money comes with the round that did it. */
  private async levelRewards(): Promise<number> {
    const { rewards } = (await this.send('GET', '/loyalty')).data as {
      rewards: { cash: number; grantedAt: number | null }[];
    };
    return rewards.reduce((sum, { cash, grantedAt }) => sum + (grantedAt === null ? 0 : cash), 0);
  }

  private race(path: string, body: Record<string, unknown>): Promise<Reply[]> {
    return Promise.all(
      Array.from({ length: this.plan.runners }, () => this.send('POST', path, { ...body, requestId: newRequestId() })),
    );
  }

  /** Takes out what was won. Who won more than is paid out without papers leaves with it, and another takes the place. */
  private async emptyPurse(): Promise<void> {
    for (let rest = await this.cash(); rest >= this.plan.stake; rest = await this.cash()) {
      const { status, code } = await this.send('POST', '/cashier/withdraw', {
        method: 'card',
        amount: Math.min(rest, 10_000_00),
        requestId: newRequestId(),
      });
      if (code === 'withdrawal_needs_document')
        this.players.push(await makePlayer(this.api, this.player.index + lanes * 2));
      else if (code !== 'ok') throw new Error(`The winnings of ${rest} could not be taken out: ${status} ${code}`);
    }
  }

  private say(what: string): void {
    this.result.findings.push(`player ${this.player.index}: ${what}`);
  }

  private count(name: string): void {
    this.result.figures[name] = (this.result.figures[name] ?? 0) + 1;
  }

  private countRace(kind: 'withdrawal races' | 'bet races'): void {
    this.count(kind);
    this.plan.raced?.((this.result.figures['withdrawal races'] ?? 0) + (this.result.figures['bet races'] ?? 0));
  }

  /** Exactly one withdrawal goes through; then it is cancelled, and the money is there for the next race. */
  async withdrawals(times: number): Promise<void> {
    const { stake } = this.plan;
    await fund(this.api, this.player, stake);
    for (let race = 0; race < times; race += 1) {
      const replies = await this.race('/cashier/withdraw', { method: 'card', amount: stake });
      const won = successes(replies);
      this.countRace('withdrawal races');
      if (won.length !== 1)
        this.say(`${won.length} of ${replies.length} withdrawals of the whole balance succeeded (${codesOf(replies)})`);
      if ((await this.cash()) !== 0) this.say(`cash is ${await this.cash()} after the race`);
      await this.send('POST', '/player/transactions/pendingWithdrawals/cancel', {
        trans_ids: won.map(({ data }) => (data as { id: string }).id),
      });
      if ((await this.cash()) !== stake) this.say(`cash is ${await this.cash()} after the cancellation`);
    }
  }

  /**
   * Money for one stake. A second round may only be played from what the ones before it won (and from what a level brought), so the rounds, put in the order of
   * their nonces, must each have found their stake in the balance that the one before left.
   */
  async rounds(times: number): Promise<void> {
    const { stake, gameid } = this.plan;
    for (let race = 0; race < times; race += 1) {
      await this.emptyPurse();
      await fund(this.api, this.player, stake);
      let balance = await this.cash();
      const rewarded = await this.levelRewards();
      const replies = await this.race('/rounds', { gameid, mode: 'real', stake });
      const rounds = successes(replies)
        .map(({ data }) => data as { payout: number; balanceAfter: number; fairness: { nonce: number } })
        .sort((a, b) => a.fairness.nonce - b.fairness.nonce);
      this.countRace('bet races');
      if (rounds.length === 1) this.count('bet races with exactly one round');
      if (rounds[0] && rounds[0].balanceAfter < stake && rounds.length !== 1)
        this.say(`${rounds.length} rounds from money for one (${codesOf(replies)})`);
      if (rounds.length === 0) this.say(`no round from money for one (${codesOf(replies)})`);
      let rewards = (await this.levelRewards()) - rewarded;
      for (const { payout, balanceAfter } of rounds) {
        if (balance < stake) this.say(`a stake of ${stake} was taken from ${balance}`);
        balance += payout - stake;
        const reward = Math.min(Math.max(balanceAfter - balance, 0), rewards);
        balance += reward;
        rewards -= reward;
        if (balance !== balanceAfter) this.say(`balance ${balanceAfter} after a round, the rounds come to ${balance}`);
      }
      balance += rewards;
      // Enough runners were left to try: they stopped only because the money was gone.
      if (rounds.length < replies.length && balance >= stake)
        this.say(`${balance} left, yet rounds were refused (${codesOf(replies)})`);
      if ((await this.cash()) !== balance) this.say(`cash is ${await this.cash()} instead of ${balance}`);
    }
  }
}

export async function doubleSpend(plan: DoubleSpendPlan): Promise<RaceResult> {
  const api = await TorturedApi.start();
  const result: RaceResult = { findings: [], figures: {} };
  try {
    const started = Date.now();
    const players = await makePlayers(api, lanes * 2);
    const each = Math.ceil(plan.races / lanes);
    const raced = players.map((player) => new Lane(api, [player], plan, result));
    await Promise.all(raced.map((lane, index) => (index < lanes ? lane.withdrawals(each) : lane.rounds(each))));
    for (const { id, headers } of raced.flatMap((lane) => lane.players)) {
      const { data } = await until(
        'the books',
        () => api.send({ method: 'GET', path: `/__qa/reconcile/${id}`, headers }),
        () => true,
      );
      const { ok, findings } = data as { ok: boolean; findings: string[] };
      if (!ok) result.findings.push(...findings);
    }
    result.figures.requests = (result.figures['withdrawal races']! + result.figures['bet races']!) * plan.runners;
    result.figures.seconds = Math.round((Date.now() - started) / 1000);
    return result;
  } finally {
    await api.stop();
  }
}
