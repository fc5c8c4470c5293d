/**
 * The world outside during a crash storm: a crypto gateway whose players pay, pay something else or not at all, an office that approves withdrawals and pays those to cards, and players
 * who follow the mailed links. Webhooks come twice, late, or never; the gateway itself drops answers.
 */
import { BtcpayServer, type Invoice, type Payout } from '../harness/gateways/btcpay-server';
import { wait } from './pace';
import { persist, type TorturedPlayer } from './players';
import type { Sent, TorturedApi } from './tortured-api';

const chance = (share: number): boolean => Math.random() < share;
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** A part of what was asked for, and what it is worth in minor units. */
const [partial, partialWorth] = ['0.00000500', 30];
/** Players whose withdrawals the office looks at in one go. */
const atOnce = 10;

/** What becomes of an invoice. `silent`: paid, and no webhook ever says so. */
type Fate = 'paid' | 'silent' | 'partial' | 'expired';

export class MoneyOutside {
  readonly server = new BtcpayServer();
  /** By the invoice's id. */
  readonly fates = new Map<string, Fate>();
  private readonly ended = new Set<string>();
  private readonly linked = new Set<string>();
  private looked = 0;
  private isOver = false;
  /** Orders whose payout was told to have failed, and then to have been made. */
  readonly reversed = new Set<string>();
  webhooks = 0;

  async start(): Promise<this> {
    await this.server.start();
    return this;
  }

  /** Goes on until `stop`, and then until everything that is to be told is told. */
  async run(api: TorturedApi, players: readonly TorturedPlayer[]): Promise<void> {
    for (let quiet = 0; ;) {
      const isLast = this.isOver;
      if (isLast) this.server.gateway.calm();
      const [invoices, payouts] = [
        this.server.invoices.filter(({ id }) => !this.fates.has(id)),
        this.server.payouts.filter(({ id }) => !this.ended.has(id)),
      ];
      for (const invoice of invoices) await this.endInvoice(api, invoice);
      for (const payout of payouts) await this.endPayout(api, payout);
      const moved = (await this.decide(api, players, isLast)) + (await this.followLinks(api));
      // One trouble at a time: a gateway that never answers settles nothing.
      if (!isLast && this.server.gateway.isCalm && chance(0.3)) this.server.gateway.next(chance(0.5) ? 'lost' : 'down');
      // A payout is ordered behind the answer to the player: for a while nothing may have come yet.
      quiet = isLast && invoices.length + payouts.length + moved === 0 ? quiet + 1 : 0;
      if (quiet > 20) return;
      await wait(isLast ? 100 : 30);
    }
  }

  stop(): void {
    this.isOver = true;
  }

  /** How a deposit of coins has to stand in the end; null: nobody can tell whether its gateway ever heard of it. */
  expected(orderId: string): 'credited' | 'declined' | 'unallocated' | null {
    const invoice = this.server.invoices.find(({ metadata }) => metadata.orderId === orderId);
    const fate = invoice && this.fates.get(invoice.id);
    return fate
      ? ({ paid: 'credited', silent: 'credited', partial: 'unallocated', expired: 'declined' } as const)[fate]
      : null;
  }

  /** What an order of coins came to, where it was another amount than was asked for; minor units. */
  cameTo(orderId: string): number | null {
    const invoice = this.server.invoices.find(({ metadata }) => metadata.orderId === orderId);
    return invoice && this.fates.get(invoice.id) === 'partial' ? partialWorth : null;
  }

  /** Orders that were paid out more than once. */
  paidTwice(): string[] {
    const completed = this.server.payouts
      .filter(({ state }) => state !== 'Cancelled')
      .map(({ metadata }) => String(metadata.orderId));
    return completed.filter((order, index) => completed.indexOf(order) !== index);
  }

  /** Orders that the gateway has paid out. */
  paidOut(): string[] {
    return this.server.payouts
      .filter(({ state }) => state === 'Completed')
      .map(({ metadata }) => String(metadata.orderId));
  }

  private async endInvoice(api: TorturedApi, invoice: Invoice): Promise<void> {
    const draw = Math.random();
    const fate: Fate = draw < 0.7 ? 'paid' : draw < 0.8 ? 'silent' : draw < 0.9 ? 'partial' : 'expired';
    this.fates.set(invoice.id, fate);
    if (fate === 'expired') invoice.status = 'Expired';
    else this.server.pay(invoice, fate === 'partial' ? { value: partial } : {});
    if (fate !== 'silent')
      await this.tell(api, this.server.event(fate === 'expired' ? 'InvoiceExpired' : 'InvoiceSettled', { invoice }));
  }

  private async endPayout(api: TorturedApi, payout: Payout): Promise<void> {
    this.ended.add(payout.id);
    payout.state = chance(0.8) ? 'Completed' : 'Cancelled';
    await this.tell(api, this.server.event('PayoutUpdated', { payout }));
    if (payout.state === 'Completed' || !chance(0.5)) return;
    // What was told to have failed went out after all.
    payout.state = 'Completed';
    this.reversed.add(String(payout.metadata.orderId));
    await this.tell(api, this.server.event('PayoutUpdated', { payout }));
  }

  /** As a gateway does: until it is answered, and now and then once more. */
  private async tell(
    api: TorturedApi,
    { body, headers }: { body: string; headers: Record<string, string> },
  ): Promise<void> {
    const sent: Sent = { method: 'POST', path: '/cashier/notify/btcpay', headers, body: JSON.parse(body) as unknown };
    for (let again = chance(0.2) ? 2 : 1; again > 0; again -= 1) await persist(api, sent, ({ status }) => status < 500);
    this.webhooks += 1;
  }

  /** The office takes the withdrawals of some players a step further, of all of them in the end. @returns how many steps */
  private async decide(api: TorturedApi, players: readonly TorturedPlayer[], isLast: boolean): Promise<number> {
    const some = isLast
      ? players
      : Array.from({ length: Math.min(atOnce, players.length) }, () => players[this.looked++ % players.length]!);
    return (await Promise.all(some.map((player) => this.decideOne(api, player)))).reduce(
      (sum, steps) => sum + steps,
      0,
    );
  }

  private async decideOne(api: TorturedApi, player: TorturedPlayer): Promise<number> {
    const listed = await persist(api, {
      method: 'POST',
      path: '/player/transactions',
      headers: player.headers,
      body: { type: 'withdraw', limit: 100 },
    });
    const steps = (
      (listed.data as { transactions?: { id: string; status: string; method: string }[] } | null)?.transactions ?? []
    ).flatMap(({ id, status, method }) =>
      status === 'requested'
        ? [{ id, step: 'approve' }]
        : status === 'approved' && method === 'card'
          ? [{ id, step: 'pay' }]
          : [],
    );
    for (const { id, step } of steps)
      await persist(api, { method: 'POST', path: `/__qa/withdrawals/${player.id}/${id}/${step}` });
    return steps.length;
  }

  /** Players open their mails and say where the coins go. @returns how many did */
  private async followLinks(api: TorturedApi): Promise<number> {
    const { data } = await persist(api, { method: 'GET', path: '/__qa/mailbox' });
    const links = (data as { mails: { link: string }[] }).mails
      .map(({ link }) => new URL(link).pathname)
      .filter((path) => path.includes('/withdrawal/'));
    const fresh = links.map((path) => path.split('/').at(-1)!).filter((token) => !this.linked.has(token));
    await Promise.all(
      fresh.map(async (token) => {
        await persist(api, { method: 'POST', path: `/cashier/withdrawal/${token}`, body: { chain: 'BTC', address } });
        this.linked.add(token);
      }),
    );
    return fresh.length;
  }
}
