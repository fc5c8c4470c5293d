import type { Seeds } from 'contract/fairness';
import type { Sitting } from 'contract/games';
import type { RoundReceipt } from 'contract/receipt';
import { unattendedRound } from 'contract/constants';
import { gameFacts } from '../../features/catalogue/game-facts';
import { systemClock } from '../../kernel/clock';
import { shortestRoundOf } from '../../features/limits/licence-profile';
import { realityCheckDue } from '../../features/limits/reality-check';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { OnTheHeels } from '../../features/rounds/pace';
import { OutsideCalls } from './outside-calls';
import type { WalletMessage } from '../../features/outside-games/outside-wallet';
import type { By } from '../player-object';
import type { DecideRequest, LaunchMoney, PlayRequest } from '../../features/rounds/rounds';
import type { PlayMode, WalletAnswer } from '../../ledger/wallet';

/** A player's rounds: those we run, and those that outside providers tell the wallet of. */
export abstract class RoundCalls extends OutsideCalls {
  private readonly heels = new OnTheHeels(systemClock, () => scheduler.wait(0));

  /** What a game opens with. Refusals: `game_not_available`, `account_frozen`. */
  async launchGame(by: By, gameid: string, mode: PlayMode, isOutside = false): Promise<Outcome<LaunchMoney>> {
    // The balance that is shown knows of every round that is over.
    await this.askTables(by.at);
    return this.playing(by, mode, (loginId) => {
      const launched = this.money.rounds.launch(gameid, mode, by.at, isOutside);
      if (!launched.ok || by.as !== 'player') return launched;
      this.games.notePlayed(gameid, by.at);
      return done({
        ...launched.data,
        sitting: this.sitting(gameid, this.identity.logins.at(loginId)?.at ?? by.at, by.at),
      });
    });
  }

  /** Ends what waits for a decision since `since` or longer, and sees to the rest in its time. Both epoch ms. */
  protected endUnattended(since: number, at: number): void {
    const next = this.money.rounds.endUnattended(since, at);
    if (next !== null) this.due.plan('rounds_unattended', '', next + unattendedRound);
  }

  /** Ends every round of a player who may play no more (DOMAIN §2); what a table has drawn by now, or draws next, ends by itself. @param at epoch ms */
  protected stopPlay(at: number): void {
    // Whenever it was opened: a request that was stamped later may have been served before.
    this.endUnattended(Infinity, at);
    this.money.tables.leaveAll(at);
  }

  private sitting(gameid: string, since: number, now: number): Sitting {
    const { realityCheckMinutes: minutes, ...account } = this.owner();
    const dueAt = realityCheckDue({ realityCheckMinutes: minutes, ...account });
    return {
      since,
      now,
      timezone: account.timezone,
      ...this.money.history.playedSince(since),
      realityCheck: dueAt === null ? null : { minutes, dueAt },
      pace: {
        shortestRound: shortestRoundOf(this.licence(), gameFacts(gameid).category),
        wait: this.money.wallet.rest(now),
      },
    };
  }

  /** Refusals: those of `playRound` in the contract. */
  async playRound(by: By, request: PlayRequest): Promise<Outcome<RoundReceipt>> {
    await this.heels.wait();
    const outcome = await this.recalled(() =>
      this.knownToPool(by.at, () => this.playing(by, request.mode, () => this.money.rounds.play(request, by.at))),
    );
    if (outcome.ok && by.as === 'player') this.games.notePlayed(request.gameid, by.at);
    this.sendOutbox();
    return this.whole(await this.afterPool(by, outcome));
  }

  /** Refusals: those of `decideRound` in the contract; `not_found`. */
  async decideRound(by: By, request: DecideRequest): Promise<Outcome<RoundReceipt>> {
    const outcome = await this.recalled(() => this.signedIn(by, () => this.money.rounds.decide(request, by.at)));
    this.sendOutbox();
    return this.whole(outcome);
  }

  /** The caller's seeds (DOMAIN §11). */
  async seeds(by: By): Promise<Outcome<Seeds>> {
    return this.signedIn(by, () => done(this.money.rounds.seedsOverview()));
  }

  /** Refusals: `round_open`, `duplicate_transaction`. */
  async rotateSeeds(by: By, request: { clientSeed?: string; requestId: string }): Promise<Outcome<Seeds>> {
    return this.signedIn(by, () => this.money.rounds.rotateSeeds(request, by.at));
  }

  /** Refusals: `not_found`; `unavailable` for one of old years when the archive is away. */
  async getRound(by: By, id: string): Promise<Outcome<RoundReceipt>> {
    return this.whole(this.signedIn(by, () => this.money.rounds.receipt(id)));
  }

  /** A signed message of an outside game provider. Refusals: those of the contract's `wallet*` calls; `not_found` for no player. */
  async walletMessage(sessionHash: string, message: WalletMessage, at: number): Promise<Outcome<WalletAnswer>> {
    await this.heels.wait();
    if (!this.identity.account.read()) return refused('not_found');
    const outcome = this.touched(at, () =>
      this.money.outsideWallet.take(message, () => this.identity.sessions.use(sessionHash, at) !== null, at),
    );
    this.sendOutbox();
    return outcome;
  }

  /** What a game provider sees of the balance. Refusal: `session_expired`. */
  async walletBalance(sessionHash: string, at: number): Promise<Outcome<Omit<WalletAnswer, 'state'>>> {
    if (!this.identity.sessions.use(sessionHash, at)) return refused('session_expired');
    const { amount, currency } = this.money.wallet.balance('real');
    return done({ balance: amount, currency });
  }
}
