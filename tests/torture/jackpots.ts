/** Jackpots: pools hit by two at one moment, asked twice, and killed between the hit and the prize. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import initSqlJs from 'sql.js';
import { createRoundRandom } from '../../casino-api/src/games/fairness';
import { jackpotOf } from '../../casino-api/src/features/jackpots/jackpot-terms';
import { auditDirectory } from '../../scripts/audit-books';
import { imageOf } from '../../scripts/sqlite-image';
import { wait } from './pace';
import { fund, makePlayers, newRequestId, until, type TorturedPlayer } from './players';
import { NoAnswer, TorturedApi, type Reply, type Sent } from './tortured-api';

/** Bends an answer of the API on its way: a fault planted to see that it is found. */
type Through = (sent: Sent, reply: Reply) => Reply;

export interface JackpotPlan {
  /** Times that two players hit at one moment. */
  pairs: number;
  /** Times that the runtime is killed around a hit. */
  kills: number;
  planted?: Through;
}

const gameid = 'whalesong-bay';
const stake = 50_00;
/** What others stake meanwhile: small, so that it hardly ever hits by itself. */
const besides = 5_00;
const { stakedPerHit, seed, poolShare } = jackpotOf(gameid);

/** What all prizes come to by a hit when so much was staked until then, euro minor units. */
const dueBy = (hits: number, staked: number): number => hits * seed + Math.floor((staked * poolShare) / 10_000);

interface Receipt {
  id: string;
  state: string;
  payout: number;
  outcome: { jackpot: { prize: number | null } | null; spin: { payout: number } };
}

/** The players' next server seeds by their hashes, read from the state directory: nobody can ask the product for them. */
async function secretSeeds(stateDir: string): Promise<Map<string, string>> {
  const { Database } = await initSqlJs();
  const seeds = new Map<string, string>();
  for (const entry of await readdir(stateDir, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.sqlite')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const database = new Database(
      imageOf(await readFile(file), await readFile(`${file}-wal`).catch(() => new Uint8Array())),
    );
    const rows = database.exec("SELECT name FROM sqlite_master WHERE name = 'next_server_seed'").length
      ? database.exec('SELECT server_seed_hash, server_seed FROM next_server_seed')
      : [];
    for (const [hash, secret] of rows[0]?.values ?? []) seeds.set(String(hash), String(secret));
    database.close();
  }
  return seeds;
}

/** Words that, mixed with the secret, win the pool at once. */
function winningWords(secret: string, staked: number): string {
  for (let number = 0; ; number += 1) {
    const words = `words ${number}`;
    if (createRoundRandom(secret, words, 0).integer(stakedPerHit) < staked) return words;
  }
}

class Hitters {
  readonly findings: string[] = [];
  readonly prizes: number[] = [];
  /** Euro minor units by request: what was sent, and what of it is known to be settled. */
  private readonly sent = new Map<string, number>();
  private readonly settledStakes = new Map<string, number>();
  /** Rounds that were played beside the hits, and those that hit though nobody arranged it. */
  others = 0;
  byChance = 0;
  /** Rounds that a kill left open, without their prize. */
  leftOpen = 0;

  constructor(
    private readonly api: TorturedApi,
    readonly players: readonly TorturedPlayer[],
    private readonly through: Through,
  ) {}

  private async send(sent: Sent): Promise<Reply> {
    return this.through(sent, await this.api.send(sent));
  }

  /** Gives each of these players a next round that hits. */
  async load(players: readonly TorturedPlayer[], staked = stake): Promise<void> {
    const hashes = await Promise.all(
      players.map(
        async (player) =>
          (await this.data<{ nextServerSeedHash: string }>(player, 'GET', '/player/seeds')).nextServerSeedHash,
      ),
    );
    const secrets = await secretSeeds(this.api.stateDir);
    await Promise.all(
      players.map((player, index) =>
        this.data(player, 'POST', '/player/seeds/rotate', {
          clientSeed: winningWords(secrets.get(hashes[index]!)!, staked),
          requestId: newRequestId(),
        }),
      ),
    );
  }

