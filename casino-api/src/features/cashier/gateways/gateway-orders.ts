import { hours, minutes } from 'contract/constants';
import type { Currency } from 'contract/money';
import type { GatewayOrder, GatewayState } from './gateway';

type Row = {
  order_id: string;
  gateway: string;
  purpose: string;
  amount: number;
  currency: Currency;
  opened_at: number;
  reference: string | null;
  url: string | null;
  asked: number;
  is_final: number;
};

export interface KeptOrder extends GatewayOrder {
  gateway: string;
  isFinal: boolean;
}

const firstWait = 1 * minutes;
const longestWait = 1 * hours;

/** After how many ms a gateway that has not told how an order ended is asked again, the longer the oftener. @param asked how often it was asked */
export const recheckAfter = (asked: number): number => Math.min(longestWait, firstWait * 2 ** Math.max(0, asked - 1));

/** A player's orders at outside gateways: what they are called there and whether they are over. */
export class GatewayOrders {
  constructor(private readonly sql: SqlStorage) {}

  /** Keeps an order before its gateway is asked. An order that is known stays as it is. @returns whether it is new */
  open(
    gateway: string,
    {
      orderId,
      amount,
      currency,
      openedAt,
      purpose,
    }: Pick<GatewayOrder, 'orderId' | 'amount' | 'currency' | 'openedAt' | 'purpose'>,
  ): boolean {
    if (this.read(orderId)) return false;
    this.sql.exec(
      'INSERT INTO gateway_orders (order_id, gateway, purpose, amount, currency, opened_at) VALUES (?, ?, ?, ?, ?, ?)',
      orderId,
      gateway,
      JSON.stringify(purpose),
      amount,
      currency,
      openedAt,
    );
    return true;
  }

  read(orderId: string): KeptOrder | null {
    const [row] = this.sql.exec<Row>('SELECT * FROM gateway_orders WHERE order_id = ?', orderId);
    if (!row) return null;
    const { gateway, amount, currency, opened_at: openedAt, reference, asked, is_final } = row;
    return {
      orderId,
      gateway,
      amount,
      currency,
      openedAt,
      reference,
      mayExist: asked > 0,
      purpose: JSON.parse(row.purpose) as GatewayOrder['purpose'],
      isFinal: is_final === 1,
    };
  }

  /** The page where an order is paid; null when it is paid at none, or is over. */
  pageOf(orderId: string): string | null {
    const [row] = this.sql.exec<Pick<Row, 'url'>>(
      'SELECT url FROM gateway_orders WHERE order_id = ? AND is_final = 0',
      orderId,
    );
    return row?.url ?? null;
  }

  /** To be written before the question goes out: its answer may be lost. @returns how often it was asked, this time included */
  noteAsked(orderId: string): number {
    return this.sql
      .exec<{ asked: number }>(
        'UPDATE gateway_orders SET asked = asked + 1 WHERE order_id = ? RETURNING asked',
        orderId,
      )
      .one().asked;
  }

  /** Keeps what the gateway calls an order. False when it is known by another name: one order has one payment. */
  isNamed(orderId: string, reference: string): boolean {
    const known = this.read(orderId);
    if (!known || (known.reference !== null && known.reference !== reference)) return false;
    if (known.reference === null)
      this.sql.exec('UPDATE gateway_orders SET reference = ? WHERE order_id = ?', reference, orderId);
    return true;
  }

  keep(orderId: string, { url, isFinal }: Pick<GatewayState, 'url' | 'isFinal'>): void {
    this.sql.exec(
      'UPDATE gateway_orders SET url = coalesce(?, url), is_final = max(is_final, ?) WHERE order_id = ?',
      url,
      Number(isFinal),
      orderId,
    );
  }
}
