import type { CryptoDestination } from 'contract/chains';
import type {
  DepositState,
  PaymentNotification,
  UnallocatedDeposit,
  Withdrawal,
  WithdrawalState,
} from 'contract/cashier';
import type { CryptoNotification } from 'contract/crypto';
import type { RefundNotification, RefundState } from 'contract/refunds';
import type { DepositBonuses, OfferRule } from '../bonuses';
import type { MailMessage } from '../mail';
import type { Messages } from '../messages';
import { settingsOf } from '../../kernel/env';
import { port, type Ground, type PlayerCallsOf, type Session, type SystemCallsOf } from '../../kernel/feature';
import { done, refused, type Outcome } from '../../kernel/outcome';
import type { Ledger } from '../../ledger/ledger-store';
import type { FreezeReason, Owner } from '../../ledger/owner';
import type { StoredAnswers } from '../../ledger/stored-answers';
import { cashierView, type CashierView } from './cashier';
import { CashierNews } from './cashier-news';
import { gatewayOf, type MethodLimits } from './cashier-methods';
import type { CashierStanding, MoneyRequest } from './cashier-standing';
import type { DepositRefusal } from './deposit-rules';
import { Deposits, type InstantPayment, type NamedDeposit } from './deposits';
import type { DeskMessage } from '../desk';
import { GatewayOrders } from './gateways/gateway-orders';
import { GatewayPayments, openAtGateway } from './gateways/gateway-payments';
import { gatewayCalls } from './gateways/gateway-calls';
import { CryptoOrders, type PaymentAddress } from './methods/crypto/crypto-orders';
import { CryptoWithdrawals, type Decider, type DecisionStep } from './methods/crypto/crypto-withdrawals';
import { WithdrawalLinks } from './methods/crypto/withdrawal-links';
import { PaymentIncidents } from './payment-incidents';
import type { Payout, RefundOrder } from './payment-provider';
import { PayoutConflicts, type PayoutConflict, type PayoutConflictDecision } from './payout-conflicts';
import type { ProviderMessage } from './refund-provider';
import { Refunds } from './refunds';
import { Unallocated, type UnallocatedDecision } from './unallocated';
import type { WithdrawalMessage } from './withdrawal-index';
import { WithdrawalTimeline } from './withdrawal-timeline';
import { Withdrawals, type Cancellation, type TrackedWithdrawals } from './withdrawals';
import { cashierTables } from './schema';
import { unallocatedTables } from './unallocated-schema';

/** A withdrawal and what of its player counts for the decision. */
export interface TillView {
  playerId: string;
  username: string;
  identity: 'verified' | 'waiting' | 'unverified';
  frozen: FreezeReason | null;
  withdrawal: Withdrawal;
  /** What the method asked of whom it pays. */
  details: Readonly<Record<string, string>>;
}

/** All that the cashier sends. */
export type CashierMessage = WithdrawalMessage | ProviderMessage;

export interface CashierParts {
  ledger: Ledger;
  answers: StoredAnswers;
  standing: CashierStanding;
  facts: () => Owner;
  /** The player's own deposit limit: what it says to an order, to money that arrives, and what it leaves. */
  limits: {
    refusal: DepositRefusal;
    creditRefusal: DepositRefusal;
    view(at: number): { current: number | null; left: number | null };
  };
  bonuses: DepositBonuses;
  messages: Pick<Messages, 'write'>;
  /** Whether a document of identity waits for its decision. */
  hasIdentityWaiting: () => boolean;
  /** A deposit was credited or refused, or withdrawals were taken back, in its step. */
  moved: (at: number) => void;
}

/** What of a method's fields is an account number of a bank (IBAN), without its spaces. */
const accountNumbers = (fields: Readonly<Record<string, string>> = {}): string[] =>
  Object.values(fields)
    .map((text) => text.replace(/\s/g, '').toUpperCase())
    .filter((text) => /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text));