  async play(player: TorturedPlayer, requestId: string, other?: { stake: number; bonusId?: string }) {
    const body = { gameid, mode: 'real', stake, requestId, ...other };
    this.sent.set(requestId, body.stake);
    const reply = await this.send({ method: 'POST', path: '/rounds', headers: player.headers, body });
    if (reply.code === 'ok') this.settledStakes.set(requestId, body.stake);
    return reply;
  }

  /** Others play for the pool, each round until it is acknowledged; kills may fall in between. */
  async spin(players: readonly TorturedPlayer[], rounds: number): Promise<void> {
    await Promise.all(
      players.map(async (player) => {
        for (let round = 0; round < rounds; round += 1) {
          const [requestId, order] = [newRequestId(), { stake: besides }];
          const { data } = await until(
            'a round',
            () => this.play(player, requestId, order),
            ({ code }) => code === 'ok',
          );
          this.others += 1;
          if (!(data as Receipt).outcome.jackpot) continue;
          this.byChance += 1;
          await this.settled(player, requestId, order);
        }
      }),
    );
  }

  /** What is staked and settled by now, euro minor units: the pool that is won from now on holds its share of it. */
  staked(stakes = this.settledStakes): number {
    return [...stakes.values()].reduce((sum, amount) => sum + amount, 0);
  }

  /** All prizes so far against all stakes: pool + reserve + paid = fed, at the hit itself. @param settledBefore what was settled before the last hit was asked for, its own stake included */
  conserved(settledBefore: number): void {
    const paid = this.prizes.reduce((sum, prize) => sum + prize, 0);
    const [least, most] = [settledBefore, this.staked(this.sent)].map((staked) =>
      dueBy(this.prizes.length, staked),
    ) as [number, number];
    if (paid < least || paid > most)
      this.findings.push(
        `after ${this.prizes.length} hits ${paid} was paid, by what was staked before them it was ${least === most ? least : `${least} to ${most}`}`,
      );
  }

  /** Asks for a round until it is there and settled; tells its prize. */
  async settled(
    player: TorturedPlayer,
    requestId: string,
    free?: { stake: number; bonusId?: string },
  ): Promise<Receipt> {
    const { data } = await until(
      'the round',
      () => this.play(player, requestId, free),
      ({ code }) => code === 'ok',
    );
    const receipt = await until(
      'the pool’s answer',
      () => this.data<Receipt>(player, 'GET', `/player/rounds/${(data as Receipt).id}`),
      ({ state }) => state === 'settled',
    );
    const prize = receipt.outcome.jackpot?.prize ?? 0;
    if (prize < seed) this.findings.push(`round ${receipt.id} won a pool of ${prize}`);
    if (receipt.payout < prize + receipt.outcome.spin.payout)
      this.findings.push(`round ${receipt.id} paid ${receipt.payout} for a prize of ${prize}`);
    this.prizes.push(prize);
    return receipt;
  }

  /** Two at one moment, each asking twice: one round each, and two pools. */
  async together(): Promise<void> {
    const [one, two] = [...this.players].sort(() => Math.random() - 0.5).slice(0, 2) as [
      TorturedPlayer,
      TorturedPlayer,
    ];
    await this.spin(this.players, 3);
    await this.load([one, two]);
    const asked = [
      { player: one, requestId: newRequestId() },
      { player: two, requestId: newRequestId() },
    ];
    const replies = await Promise.all(
      [...asked, ...asked].map(({ player, requestId }) => this.play(player, requestId)),
    );
    const rounds = new Set(replies.map(({ data }) => (data as Receipt).id));
    if (rounds.size !== 2)
      this.findings.push(`two players, each asking twice for one round, got ${rounds.size} rounds`);
    const receipts = await Promise.all(asked.map(({ player, requestId }) => this.settled(player, requestId)));
    this.conserved(this.staked());
    const smaller = Math.min(...receipts.map(({ outcome }) => outcome.jackpot?.prize ?? 0));
    // Only what the two staked themselves can have come in between.
    if (smaller > seed + stake / 50) this.findings.push(`the second got ${smaller} of a pool that began at ${seed}`);
  }

