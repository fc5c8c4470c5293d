import { minutes, seconds } from 'contract/constants';
import type { DocumentRejection, DocumentType } from 'contract/documents';
import type { ResultCode } from 'contract/result-codes';
import type { PeriodKind } from '../../kernel/periods';
import { bonusesPort, findPromotion } from '../../features/bonuses';
import { engineOf } from '../../games/registry';
import { documentsPort, storeUpload } from '../../features/documents';
import type { Outcome } from '../../kernel/outcome';
import type { Port } from '../../kernel/feature';
import { callerOf, type Remote } from '../../kernel/player-client';
import { accountsPort } from '../../features/accounts';
import { cashierPort } from '../../features/cashier';
import { cataloguePort } from '../../features/catalogue';
import { exclusionPort } from '../../features/exclusion';
import { loyaltyPort } from '../../features/loyalty';
import { outsidePort, type WalletMessage } from '../../features/outside-games';
import { roundsPort } from '../../features/rounds';
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
    const { id: orderId, currency } = await this.life.must(
      this.as(cashierPort).deposit({ method: 'card', amount, requestId: crypto.randomUUID() }, []),
    );
    const at = this.later(seconds);
    await this.life.must(
      this.life
        .system(cashierPort)
        .settleDeposit(
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
        this.as(roundsPort, 5 * seconds).playRound({
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
    const { cash: before } = await this.life.must(this.as(accountsPort).balance());
    const stake = Math.max(usualStake, before - cash);
    await this.round({ gameid, stake, payout: cash - before + stake });
    await this.life.must(this.as(cataloguePort).addRecentPlayedGame(gameid));
  }

  async favourite(...gameids: string[]): Promise<void> {
    for (const gameid of gameids) await this.life.must(this.as(cataloguePort).addFavouriteGame(gameid));
  }

  /** Hands a document in, and has it decided about an hour later. */
  async document(type: DocumentType, rejection: DocumentRejection | null): Promise<void> {
    const { env } = this.life;
    const file = `documents/${crypto.randomUUID()}`;
    const stored = await this.life.must(
      storeUpload({ bucket: env.DOCUMENTS, key: file, owner: file, body: scannedPage() }),
    );
    const { id } = await this.life.must(this.as(documentsPort).addDocument({ type, file, ...stored }));
    const decision = rejection ? { status: 'rejected' as const, reason: rejection } : { status: 'approved' as const };
    await this.life.must(
      this.life.system(documentsPort).decideDocument(id, decision, 'tester', this.later(60 * minutes)),
    );
  }

  /** Puts what a promotion code stands for into the queue. */
  async redeem(code: string): Promise<void> {
    await this.life.must(this.as(bonusesPort).redeemCode(await findPromotion(this.life.env.DB, code, this.at)));
  }

  async claimCashback(period: PeriodKind): Promise<void> {
    await this.life.must(this.as(loyaltyPort).claimCashback(period));
  }

  /** Asks for a withdrawal by card. @returns its id */
  async withdraw(amount: number): Promise<string> {
    return (
      await this.life.must(this.as(cashierPort).withdraw({ method: 'card', amount, requestId: crypto.randomUUID() }))
    ).id;
  }

  /** Asks for a withdrawal that has to be refused. */
  async tryToWithdraw(amount: number, code: ResultCode): Promise<void> {
    this.life.steps += 1;
    const asked: Outcome<unknown> = await this.as(cashierPort).withdraw({
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
    await this.life.must(this.life.system(cashierPort).stepWithdrawal(id, 'approve', tester, at));
    await this.life.must(this.life.system(cashierPort).stepWithdrawal(id, 'pay', tester, at));
  }

  async excludeOneself(): Promise<void> {
    await this.life.must(this.as(exclusionPort).selfExclude(this.life.person.password));
  }

  private tell(session: string, message: WalletMessage): Promise<unknown> {
    return this.life.must(this.life.system(outsidePort).walletMessage(session, message, this.later(5 * seconds)));
  }

  private later(takes: number): number {
    this.at += takes;
    return this.at;
  }

  private as<Calls extends object>(port: Port<Calls, object>, takes = 20 * seconds): Remote<Calls> {
    const by = { as: 'player' as const, secret: this.secret, at: this.later(takes) };
    return callerOf(this.life.env, this.life.person.playerId, by).as(port);
  }
}
