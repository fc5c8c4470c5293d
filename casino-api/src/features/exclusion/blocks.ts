import type { Account, AccountBlock } from '../accounts';
import type { Messages } from '../messages';
import type { Receivers, Sends } from '../../kernel/outbox';
import type { Signal } from '../../kernel/signal';
import { type Page, pageWith, type Place, readPage } from '../../kernel/paged-list';

/** What a player's object tells of a block; null: there is none any more. Times are epoch ms. */
export type BlockMessage = { kind: 'block'; playerId: string; block: AccountBlock | null; at: number };

export interface BlockParts {
  account: Pick<Account, 'read' | 'setBlock'>;
  messages: Pick<Messages, 'write'>;
  outbox: Sends<BlockMessage>;
  stopped: Signal<[at: number]>;
}

/**
 * An operator's block of the account (DOMAIN §6): its player is told why, until when, by whom it is looked at again, and whether money may leave. Whoever is blocked has no
 * round left open.
 */
export class Blocks {
  constructor(private readonly parts: BlockParts) {}

  /** Blocks, changes the block that stands, or lifts it (null). In a step of the caller's. @param at epoch ms */
  set(block: AccountBlock | null, at: number): void {
    const { account, messages, outbox, stopped } = this.parts;
    const { playerId, timezone } = account.read()!;
    account.setBlock(block);
    outbox.write({ kind: 'block', playerId, block, at }, at);
    if (!block) {
      messages.write('account_unblocked', {}, at);
      return;
    }
    stopped.tell(at);
    const { reason, reviewer, until, payoutsHeld } = block;
    messages.write(
      payoutsHeld ? 'account_held' : 'account_blocked',
      {
        reason: { term: `block_${reason}` },
        team: { term: `team_${reviewer}` },
        until: { at: until, zone: timezone },
      },
      at,
    );
  }
}

export const blockReceivers: Receivers<BlockMessage> = {
  block: {
    each: ({ DB }, { playerId, block, at }) =>
      DB.prepare(
        `INSERT INTO blocked_players (player_id, reason, payouts_held, reviewer, review_by, since, is_over, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?6)
         ON CONFLICT (player_id) DO UPDATE SET reason = excluded.reason, payouts_held = excluded.payouts_held, reviewer = excluded.reviewer, review_by = excluded.review_by,
           since = iif(blocked_players.is_over, excluded.since, blocked_players.since), is_over = excluded.is_over, changed_at = excluded.changed_at
           WHERE excluded.changed_at >= blocked_players.changed_at`,
      )
        .bind(
          ...[playerId, block?.reason ?? '', Number(block?.payoutsHeld ?? false), block?.reviewer ?? ''],
          ...[block?.until ?? 0, at, Number(block === null)],
        )
        .run(),
  },
};

/** A blocked player, as the list of the desk shows one. Times are epoch ms. */
export interface BlockedPlayer extends Pick<AccountBlock, 'reason' | 'reviewer'> {
  playerId: string;
  username: string;
  payoutsHeld: boolean;
  reviewBy: number;
  since: number;
}

/** Players who are blocked, the soonest to be looked at first. */
export const blockedPlayers = async (db: D1Database, place: Place | null, size: number): Promise<Page<BlockedPlayer>> =>
  pageWith(
    await readPage<Omit<BlockedPlayer, 'payoutsHeld'> & { payoutsHeld: number }>(
      db,
      {
        columns:
          'b.player_id AS playerId, a.username_key AS username, b.reason AS reason, b.payouts_held AS payoutsHeld, b.reviewer AS reviewer, b.review_by AS reviewBy, b.since AS since',
        from: 'blocked_players b CROSS JOIN accounts a ON a.player_id = b.player_id',
        where: 'b.is_over = 0',
        keys: ['b.review_by', 'b.player_id'],
      },
      place,
      size,
    ),
    ({ payoutsHeld, ...row }) => ({ ...row, payoutsHeld: payoutsHeld === 1 }),
  );