/** Money in and out, by whatever method (DOMAIN §7, §8). */
export function cashierFeature(
  ground: Ground<CashierMessage | DeskMessage | MailMessage>,
  { ledger, answers, standing, facts, limits, bonuses, messages, hasIdentityWaiting, moved }: CashierParts,
) {
  const { env, own, schedule, outbox, turns, clock } = ground;
  const { sql, asOneStep } = own;
  const shared = { sql, asOneStep, ledger, answers, facts, standing, moved };
  const news = new CashierNews({ outbox, messages, facts });
  const orders = new GatewayOrders(sql);
  const plans = {
    ask: (orderId: string, at: number) => schedule.plan('gateway_asked', orderId, at),
    cancel: (orderId: string) => schedule.cancel('gateway_asked', orderId),
  };
  const links = new WithdrawalLinks(sql);
  const incidents = new PaymentIncidents({ ...shared, tell: news.incident });
  const refunds = new Refunds({
    ...shared,
    incidents,
    // What a gateway took has to be sent back there by hand.
    order(refund: RefundOrder, at: number) {
      if (orders.read(refund.orderId)) return false;
      outbox.write({ kind: 'refund', refund }, at);
      return true;
    },
  });
  const unallocated = new Unallocated({
    ...shared,
    refunds,
    bonuses,
    creditRefusal: (amount, at) => limits.creditRefusal(amount, at),
    tell: news.unallocated,
  });
  const deposits = new Deposits({
    ...shared,
    incidents,
    refunds,
    bonuses,
    orders: new CryptoOrders(sql),
    pages: orders,
    depositRefusal: (amount, at) => limits.refusal(amount, at),
    unallocated,
    planEnd: (id, at) => schedule.plan('deposit_expires', id, at),
  });
  const timeline = new WithdrawalTimeline(sql);
  const withdrawals = new Withdrawals({ ...shared, incidents, links, outbox, timeline });
  const conflicts = new PayoutConflicts({ ...shared, tell: news.payoutConflict });
  const cryptoWithdrawals = new CryptoWithdrawals({
    asOneStep,
    withdrawals,
    conflicts,
    incidents,
    planLate: (id, at) => schedule.plan('payout_late', id, at),
    links,
    outbox,
    orderPayout(method: string, payout: Payout, at: number) {
      outbox.write({ kind: 'player_known', playerId: facts().playerId, payout: payout.destination.address }, at);
      const gateway = gatewayOf(settingsOf(env), method);
      if (!gateway) return outbox.write({ kind: 'payout', payout }, at);
      const { destination, ...order } = payout;
      openAtGateway({ orders, plans, clock }, gateway.name, { ...order, purpose: { kind: 'payout', destination } }, at);
    },
    decided: news.withdrawalDecided,
    facts,
  });
  const payments = new GatewayPayments({ asOneStep, orders, deposits, withdrawals, cryptoWithdrawals, plans, clock });
  const gateways = gatewayCalls(ground, payments, (id, at) => deposits.get(id, at));
  /** What the cashier offers, and what stands in the way. */
  const view = (offers: readonly OfferRule[], borders: readonly MethodLimits[], at: number): CashierView =>
    cashierView(standing, ledger, limits.view(at), bonuses.offers(offers, at), unallocated.list(at), borders, at);

  return {
    deposits,
    withdrawals,
    unallocated,
    refunds,
    incidents,
    conflicts,
    cryptoWithdrawals,
    payments,
    /** Resolves when every question that was put to a gateway is answered. */
    gatewaysAnswered: gateways.answered,

    view,

    tasks: {
      ...gateways.tasks,
      payout_late: (id: string, at: number) => cryptoWithdrawals.reportLate(id, at),
      deposit_expires: (id: string, at: number) => deposits.expire(id, at),
    },

    player: (session: Session) => {
      const { at } = session;
      return {
        ...gateways.player(session),

        /** @param offers what the operator offers with deposits @param borders what operators set of methods */
        cashier: (offers: readonly OfferRule[], borders: readonly MethodLimits[]): Outcome<CashierView> =>
          done(view(offers, borders, at)),

        /** `offers`: what the operator offers, for a request that names one. Refusals: those of `deposit` in the contract. */
        deposit: (request: MoneyRequest, offers: readonly OfferRule[]): Outcome<NamedDeposit> =>
          deposits.open(request, offers, at),

        /** Refusal: `not_found`. */
        getDeposit: (id: string): Outcome<NamedDeposit> => deposits.get(id, at),

        /** Where the provider wants one of the player's orders paid to. Refusal: `not_found`. */
        keepAddress: (id: string, address: PaymentAddress): Outcome<NamedDeposit> =>
          deposits.keepAddress(id, address, at),

        /** Where the bank of a deposit's card asks its holder. Refusal: `not_found`. */
        keepChallenge: (id: string, url: string): Outcome<NamedDeposit> => deposits.keepChallenge(id, url, at),

        /** What a money form brought about, by its `requestId`. */
        cashierRequest: (requestId: string): Outcome<{ deposit: NamedDeposit | null; withdrawal: Withdrawal | null }> =>
          done({ deposit: deposits.ofRequest(requestId, at), withdrawal: withdrawals.ofRequest(requestId) }),

        /** Refusals: those of `withdraw` in the contract. */
        withdraw(request: MoneyRequest): Outcome<Withdrawal> {
          const asked = withdrawals.request(request, at);
          // Two players who are paid to one account are seen by those who look at identities.
          if (asked.ok)
            for (const payout of accountNumbers(request.fields))
              outbox.write({ kind: 'player_known', playerId: facts().playerId, payout }, at);
          return asked;
        },

        /** The player's withdrawals with all that happened to them. */
        withdrawals: (): Outcome<TrackedWithdrawals> =>
          done(withdrawals.tracked(at, (id) => cryptoWithdrawals.isWithoutLink(id, at))),

        pendingWithdrawals: (): Outcome<{ withdrawals: Withdrawal[] }> => done({ withdrawals: withdrawals.pending() }),

        /** Refusal: `nothing_to_cancel`. */
        cancelPendingWithdrawals: (seen: string[]): Outcome<Cancellation> => withdrawals.cancelPending(seen, at),

        /** Refusal: `nothing_to_lock`. */
        lockPendingWithdrawals: (ids: string[]): Outcome<{ locked: string[] }> => withdrawals.lock(ids),

        /** Refusals: `not_found`, `invalid_request`. */
        async renewWithdrawalLink(id: string): Promise<Outcome<Withdrawal>> {
          const outcome = cryptoWithdrawals.renewLink(id, at);
          await turns.mailsOut();
          return outcome;
        },

        /** The player's word about money that waits. Refusals: those of `decideUnallocated` in the contract, `not_found`. */
        sayUnallocated: (id: string, decision: UnallocatedDecision, requestId: string): Outcome<NamedDeposit> =>
          deposits.decide(id, decision, requestId, at),
      };
    },

    system: {
      ...gateways.system,

      /** Takes a provider's notification whose signature was checked; no session stands behind it. Refusals: `not_found`, `invalid_request`. */
      settleDeposit: (
        provider: string,
        notification: PaymentNotification,
        at: number,
      ): Outcome<{ state: DepositState }> => turns.step(at, () => deposits.settle(provider, notification, at)),

      /** The same of the crypto provider, about a deposit or a payout. */
      settleCrypto: (
        notification: CryptoNotification,
        at: number,
      ): Outcome<{ state: DepositState | WithdrawalState }> =>
        turns.step(at, (): Outcome<{ state: DepositState | WithdrawalState }> =>
          notification.kind === 'deposit'
            ? deposits.settleCrypto(notification, at)
            : cryptoWithdrawals.settlePayout(notification, at),
        ),

      /** The same about a refund; its player is told once it was sent. Refusal: `not_found`. */
      settleRefund: (notification: RefundNotification, at: number): Outcome<{ state: RefundState }> =>
        turns.step(at, () => {
          const before = refunds.stateOf(notification.orderId);
          const recorded = refunds.record(notification, at);
          const { amount, currency } = notification;
          if (recorded.ok && recorded.data.state === 'succeeded' && before !== 'succeeded')
            messages.write('refund_paid', { amount: { amount, currency } }, at);
          return recorded;
        }),

      /** Takes what a bank's customer paid before we knew whom it is for. Refusals: those of `Deposits.creditInstant`. */
      creditInstant: (payment: InstantPayment, at: number): Outcome<null> =>
        turns.step(at, () => deposits.creditInstant(payment, at)),

      /** The bank says that a credited payment failed: the desk looks at it. Refusal: `not_found`. */
      reverseInstant: (orderId: string, at: number): Outcome<null> =>
        turns.step(at, () => deposits.reverseInstant(orderId, at)),

      /** The withdrawal behind the secret of a mailed link. Refusal: `token_expired`. */
      linkedWithdrawal: (secret: string, at: number): Outcome<Withdrawal & { expiresAt: number }> =>
        turns.step(at, () => cryptoWithdrawals.linked(secret, at)),

      /** Sends it where the holder of the secret says. Refusals: `token_expired`, `token_used`. */
      completeWithdrawal: (secret: string, destination: CryptoDestination, at: number): Outcome<Withdrawal> =>
        turns.step(at, () => cryptoWithdrawals.complete(secret, destination, at)),

      /** A decision of the back office; an approval by crypto mails the link. Refusals: `not_found`, `invalid_request`. */
      async stepWithdrawal(id: string, step: DecisionStep, by: Decider, at: number): Promise<Outcome<Withdrawal>> {
        const outcome = turns.step(at, () => cryptoWithdrawals.decide(id, step, by, at));
        await turns.mailsOut();
        return outcome;
      },

      /** What those who decide about a withdrawal see of it and its player. Refusal: `not_found`. */
      tillView: (id: string, at: number): Outcome<TillView> =>
        turns.step(at, () => {
          const withdrawal = withdrawals.get(id);
          if (!withdrawal) return refused('not_found');
          const { playerId, username, identityApproved, frozen } = facts();
          const identity = identityApproved ? 'verified' : hasIdentityWaiting() ? 'waiting' : 'unverified';
          return done({ playerId, username, identity, frozen, withdrawal, details: withdrawals.detailsOf(id) });
        }),

      /** For the desk: what waits, the oldest first. */
      unallocatedMoney: (at: number): UnallocatedDeposit[] => turns.step(at, () => unallocated.list(at)),

      /** The desk's word. Refusals: `not_found`, `invalid_request` where it was decided otherwise, `account_frozen` and `deposit_limit_reached` for a credit. */
      decideUnallocated: (
        id: string,
        decision: UnallocatedDecision,
        at: number,
      ): Outcome<{ state: NamedDeposit['state'] }> => turns.step(at, () => unallocated.decide(id, decision, at)),

      /** For the desk: payouts that were told failed and then paid, the oldest first. */
      payoutConflicts: (at: number): PayoutConflict[] => turns.step(at, () => conflicts.list()),

      /** The desk's word. Refusals: `not_found`, `invalid_request` where it was decided otherwise. */
      decidePayoutConflict: (
        id: string,
        decision: PayoutConflictDecision,
        at: number,
      ): Outcome<{ collected: number }> => turns.step(at, () => conflicts.decide(id, decision, at)),
    },
  };
}
cashierFeature.schema = [...cashierTables, ...unallocatedTables];

export const cashierPort = port<PlayerCallsOf<typeof cashierFeature>, SystemCallsOf<typeof cashierFeature>>('cashier');
