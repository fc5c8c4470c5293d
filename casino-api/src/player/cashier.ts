import type { Blocker, Deposit, PaymentNotification, Withdrawal, WithdrawalState } from 'contract/cashier';
import type { Chain } from 'contract/chains';
import type { CryptoNotification } from 'contract/crypto';
import type { Currency } from 'contract/money';
import { amountBorders, amountFault, cashierMethod, cashierMethods, smallestWithdrawal, type CashierMethodRule, type Direction } from '../domain/cashier-methods';
import { depositBlockers, withdrawBlockers, type CashierSituation } from '../domain/cashier-blockers';
import { afterNotification, type DepositState, type DepositStep } from '../domain/deposits';
import { accounts, transfer, type Line, type TransactionKind } from '../domain/ledger';
import { takeStep, type WithdrawalStep } from '../domain/withdrawals';
import { done, refused, type Outcome } from '../outcome';
import type { BonusStore } from './bonus-store';
import type { CryptoOrders, PaymentAddress } from './crypto-orders';
import type { Ledger } from './ledger-store';
import type { PlayerFacts } from './player-facts';
import { derivedId, type RunAsOneStep, type StoredAnswers } from './stored-answers';
import type { PlayerWallet } from './wallet';
import type { WithdrawalLinks } from './withdrawal-links';

/** Null: nothing stands against it. `amount` in minor units of the player's currency, `at` epoch ms. */
export type DepositRefusal = (amount: number, at: number) => Outcome<never> | null;

/** `amount` in minor units of the player's currency; `requestId` made by the client. */
export interface MoneyRequest {
  method: string;
  amount: number;
  requestId: string;
  /** For a deposit by crypto. */
  chain?: Chain;
}

/** A payment that came before its player was known. */
export interface InstantPayment {
  orderId: string;
  amount: number;
  currency: Currency;
  paymentId: string;
}

/** Borders in minor units of the player's currency. */
export interface MethodBorders {
  id: string;
  logo: string;
  minimum: number;
  maximum: number;
}

export interface CashierView {
  currency: Currency;
  cash: number;
  deposit: MethodBorders[];
  withdraw: MethodBorders[];
  depositBlockers: Blocker[];
  withdrawBlockers: Blocker[];
}

export interface Cancellation {
  cancelled: string[];
  restored: number;
  currency: Currency;
}

type DepositRow = { id: string; method: string; amount: number; currency: Currency; state: DepositState; requested_at: number; processed_at: number | null };
type WithdrawalRow = Omit<DepositRow, 'state'> & { state: WithdrawalState; locked: number };

type CryptoArrival = Extract<CryptoNotification, { kind: 'deposit' }>;

const movedBy = { pay: 'withdrawal_paid', reject: 'withdrawal_rejected', cancel: 'withdrawal_cancelled' } as const satisfies Partial<Record<WithdrawalStep, TransactionKind>>;

/** Money in and out of a player's books (DOMAIN §7, §8). Times are epoch ms. */
export class Cashier {
  constructor(
    private readonly parts: {
      sql: SqlStorage;
      asOneStep: RunAsOneStep;
      ledger: Ledger;
      answers: StoredAnswers;
      wallet: PlayerWallet;
      orders: CryptoOrders;
      links: WithdrawalLinks;
      bonuses: BonusStore;
      facts: () => PlayerFacts;
      /** What the player's own limit says to a deposit, asked in the step that opens it. */
      depositRefusal: DepositRefusal;
    },
  ) {}

  view(): CashierView {
    const currency = this.currency();
    const situation = this.situation();
    const borders = (direction: Direction) =>
      cashierMethods.map((method) => ({ id: method.id, logo: method.logo, ...amountBorders(method, direction, currency) }));
    return {
      currency,
      cash: this.parts.ledger.balanceOf(accounts.cash, currency),
      deposit: borders('deposit'),
      withdraw: borders('withdraw'),
      depositBlockers: depositBlockers(situation),
      withdrawBlockers: withdrawBlockers(situation, smallestWithdrawal(currency)),
    };
  }

