/** Slot races to be tried: announced at will, with players whose stakes and payouts can be chosen. */
import { minutes, type Language } from 'contract/constants';
import type { Race } from 'contract/races';
import { apiWorker } from '../../scripts/runtime';
import { GameProvider, providersKnown } from './game-provider';
import { startLantern, type Lantern } from './lantern';
import { listAcmeTitles } from './outside-titles';
import type { WantedPlayer } from './qa';
import { askPlayerObject } from './player-object';

/** How long after its end a race waits for what is late. */
export const lateDelivery = 5 * minutes;
/** A slot of the provider. */
export const game = 'ember-crates';

export interface WantedRace {
  score?: Race['score'];
  /** From now, ms. */
  starts?: number;
  ends?: number;
  games?: string[];
  prizes?: number[];
  /** Its title in the languages in which it is announced. */
  titles?: Partial<Record<Language, string>>;
}

/** As a player's object tells a race's; for what can't be brought about from outside. */
export interface RaceStub {
  take(
    scores: {
      playerId: string;
      round: string;
      revision: number;
      stake: number;
      payout: number;
      settledAt: number | null;
    }[],
  ): Promise<void>;
  enter(entrants: { playerId: string; player: string; currency: string; joinedAt: number }[]): Promise<void>;
}
/** As a race's object tells a winner's. */
export interface WinnerStub {
  takeRacePrize(
    prize: { raceId: string; title: string | { names: Record<Language, string> }; place: number; prize: number },
    at: number,
  ): Promise<void>;
}

/** The product with an outside provider, at whose slots the racers play. */
export async function startRacing(): Promise<Racing> {
  const lantern = await startLantern({ api: providersKnown('acme') });
  await listAcmeTitles(lantern);
  return new Racing(lantern);
}

export class Racing {
  private count = 0;
  private readonly acme: GameProvider;

  constructor(readonly lantern: Lantern) {
    this.acme = new GameProvider(lantern, 'acme');
  }

  newId(what: string): string {
    return `${what}-${(this.count += 1)}`;
  }

  /** Announces a race and gives its id; left to itself it runs for an hour. */
  async announce({
    score = 'points_wagered',
    starts = -minutes,
    ends = 60 * minutes,
    games = [game],
    prizes = [100_00, 50_00],
    titles = {},
  }: WantedRace = {}): Promise<string> {
    const id = this.newId('race');
    const now = await this.lantern.clock.now();
    const texts = Object.fromEntries(
      Object.entries(titles).map(([language, title]) => [language, { title, summary: '' }]),
    );
    const database = await this.lantern.database();
    await database
      .prepare(
        'INSERT INTO races (id, title, score, starts_at, ends_at, games, prizes, texts) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(
        id,
        `The ${id}`,
        score,
        now + starts,
        now + ends,
        JSON.stringify(games),
        JSON.stringify(prizes),
        JSON.stringify(texts),
      )
      .run();
    return id;
  }

  async racer(wanted: WantedPlayer = {}) {
    const { lantern, acme } = this;
    const { playerId, username, sessionid, password } = await lantern.players.make({ balance: 500_00, ...wanted });
    const caller = { player: sessionid! };
    const playerToken = await lantern.walletToken(sessionid!, 'acme');
    const currency = wanted.currency ?? 'EUR';
    const open = async (amount: number, gameid = game) => {
      const roundId = this.newId('round');
      const told = { playerToken, roundId, gameid };
      const { info } = await acme.tell('bet', { ...told, transactionId: `${roundId}-bet`, amount, currency });
      if (!info.success) throw new Error(`A bet of ${amount} was refused: ${info.resultCode}.`);
      return {
        settle: (payout = 0) =>
          acme.tell('win', { ...told, transactionId: `${roundId}-win`, amount: payout, currency, closes: true }),
        rollBack: () =>
          acme.tell('rollback', { ...told, transactionId: `${roundId}-back`, betTransactionId: `${roundId}-bet` }),
      };
    };
    return {
      playerId,
      username,
      password,
      caller,
      open,
      /** The name as others see it. */
      masked: `${username.slice(0, 2)}***`,
      play: async (amount: number, payout = 0, gameid = game) => {
        const round = await open(amount, gameid);
        await round.settle(payout);
        return round;
      },
      cash: async () => (await lantern.api.getBalance({}, caller)).data.cash,
      messages: async (language = 'en') =>
        (await lantern.api.playerMessages({}, { ...caller, language })).data.messages.map(({ message }) => message),
      /** What the reconciliation has found, which should be nothing. */
      findings: async () => (await lantern.reconcile(playerId)).findings,
    };
  }

  /** A racer who has joined. */
  async entrant(id: string, wanted: WantedPlayer = {}): Promise<Racer> {
    const who = await this.racer(wanted);
    const { info } = await this.lantern.api.joinRace({ params: { id } }, who.caller);
    if (!info.success) throw new Error(`${id} could not be joined: ${info.resultCode}.`);
    return who;
  }

  async raceObject(id: string): Promise<RaceStub> {
    const namespace = await this.lantern.miniflare.getDurableObjectNamespace('RACE', apiWorker);
    return namespace.get(namespace.idFromName(id)) as unknown as RaceStub;
  }

  async winnerObject(playerId: string): Promise<WinnerStub> {
    return askPlayerObject<WinnerStub>(this.lantern, playerId, 'races');
  }

  /** The clock stands still during `work`, for rules that turn at a second. */
  async withStandingClock(work: () => Promise<void>): Promise<void> {
    await this.lantern.clock.freeze();
    try {
      await work();
    } finally {
      await this.lantern.clock.letGo();
    }
  }
}

export type Racer = Awaited<ReturnType<Racing['racer']>>;