  /** The runtime dies somewhere between the question and the prize. @param comesBack whether the player asks again at once, or leaves it to the object's own dues */
  async killed(comesBack: boolean): Promise<boolean> {
    const player = this.players[Math.floor(Math.random() * this.players.length)]!;
    const others = this.players.filter((other) => other !== player);
    await this.spin(others, 2);
    await this.load([player]);
    const [requestId, settledBefore] = [newRequestId(), this.staked() + stake];
    const meanwhile = this.spin(others, 2);
    const asked = this.play(player, requestId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NoAnswer) return false;
        throw error;
      },
    );
    await wait(Math.random() * 60);
    await this.api.killAndRestart();
    if (!comesBack) await this.paidUnasked(player);
    await this.settled(player, requestId);
    await meanwhile;
    this.conserved(settledBefore);
    return asked;
  }

  /** Whatever round the player has left open is settled without anybody asking for it. */
  private async paidUnasked(player: TorturedPlayer): Promise<void> {
    const newest = () =>
      this.data<{ rounds: { state: string }[] }>(player, 'POST', '/player/history/gaming', { limit: 1, offset: 0 });
    if ((await newest()).rounds[0]?.state === 'open') this.leftOpen += 1;
    await until('an open round to be paid', newest, ({ rounds }) => rounds[0]?.state !== 'open');
  }

  /** The last free spin of a bonus hits: what it pays is the bonus's, and the bonus lasts until then. */
  async freeSpin(): Promise<void> {
    const player = this.players[0]!;
    const value = 5_00;
    const { id: bonusId } = await this.data<{ id: string }>(player, 'POST', '/__qa/bonuses', {
      playerId: player.id,
      freeSpins: { gameid, count: 1, value },
      started: true,
    });
    await this.load([player], value);
    const { payout } = await this.settled(player, newRequestId(), { stake: value, bonusId });
    this.conserved(this.staked());
    const { bonuses } = await this.data<{ bonuses: { id: string; state: string; amount: number; balance: number }[] }>(
      player,
      'GET',
      '/bonuses',
    );
    const bonus = bonuses.find(({ id }) => id === bonusId);
    if (bonus?.state !== 'active' || bonus.amount !== payout || bonus.balance !== payout)
      this.findings.push(`a free spin won ${payout}, its bonus is ${JSON.stringify(bonus)}`);
    await this.data(player, 'POST', `/bonuses/${bonusId}/forfeit`, { requestId: newRequestId() });
  }

  async hits(): Promise<number> {
    const { data } = await this.send({ method: 'GET', path: '/jackpots' });
    return (data as { jackpots: { gameid: string; hits: number }[] }).jackpots.find((pool) => pool.gameid === gameid)!
      .hits;
  }

  private async data<T>({ headers }: TorturedPlayer, method: string, address: string, body?: unknown): Promise<T> {
    const reply = await this.send({ method, path: address, headers, body });
    if (reply.code !== 'ok') throw new Error(`${method} ${address}: ${reply.status} ${reply.code}`);
    return reply.data as T;
  }
}

export async function tortureJackpots({
  pairs,
  kills,
  planted = (_, reply) => reply,
}: JackpotPlan): Promise<{ findings: string[]; figures: Record<string, number> }> {
  const api = await TorturedApi.start();
  try {
    const hitters = new Hitters(api, await makePlayers(api, 4), planted);
    await Promise.all(hitters.players.map((player) => fund(api, player, 1_000_00)));
    for (let pair = 0; pair < pairs; pair += 1) await hitters.together();
    await hitters.freeSpin();
    let lost = 0;
    for (let kill = 0; kill < kills; kill += 1) lost += Number(!(await hitters.killed(kill % 3 > 0)));
    const hits = await hitters.hits();
    if (hits !== hitters.prizes.length)
      hitters.findings.push(`${hitters.prizes.length} rounds have hit, the pool has paid ${hits}`);
    const { findings, books } = await auditDirectory(api.stateDir);
    return {
      findings: [...hitters.findings, ...findings],
      figures: {
        'hits in pairs': pairs * 2,
        'by a free spin': 1,
        'rounds of others': hitters.others,
        kills,
        'answers lost': lost,
        'rounds left open': hitters.leftOpen,
        'by chance': hitters.byChance,
        'prizes paid': hits,
        'books audited': books,
      },
    };
  } finally {
    await api.stop();
  }
}
