/**
 * Players who may suddenly play no more, with rounds open: some exclude themselves, others are blocked by an operator and let in again.
 * No round of ours stays open, and what is theirs can be withdrawn.
 */
import { games } from '../../casino-api/src/games/registry';
import { wait } from './pace';
import { fund, makePlayer, newRequestId, password, persist, until, type TorturedPlayer } from './players';
import type { Reply, TorturedApi } from './tortured-api';

/** The games whose rounds wait for decisions, with a choice that opens one. */
export const handGames = games
  .filter(({ hasDecisions }) => hasDecisions)
  .map(({ id, rules, stakes }) => ({
    gameid: id,
    stakes: stakes('EUR').slice(0, 2),
    choice: rules.kind === 'mines' ? { kind: 'mines', mines: 3 } : undefined,
  }));

interface HistoryRow {
  id: string;
  stake: number;
  payout: number;
  startedAt: number;
  gameid: string;
  provider: string;
  state: string;
}

export class Leavers {
  readonly findings: string[] = [];
  readonly figures = { excluded: 0, blocked: 0, 'open when they left': 0 };
  /** Rounds of those who left that paid more than was staked. */
  readonly wins: HistoryRow[] = [];
  private isOver = false;

  stop(): void {
    this.isOver = true;
  }

  /** Blocks one player of the storm after the other for a moment, and sends new ones away for good, until `stop`. */
  async run(api: TorturedApi, players: readonly TorturedPlayer[]): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      if (turn % 5 === 4) await this.exclude(api, 10_000 + turn);
      else await this.block(api, players[turn % players.length]!);
      await wait(200);
    }
  }

  private async block(api: TorturedApi, player: TorturedPlayer): Promise<void> {
    const set = (frozen: boolean) =>
      persist(
        api,
        { method: 'POST', path: `/__qa/players/${player.username}/frozen`, body: { frozen } },
        ({ code }) => code === 'ok',
      );
    await set(true);
    this.figures.blocked += 1;
    this.expectNoneOpen(`blocked player ${player.index}`, await this.rounds(api, player));
    await set(false);
  }

  private async exclude(api: TorturedApi, index: number): Promise<void> {
    const player = await this.whole(() => makePlayer(api, index));
    await fund(api, player, 100_00);
    for (const { gameid, stakes, choice } of handGames) {
      const body = { gameid, mode: 'real', stake: stakes[0], choice, requestId: newRequestId() };
      const { code, data } = await persist(api, { method: 'POST', path: '/rounds', headers: player.headers, body });
      if (code === 'ok' && (data as { state: string }).state === 'open') this.figures['open when they left'] += 1;
    }
    const left: Reply = await persist(api, {
      method: 'POST',
      path: '/self-exclusion',
      headers: player.headers,
      body: { password, confirm: true },
    });
    // An answer that was lost: asked again, the session is over.
    if (left.code !== 'ok' && left.code !== 'session_expired')
      this.findings.push(`an exclusion was answered ${left.code}`);
    this.figures.excluded += 1;
    const place = {
      'x-client-country': player.headers['x-client-country']!,
      'x-client-ip': player.headers['x-client-ip']!,
    };
    const { data: visitor } = await persist(api, { method: 'GET', path: '/anon', headers: place });
    const { data } = await persist(
      api,
      {
        method: 'POST',
        path: '/player/login',
        headers: { ...place, 'x-anon-session': (visitor as { anonSessionId: string }).anonSessionId },
        body: { username: player.username, password, terms: true },
      },
      ({ code }) => code === 'ok',
    );
    const back = { ...player, headers: { ...place, 'x-player-session': (data as { sessionid: string }).sessionid } };
    const rounds = await this.rounds(api, back);
    this.expectNoneOpen(`excluded player ${index}`, rounds);
    this.wins.push(...rounds.filter(({ payout, stake }) => payout > stake));
    const { data: balance } = await persist(api, { method: 'GET', path: '/player/balance', headers: back.headers });
    const { cash } = balance as { cash: number };
    if (cash < 20_00) return;
    const { code } = await persist(api, {
      method: 'POST',
      path: '/cashier/withdraw',
      headers: back.headers,
      body: { method: 'card', amount: cash, requestId: newRequestId() },
    });
    if (code !== 'ok') this.findings.push(`an excluded player could not withdraw ${cash}: ${code}`);
  }

  /** Several steps, begun anew with another name when a kill came between. */
  private whole<T>(work: () => Promise<T>): Promise<T> {
    return until(
      'somebody who will leave',
      () =>
        work().then(
          (made) => made,
          () => null,
        ),
      (made) => made !== null,
      120_000,
    ) as Promise<T>;
  }

  private async rounds(api: TorturedApi, { headers }: TorturedPlayer): Promise<HistoryRow[]> {
    const { data } = await persist(
      api,
      { method: 'POST', path: '/player/history/gaming', headers, body: { limit: 100 } },
      ({ code }) => code === 'ok',
    );
    return (data as { rounds: HistoryRow[] }).rounds;
  }

  private expectNoneOpen(whose: string, rounds: readonly HistoryRow[]): void {
    const waiting = new Set(handGames.map(({ gameid }) => gameid));
    for (const { id, gameid, provider, state } of rounds)
      if (state === 'open' && provider === 'lantern' && waiting.has(gameid))
        this.findings.push(`${whose} has round ${id} of ${gameid} open`);
  }
}
