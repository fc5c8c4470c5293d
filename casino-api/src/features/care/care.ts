import { careMarkers as thresholds, days } from 'contract/constants';
import type { AccountRecord } from '../accounts';
import type { OperatorEntryMessage } from '../desk';
import type { Sends } from '../../kernel/outbox';
import type { OwnStorage, Remembered } from '../../kernel/storage/own-storage';
import type { CareMessage } from './care-index';
import { type CareMarker, type FollowedDeposit, markersOf, nightsUntil } from './markers';

/** Who marks or unmarks a player, and why; `id` makes the same press count once. */
export interface CareAct {
  id: string;
  actor: string;
  note: string;
}

/** Whether the player is marked, and for what. Times are epoch ms. */
interface Kept {
  isMarked: boolean;
  since: number;
  /** What came before it counts no more. */
  clearedAt: number;
  markers: CareMarker[];
}
const unmarked: Kept = { isMarked: false, since: 0, clearedAt: 0, markers: [] };

/**
 * Whether a player's play gives reason for care (DOMAIN §14). It is looked at when money comes or is refused, when a withdrawal is taken back, a limit
 * is raised, and with each log-in: never with a round. Who is marked stays so until an operator has decided otherwise.
 */
export class Care {
  private readonly kept: Remembered<Kept>;

  constructor(
    private readonly parts: {
      own: OwnStorage;
      outbox: Sends<CareMessage | OperatorEntryMessage>;
      account: () => AccountRecord | null;
    },
  ) {
    this.kept = parts.own.remember(() => this.find());
  }

  isMarked(): boolean {
    return this.kept.read().isMarked;
  }

  standing(): Kept {
    return this.kept.read();
  }

  /** A higher limit was confirmed. */
  limitRaised(at: number): void {
    this.parts.own.sql.exec('INSERT INTO care_raises (at) VALUES (?)', at);
    this.look(at);
  }

  /** Marks the player for what is found that was not before. */
  look(at: number): void {
    const account = this.parts.account();
    if (!account) return;
    const before = this.kept.read();
    const found = this.found(before.clearedAt, account, at).filter((marker) => !before.markers.includes(marker));
    if (found.length === 0) return;
    this.save(
      {
        ...before,
        isMarked: true,
        since: before.isMarked ? before.since : at,
        markers: [...before.markers, ...found],
      },
      at,
    );
  }

  /** An operator's decision. Unmarked, the player is marked again for what comes after it alone. So already: nothing changes. */
  set(isMarked: boolean, { id, actor, note }: CareAct, at: number): void {
    const account = this.parts.account();
    const before = this.kept.read();
    if (!account || before.isMarked === isMarked) return;
    const { playerId, username } = account;
    this.save(isMarked ? { ...before, isMarked, since: at } : { ...unmarked, clearedAt: at }, at);
    const action = isMarked ? 'care_marked' : 'care_unmarked';
    const details = { username, note, before: { markers: before.markers.join(', ') } };
    const entry = { id: `${action}:${id}`, at, actor, action, subject: playerId, playerId, details } as const;
    this.parts.outbox.write({ kind: 'till_entry', entry }, at);
  }

  private found(clearedAt: number, { timezone, currency }: AccountRecord, at: number): CareMarker[] {
    const { lossesChased, limitsRaised, nightPlay, withdrawalsCancelled, depositsDeclined } = thresholds;
    const since = (within: number) => Math.max(at - within, clearedAt);
    return markersOf({
      deposits: this.deposits(since(lossesChased.within), currency),
      raises: this.count('SELECT count(*) AS n FROM care_raises WHERE at > ?', since(limitsRaised.within)),
      nights: nightsUntil(at, timezone).map(({ from, until }) =>
        this.count(
          `SELECT count(*) AS n FROM (SELECT 1 FROM rounds WHERE currency <> 'FUN' AND started_at >= ? AND started_at < ? LIMIT ${nightPlay.rounds})`,
          Math.max(from, clearedAt),
          until,
        ),
      ),
      // All that are taken back together are taken back once.
      cancellations: this.count(
        "SELECT count(DISTINCT processed_at) AS n FROM withdrawals WHERE state = 'cancelled' AND requested_at > ?1 - ?2 AND processed_at > ?1",
        since(withdrawalsCancelled.within),
        7 * days,
      ),
      // An order for coins that nobody paid was refused by nobody.
      declines: this.count(
        "SELECT count(*) AS n FROM deposits WHERE state = 'declined' AND payment_id IS NOT NULL AND requested_at > ?",
        since(depositsDeclined.within),
      ),
    });
  }

  private deposits(since: number, currency: string): FollowedDeposit[] {
    const { sql } = this.parts.own;
    const deposits = sql
      .exec<{ at: number; amount: number }>(
        "SELECT processed_at AS at, amount FROM deposits WHERE state = 'credited' AND processed_at > ? ORDER BY processed_at, id",
        since,
      )
      .toArray();
    return deposits.map(({ at, amount }, index) => {
      const from = deposits[index - 1]?.at;
      if (from === undefined) return { at, amount, lostBefore: 0 };
      const { lost } = sql
        .exec<{ lost: number }>(
          "SELECT coalesce(sum(stake - payout), 0) AS lost FROM rounds WHERE currency <> 'FUN' AND currency = ? AND started_at >= ? AND started_at < ?",
          currency,
          from,
          at,
        )
        .one();
      return { at, amount, lostBefore: lost };
    });
  }

  private count(query: string, ...values: number[]): number {
    return this.parts.own.sql.exec<{ n: number }>(query, ...values).one().n;
  }

  private find(): Kept {
    const [row] = this.parts.own.sql.exec<{ is_marked: number; since: number; cleared_at: number; markers: string }>(
      'SELECT is_marked, since, cleared_at, markers FROM care',
    );
    if (!row) return unmarked;
    const { is_marked: isMarked, since, cleared_at: clearedAt, markers } = row;
    return { isMarked: isMarked === 1, since, clearedAt, markers: JSON.parse(markers) as CareMarker[] };
  }

  private save(kept: Kept, at: number): void {
    const { own, outbox, account } = this.parts;
    const { isMarked, since, clearedAt, markers } = kept;
    own.sql.exec(
      'INSERT OR REPLACE INTO care (only, is_marked, since, cleared_at, markers) VALUES (1, ?, ?, ?, ?)',
      ...[Number(isMarked), since, clearedAt, JSON.stringify(markers)],
    );
    this.kept.is(kept);
    const { playerId, username } = account()!;
    outbox.write({ kind: 'care', playerId, username, isMarked, since, markers, at }, at);
  }
}
