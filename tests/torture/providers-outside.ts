/**
 * Game providers outside during a storm: rounds that are bet on, won, taken back, told in the wrong order, and never closed; and a
 * provider that speaks of games that are not its own. Every message is repeated until it is answered, and some once more.
 */
import { providersKnown, signedBy } from '../harness/game-provider';
import { acmeTitles, listAcmeTitles } from '../harness/outside-titles';
import { wait } from './pace';
import { newRequestId, persist, until, type TorturedPlayer } from './players';
import type { Reply, TorturedApi } from './tortured-api';

const ownGame = acmeTitles[0].id;
const houseGame = 'lantern-festival';
const chance = (share: number): boolean => Math.random() < share;
const fates = ['won', 'won', 'lost', 'silent', 'back', 'back before', 'win first', 'foreign'] as const;
type Fate = (typeof fates)[number];

/** A round as its provider has it. Minor units. */
export interface ProvidersRound {
  player: TorturedPlayer;
  roundId: string;
  fate: Fate;
  stake: number;
  payout: number;
  /** Whether it is left to people: open, with money in it. */
  isOpen: boolean;
}

export class ProvidersOutside {
  readonly rounds: ProvidersRound[] = [];
  readonly findings: string[] = [];
  private readonly tokens = new Map<string, string>();
  private isOver = false;

  /** What the casino API is configured with. */
  readonly variables = providersKnown('acme');

  stop(): void {
    this.isOver = true;
  }

  /** Lists the provider's titles, before anything is killed. */
  async open(api: TorturedApi): Promise<void> {
    await until(
      'the titles to be listed',
      () => listAcmeTitles({ database: () => api.database() }).then(() => true),
      Boolean,
    );
  }

  /** Plays until `stop`, one round after the other. */
  async run(api: TorturedApi, players: readonly TorturedPlayer[]): Promise<void> {
    while (!this.isOver) {
      const player = players[Math.floor(Math.random() * players.length)]!;
      await this.play(api, player, fates[Math.floor(Math.random() * fates.length)]!);
      await wait(20);
    }
  }

  private async play(api: TorturedApi, player: TorturedPlayer, fate: Fate): Promise<void> {
    const playerToken = await this.tokenOf(api, player);
    const roundId = `storm-${newRequestId()}`;
    const base = { playerToken, roundId, gameid: fate === 'foreign' ? houseGame : ownGame };
    const [stake, win] = [100, 150];
    const bet = () =>
      this.tell(api, 'bet', { ...base, transactionId: `${roundId}:bet`, amount: stake, currency: 'EUR' });
    const won = (amount: number) =>
      this.tell(api, 'win', { ...base, transactionId: `${roundId}:win`, amount, currency: 'EUR', closes: true });
    const back = () =>
      this.tell(api, 'rollback', { ...base, transactionId: `${roundId}:back`, betTransactionId: `${roundId}:bet` });
    const keep = (money: Partial<ProvidersRound>) =>
      this.rounds.push({ player, roundId, fate, stake: 0, payout: 0, isOpen: false, ...money });
    if (fate === 'foreign') {
      if ((await bet()).code !== 'game_not_available')
        this.findings.push(`a bet on a game of the house was taken from a provider: ${roundId}`);
      // A win is never refused: without a bet it waits for people.
      await won(win);
      return void keep({ isOpen: true });
    }
    if (fate === 'back before') {
      await back();
      if ((await bet()).code === 'ok') this.findings.push(`a bet was taken that had been taken back: ${roundId}`);
      return void keep({});
    }
    if (fate === 'win first') await won(win);
    const { code } = await bet();
    if (code !== 'ok') return void keep({ isOpen: fate === 'win first' });
    if (fate === 'won') await won(win);
    if (fate === 'lost') await won(0);
    if (fate === 'back') await back();
    keep({
      stake,
      payout: fate === 'won' || fate === 'win first' ? win : fate === 'back' ? stake : 0,
      isOpen: fate === 'silent',
    });
  }

  private async tell(
    api: TorturedApi,
    what: 'bet' | 'win' | 'rollback',
    message: Record<string, unknown>,
  ): Promise<Reply> {
    const send = () => {
      const timestamp = String(Date.now());
      return persist(
        api,
        {
          method: 'POST',
          path: `/wallet/${what}`,
          body: message,
          headers: signedBy('acme', timestamp, JSON.stringify(message)),
        },
        ({ status, code }) => status < 500 && code !== 'round_too_soon',
      );
    };
    const reply = await send();
    if (chance(0.1)) {
      const again = await send();
      if (again.code !== reply.code)
        this.findings.push(`a ${what} was answered ${reply.code}, then ${again.code}: ${String(message.roundId)}`);
    }
    return reply;
  }

  private async tokenOf(api: TorturedApi, { id, headers }: TorturedPlayer): Promise<string> {
    const known = this.tokens.get(id);
    if (known) return known;
    const { data } = await persist(api, {
      method: 'POST',
      path: '/__qa/wallet-tokens',
      body: { sessionid: headers['x-player-session'], provider: 'acme' },
    });
    const { playerToken } = data as { playerToken: string };
    this.tokens.set(id, playerToken);
    return playerToken;
  }
}