  /**
   * Opens a deposit order. Nothing is credited before the provider's notification.
   * Refusals: `unknown_method`, `amount_below_minimum` and `amount_above_maximum` (with the border), a blocker's code,
   * `deposit_limit_reached` (with `limit`, `used` and `left`), `duplicate_transaction`.
   */
  deposit(request: MoneyRequest, at: number): Outcome<Deposit> {
    const checked = this.checkAmount(request, 'deposit');
    if (!checked.ok) return checked;
    const { method, amount, requestId, chain } = request;
    // The player's id in front leads the provider's notification back to this object.
    const id = `${this.parts.facts().playerId}.${derivedId(this.parts.facts().playerId, `deposit:${requestId}`)}`;
    const opened = this.parts.answers.once<null>(`deposit:${requestId}`, { method, amount, chain }, at, () => {
      const [blocker] = depositBlockers(this.situation());
      if (blocker) return refused(blocker.code, blocker);
      const overLimit = this.parts.depositRefusal(amount, at);
      if (overLimit) return overLimit;
      this.parts.sql.exec(
        "INSERT INTO deposits (id, method, amount, currency, state, requested_at) VALUES (?, ?, ?, ?, 'pending', ?)",
        id, method, amount, this.currency(), at,
      );
      if (chain) this.parts.orders.open(id, chain);
      return done(null);
    });
    return opened.ok ? this.getDeposit(id) : opened;
  }

  /**
   * Credits what was paid before its player was known; told again, once. Freeze and deposit limit hold here too, though the money is
   * paid: it then goes back. Refusals: `account_frozen`, `deposit_limit_reached`, `invalid_currency`.
   */
  creditInstant({ orderId, amount, currency, paymentId }: InstantPayment, at: number): Outcome<null> {
    return this.parts.answers.once<null>(`instant:${orderId}`, { amount, currency }, at, () => {
      if (currency !== this.currency()) return refused('invalid_currency');
      const frozen = depositBlockers(this.situation()).find(({ code }) => code === 'account_frozen');
      if (frozen) return refused(frozen.code);
      const overLimit = this.parts.depositRefusal(amount, at);
      if (overLimit) return overLimit;
      const id = `${this.parts.facts().playerId}.${derivedId(this.parts.facts().playerId, `instant:${orderId}`)}`;
      this.parts.sql.exec(
        "INSERT INTO deposits (id, method, amount, currency, state, requested_at) VALUES (?, 'trumo', ?, ?, 'pending', ?)",
        id, amount, currency, at,
      );
      this.settle(this.depositRow(id)!, { state: 'credited', credit: true }, paymentId, at);
      return done(null);
    });
  }

  getDeposit(id: string): Outcome<Deposit> {
    const row = this.depositRow(id);
    return row ? done(this.shownDeposit(row)) : refused('not_found');
  }

  /** Keeps where the provider wants an order by crypto paid to. Refusal: `not_found`. */
  keepAddress(id: string, address: PaymentAddress): Outcome<Deposit> {
    this.parts.orders.keepAddress(id, address);
    return this.getDeposit(id);
  }

  /**
   * Takes a provider's notification, whose signature was checked. Told twice, late or out of order, the player is credited
   * once. Refusals: `not_found` for an order we never opened with that provider, `invalid_request` when amount or currency are
   * not the order's.
   */
  settleDeposit(provider: string, notification: PaymentNotification, at: number): Outcome<{ state: DepositState }> {
    return this.parts.asOneStep(() => {
      const row = this.depositRow(notification.orderId);
      if (!row || providerOf(row.method) !== provider) return refused('not_found');
      if (notification.amount !== row.amount || notification.currency !== row.currency) return refused('invalid_request');
      return this.settle(row, afterNotification(row.state, notification.outcome), notification.paymentId, at);
    });
  }

  /** The same for coins: exactly what was ordered is credited, once confirmed. Refusal: `not_found`, for another chain too. */
  settleCrypto(arrival: CryptoArrival, at: number): Outcome<{ state: DepositState }> {
    return this.parts.asOneStep(() => {
      const row = this.depositRow(arrival.orderId);
      const step = row ? this.parts.orders.note(row.id, row.state, arrival.chain, arrival) : null;
      return row && step ? this.settle(row, step, arrival.paymentId, at) : refused('not_found');
    });
  }

