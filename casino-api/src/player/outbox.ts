import type { Winner } from 'contract/games';
import type { IndexedDocument } from '../documents/document-index';
import type { ContactMessage } from '../mail/contact-mail';
import type { Payout } from '../providers/payment-provider';
import type { HostTask } from '../vip/host-tasks';
import type { LinkMail } from './link-mail';

/**
 * What leaves a player's object for the shared side. `roundId`, `reference`, a task's id, the secret of a mailed link and a payout's
 * order make the receivers idempotent. `at` is epoch ms.
 */
export type OutboxMessage =
  | { kind: 'winner'; winner: Winner & { roundId: string } }
  | { kind: 'host_task'; task: HostTask }
  | { kind: 'mail'; mail: LinkMail; at: number }
  | { kind: 'document'; document: IndexedDocument }
  | { kind: 'contact'; contact: ContactMessage; at: number }
  | { kind: 'payout'; payout: Payout };

/** Takes messages; told the same one twice, it must end as if told once. Throws when it could not take them. */
export type Receiver = (messages: readonly OutboxMessage[]) => Promise<void>;

const batchSize = 50;

/**
 * Messages written in the same step as the change that they tell of, and delivered at least once (DESIGN §6).
 */
export class Outbox {
  private delivering: Promise<boolean> | null = null;

  constructor(
    private readonly sql: SqlStorage,
    private readonly receive: Receiver,
  ) {}

  /** @param at epoch ms */
  write(message: OutboxMessage, at: number): void {
    this.sql.exec('INSERT INTO outbox (kind, payload, written_at) VALUES (?, ?, ?)', message.kind, JSON.stringify(message), at);
  }

  isEmpty(): boolean {
    return this.sql.exec('SELECT 1 FROM outbox LIMIT 1').toArray().length === 0;
  }

  /** Delivers all there is; true when nothing is left. Calls at one time share one delivery. */
  deliver(): Promise<boolean> {
    this.delivering ??= this.run().finally(() => {
      this.delivering = null;
    });
    return this.delivering;
  }

  private async run(): Promise<boolean> {
    for (;;) {
      const rows = this.sql.exec<{ id: number; payload: string }>('SELECT id, payload FROM outbox ORDER BY id LIMIT ?', batchSize).toArray();
      const last = rows.at(-1);
      if (!last) return true;
      try {
        await this.receive(rows.map(({ payload }) => JSON.parse(payload) as OutboxMessage));
      } catch (error) {
        console.error(JSON.stringify({ event: 'outbox_not_delivered', waiting: rows.length, reason: String(error) }));
        return false;
      }
      // Ids only grow, so what was written during the delivery stays for the next turn.
      this.sql.exec('DELETE FROM outbox WHERE id <= ?', last.id);
    }
  }
}
