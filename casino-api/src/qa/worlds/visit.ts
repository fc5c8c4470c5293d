import { minutes, seconds } from 'contract/constants';
import type { DocumentRejection, DocumentType } from 'contract/documents';
import type { ResultCode } from 'contract/result-codes';
import type { PeriodKind } from '../../kernel/periods';
import { findPromotion } from '../../features/bonuses/codes';
import { engineOf } from '../../games/registry';
import { storeUpload } from '../../features/documents/store-upload';
import type { Outcome } from '../../kernel/outcome';
import type { By } from '../../player/player-object';
import { hashOf } from '../../kernel/tokens';
import { tester } from '../payments';
import type { Life } from './life';
import { scannedPage } from './scanned-page';

/** The slot that has an engine: its rounds are ours, with a receipt, and nobody knows what they will come to. */
const ownSlot = engineOf('lantern-festival')!;
/** Who runs the other rounds. Not among the configured providers: only worlds have met it. */
const outsideProvider = 'qa-studio';

/** A round of an outside game; minor units. */
export interface OutsideRound {
  gameid: string;
  stake: number;
  payout: number;
}

/** Lets a made-up player log in at a time (epoch ms) and do something. */
export async function visit(life: Life, at: number, work: (visit: Visit) => Promise<void>): Promise<void> {
  await work(new Visit(life, await life.logIn(at), at));
}

/** One visit of a made-up player: each thing done takes a little time. */
export class Visit {
  constructor(
    private readonly life: Life,
    private readonly secret: string,
    private at: number,
  ) {}

  /** By card, credited at once. @param amount minor units */
  async deposit(amount: number): Promise<void> {
    const { calls } = this.life;
    const { id: orderId, currency } = await this.life.must(
      calls.deposit(this.by(), { method: 'card', amount, requestId: crypto.randomUUID() }, []),
    );
    const at = this.later(seconds);
    await this.life.must(
      calls.settleDeposit(
        'card',
        { paymentId: `world-${orderId}`, orderId, amount, currency, outcome: 'succeeded', at },
        at,
      ),
    );
  }

  /** Rounds of our own slot. @param stake minor units */
  async spin(count: number, stake: number): Promise<void> {
    const { id: gameid, title: gametitle, category } = ownSlot;
    for (let round = 0; round < count; round += 1) {
      await this.life.must(
        this.life.calls.playRound(this.by(5 * seconds), {
          gameid,
          gametitle,
          category,
          mode: 'real',
          stake,
          requestId: crypto.randomUUID(),
        }),
      );
    }
  }

  /** A round of an outside provider, which comes to what is said. */
  async round({ gameid, stake, payout }: OutsideRound): Promise<void> {
    const game = engineOf(gameid)!;
    const roundId = crypto.randomUUID();
    const instruction = { provider: outsideProvider, roundId, gameid, gametitle: game.title, mode: 'real' as const };
    const currency = 'EUR';
    const session = hashOf(this.secret);
    const bet = { ...instruction, transactionId: `${roundId}:bet`, amount: stake, category: game.category };
    await this.tell(session, { kind: 'bet', bet, currency, isBarred: false, isKnownGame: true });
    await this.tell(session, {
      kind: 'win',
      win: { ...instruction, transactionId: `${roundId}:win`, amount: payout, closes: true },
      currency,
    });
  }

  /**
   * An outside round after which the cash is what is said, whatever luck brought before; minor units. The usual stake is so high that
   * only luck beyond measure asks for another one, which would come with other points and cashback.
   */
  async evenOut(cash: number, gameid: string, usualStake = 75_00): Promise<void> {
    const { cash: before } = await this.life.must(this.life.calls.balance(this.by()));
    const stake = Math.max(usualStake, before - cash);
    await this.round({ gameid, stake, payout: cash - before + stake });
    await this.life.must(this.life.calls.addRecentPlayedGame(this.by(), gameid));
  }

  async favourite(...gameids: string[]): Promise<void> {
    for (const gameid of gameids) await this.life.must(this.life.calls.addFavouriteGame(this.by(), gameid));
  }

  /** Hands a document in, and has it decided about an hour later. */
  async document(type: DocumentType, rejection: DocumentRejection | null): Promise<void> {
    const { calls, env } = this.life;
    const file = `documents/${crypto.randomUUID()}`;
    const stored = await this.life.must(
      storeUpload({ bucket: env.DOCUMENTS, key: file, owner: file, body: scannedPage() }),
    );
    const { id } = await this.life.must(calls.addDocument(this.by(), { type, file, ...stored }));
    const decision = rejection ? { status: 'rejected' as const, reason: rejection } : { status: 'approved' as const };
    await this.life.must(calls.decideDocument(id, decision, 'tester', this.later(60 * minutes)));
  }

  /** Puts what a promotion code stands for into the queue. */
  async redeem(code: string): Promise<void> {
    await this.life.must(this.life.calls.redeemCode(this.by(), await findPromotion(this.life.env.DB, code, this.at)));
  }

  async claimCashback(period: PeriodKind): Promise<void> {
    await this.life.must(this.life.calls.claimCashback(this.by(), period));
  }

  /** Asks for a withdrawal by card. @returns its id */
  async withdraw(amount: number): Promise<string> {
    return (
      await this.life.must(
        this.life.calls.withdraw(this.by(), { method: 'card', amount, requestId: crypto.randomUUID() }),
      )
    ).id;
  }

  /** Asks for a withdrawal that has to be refused. */
  async tryToWithdraw(amount: number, code: ResultCode): Promise<void> {
    this.life.steps += 1;
    const asked: Outcome<unknown> = await this.life.calls.withdraw(this.by(), {
      method: 'card',
      amount,
      requestId: crypto.randomUUID(),
    });
    if (asked.ok || asked.code !== code)
      throw new Error(`A withdrawal came to ${asked.ok ? 'pass' : asked.code} instead of ${code}.`);
  }

  /** Pays a withdrawal out, a day later. */
  async payOut(id: string): Promise<void> {
    const at = this.later(24 * 60 * minutes);
    await this.life.must(this.life.calls.stepWithdrawal(id, 'approve', tester, at));
    await this.life.must(this.life.calls.stepWithdrawal(id, 'pay', tester, at));
  }

  async excludeOneself(): Promise<void> {
    await this.life.must(this.life.calls.selfExclude(this.by(), this.life.person.password));
  }

  private tell(session: string, message: Parameters<Life['calls']['walletMessage']>[1]): Promise<unknown> {
    return this.life.must(this.life.calls.walletMessage(session, message, this.later(5 * seconds)));
  }

  private later(takes: number): number {
    this.at += takes;
    return this.at;
  }

  private by(takes = 20 * seconds): By {
    return { as: 'player', secret: this.secret, at: this.later(takes) };
  }
}