  private settle(row: DepositRow, { state, credit }: DepositStep, paymentId: string, at: number): Outcome<{ state: DepositState }> {
    if (state === row.state) return done({ state });
    this.parts.sql.exec('UPDATE deposits SET state = ?, payment_id = ?, processed_at = ? WHERE id = ?', state, paymentId, at, row.id);
    if (credit) {
      const lines = transfer(accounts.clearing(providerOf(row.method)), accounts.cash, row.amount);
      this.parts.ledger.post({ id: `deposit:${row.id}`, kind: 'deposit', currency: row.currency, lines }, at);
    }
    return done({ state });
  }

  /** The first deposit that was credited; null when there is none. `amount` in minor units. */
  firstDeposit(): { amount: number; at: number } | null {
    const [row] = this.parts.sql.exec<{ amount: number; at: number }>(
      "SELECT amount, processed_at AS at FROM deposits WHERE state = 'credited' ORDER BY processed_at, id LIMIT 1",
    );
    return row ?? null;
  }

  /** The latest deposit that was credited; null when there is none. */
  lastDeposit(): { at: number } | null {
    const [row] = this.parts.sql.exec<{ at: number | null }>("SELECT max(processed_at) AS at FROM deposits WHERE state = 'credited'");
    return row?.at ? { at: row.at } : null;
  }

  /**
   * Asks for a withdrawal: the amount moves from cash to a hold of its own at once.
   * Refusals: as for a deposit, and `insufficient_funds`.
   */
  withdraw(request: MoneyRequest, at: number): Outcome<Withdrawal> {
    const checked = this.checkAmount(request, 'withdraw');
    if (!checked.ok) return checked;
    const { method, amount, requestId } = request;
    const { ledger, answers, sql, facts } = this.parts;
    const id = derivedId(facts().playerId, `withdraw:${requestId}`);
    const asked = answers.once<null>(`withdraw:${requestId}`, { method, amount }, at, () => {
      const [blocker] = withdrawBlockers(this.situation(), amount);
      if (blocker) return refused(blocker.code, blocker);
      const currency = this.currency();
      if (ledger.balanceOf(accounts.cash, currency) < amount) return refused('insufficient_funds');
      ledger.post({ id: `withdrawal_hold:${id}`, kind: 'withdrawal_hold', currency, lines: transfer(accounts.cash, accounts.hold(id), amount) }, at);
      sql.exec(
        "INSERT INTO withdrawals (id, method, amount, currency, state, requested_at) VALUES (?, ?, ?, ?, 'requested', ?)",
        id, method, amount, currency, at,
      );
      return done(null);
    });
    if (!asked.ok) return asked;
    const row = this.withdrawalRow(id);
    return row ? done(this.shownWithdrawal(row)) : refused('not_found');
  }

  /** Withdrawals that can still be cancelled, oldest first: none that is locked, and none at all under a licence that lets nobody cancel. */
  pending(): Withdrawal[] {
    return this.parts.facts().licence.cancelWithdrawal ? this.requested().filter(({ locked }) => !locked) : [];
  }

  /** Takes from the player the right to cancel; nothing gives it back. Refusal: `nothing_to_lock`. */
  lock(ids: readonly string[]): Outcome<{ locked: string[] }> {
    return this.parts.asOneStep(() => {
      const locked = this.requested().filter(({ id }) => ids.includes(id)).map(({ id }) => id);
      for (const id of locked) this.parts.sql.exec('UPDATE withdrawals SET locked = 1 WHERE id = ?', id);
      return locked.length > 0 ? done({ locked }) : refused('nothing_to_lock');
    });
  }

  private requested(): Withdrawal[] {
    const rows = this.parts.sql.exec<WithdrawalRow>("SELECT * FROM withdrawals WHERE state = 'requested' ORDER BY requested_at, id").toArray();
    return rows.map((row) => this.shownWithdrawal(row));
  }

