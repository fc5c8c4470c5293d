import type { Chain, CryptoOrder } from 'contract/chains';
import { afterCryptoEvent, type CryptoDepositStep, type CryptoEvent } from './crypto-deposits';
import type { DepositState } from 'contract/cashier';

/** What the provider says an order is to be paid with. */
export interface PaymentAddress {
  address: string;
  destinationTag: string | null;
  /** In the coin's smallest units. */
  due: number;
  confirmationsNeeded: number;
}

type Row = {
  chain: Chain;
  address: string | null;
  tag: string | null;
  due: number;
  received: number;
  confirmations: number;
  confirmations_needed: number;
};

/** The crypto side of deposits: where they are paid to and what arrived there. */
export class CryptoOrders {
  constructor(private readonly sql: SqlStorage) {}

  open(depositId: string, chain: Chain): void {
    this.sql.exec('INSERT INTO crypto_deposits (deposit_id, chain) VALUES (?, ?)', depositId, chain);
  }

  /** Keeps what the provider answered first; later answers change nothing. */
  keepAddress(depositId: string, { address, destinationTag, due, confirmationsNeeded }: PaymentAddress): void {
    this.sql.exec(
      'UPDATE crypto_deposits SET address = ?, tag = ?, due = ?, confirmations_needed = ? WHERE deposit_id = ? AND address IS NULL',
      address,
      destinationTag,
      due,
      confirmationsNeeded,
      depositId,
    );
  }

  /** Null for a deposit by other means, and until the provider has given an address. */
  read(depositId: string): CryptoOrder | null {
    const [row] = this.sql.exec<Row>(
      'SELECT * FROM crypto_deposits WHERE deposit_id = ? AND address IS NOT NULL',
      depositId,
    );
    if (!row?.address) return null;
    const { chain, address, tag, due, received, confirmations, confirmations_needed: confirmationsNeeded } = row;
    return { chain, address, destinationTag: tag, due, received, confirmations, confirmationsNeeded };
  }

  /** Since when exactly what is due has been there, confirmed or not; null while it is not. */
  paidAt(depositId: string): number | null {
    const [row] = this.sql.exec<{ paid_at: number | null }>(
      'SELECT paid_at FROM crypto_deposits WHERE deposit_id = ?',
      depositId,
    );
    return row?.paid_at ?? null;
  }

  /** Notes what arrived; `more`: more than was known before. Null when the order has no address on that chain. */
  note(
    depositId: string,
    state: DepositState,
    chain: Chain,
    event: CryptoEvent,
    isOver: boolean,
    at: number,
  ): (CryptoDepositStep & { due: number; more: boolean }) | null {
    const order = this.read(depositId);
    if (order?.chain !== chain) return null;
    const step = afterCryptoEvent({ state, ...order }, event, isOver);
    this.sql.exec(
      'UPDATE crypto_deposits SET received = ?1, confirmations = ?2, paid_at = iif(?1 = due, coalesce(paid_at, ?3), NULL) WHERE deposit_id = ?4',
      step.received,
      step.confirmations,
      at,
      depositId,
    );
    return { ...step, due: order.due, more: step.received > order.received };
  }
}