  /**
   * Cancels all pending withdrawals together (SPEC §4), but those that are locked. `seen` are those the player saw: when they are all
   * cancelled already, this is a repeated post and cancels nothing that was asked for since.
   */
  cancelPending(seen: readonly string[], at: number): Outcome<Cancellation> {
    return this.parts.asOneStep(() => {
      const currency = this.currency();
      const rows = seen.map((id) => this.withdrawalRow(id)).filter((row) => row !== undefined);
      const answer = (cancelled: readonly { id: string; amount: number }[]) =>
        done({ cancelled: cancelled.map(({ id }) => id), restored: cancelled.reduce((sum, { amount }) => sum + amount, 0), currency });
      const pending = this.pending();
      if (pending.length > 0 && rows.some(({ state, locked }) => state === 'requested' && locked === 0)) {
        for (const { id } of pending) this.take(id, 'cancel', at);
        return answer(pending);
      }
      const cancelled = [...new Map(rows.filter(({ state }) => state === 'cancelled').map((row) => [row.id, row])).values()];
      return cancelled.length > 0 ? answer(cancelled) : refused('nothing_to_cancel');
    });
  }

  /** Undefined for one that was never asked for. */
  withdrawal(id: string): Withdrawal | undefined {
    const row = this.withdrawalRow(id);
    return row && this.shownWithdrawal(row);
  }

  /** Moves a withdrawal on. Refusals: `not_found`, `invalid_request` when the step is not possible from the present state. */
  take(id: string, step: WithdrawalStep, at: number): Outcome<Withdrawal> {
    return this.parts.asOneStep(() => {
      const row = this.withdrawalRow(id);
      if (!row) return refused('not_found');
      const result = takeStep(row.state, step);
      if (!result) return refused('invalid_request');
      if (result.repeated) return done(this.shownWithdrawal(row));
      if (step !== 'approve') {
        const target = result.hold === 'pay_out' ? accounts.clearing(providerOf(row.method)) : accounts.cash;
        const lines: Line[] = transfer(accounts.hold(id), target, row.amount);
        this.parts.ledger.post({ id: `${movedBy[step]}:${id}`, kind: movedBy[step], currency: row.currency, lines }, at);
      }
      this.parts.sql.exec('UPDATE withdrawals SET state = ?, processed_at = ? WHERE id = ?', result.state, at, id);
      return done({ ...this.shownWithdrawal(row), state: result.state, processedAt: at });
    });
  }

  private checkAmount({ method, amount }: MoneyRequest, direction: Direction): Outcome<CashierMethodRule> {
    const rule = cashierMethod(method);
    if (!rule) return refused('unknown_method');
    const fault = amountFault(rule, direction, this.currency(), amount);
    return fault ? refused(fault.code, fault) : done(rule);
  }

  private situation(): CashierSituation {
    const { frozen, missing, identityApproved } = this.parts.facts();
    const [sum] = this.parts.sql.exec<{ amount: number }>("SELECT coalesce(sum(amount), 0) AS amount FROM withdrawals WHERE state NOT IN ('rejected', 'cancelled')");
    return { frozen, missing, identityApproved, currency: this.currency(), withdrawn: sum?.amount ?? 0, hasDeposited: this.firstDeposit() !== null, openRounds: this.parts.wallet.openRounds(), hasActiveBonus: this.parts.bonuses.active() !== null };
  }

  private currency(): Currency {
    const { currency } = this.parts.facts();
    if (!currency) throw new Error('A visitor has no cashier.');
    return currency;
  }

  private depositRow(id: string): DepositRow | undefined {
    return this.parts.sql.exec<DepositRow>('SELECT * FROM deposits WHERE id = ?', id).toArray()[0];
  }

  private withdrawalRow(id: string): WithdrawalRow | undefined {
    return this.parts.sql.exec<WithdrawalRow>('SELECT * FROM withdrawals WHERE id = ?', id).toArray()[0];
  }

  private shownDeposit({ id, method, amount, currency, state, requested_at, processed_at }: DepositRow): Deposit {
    return { id, method, amount, currency, state, requestedAt: requested_at, processedAt: processed_at, crypto: this.parts.orders.read(id) };
  }

  private shownWithdrawal({ id, method, amount, currency, state, requested_at, processed_at, locked }: WithdrawalRow): Withdrawal {
    const destination = method === 'crypto' ? this.parts.links.destination(id) : null;
    return { id, method, amount, currency, state, requestedAt: requested_at, processedAt: processed_at, locked: locked === 1, destination };
  }
}

const providerOf = (method: string): string => cashierMethod(method)?.provider ?? method;
