import type { Ledger, Books } from './ledger-store';

/** The proof of DOMAIN §2: `ok` when the books and what they were posted for say the same. */
export interface Reconciliation extends Books {
  ok: boolean;
}

/** What must never have a row: the books against deposits, withdrawals and rounds. */
const contradictions: readonly { query: string; says: string }[] = [
  {
    says: 'a hold that is not what its withdrawal holds',
    query: `SELECT b.account AS subject, b.amount AS kept, coalesce(w.amount, 0) AS due FROM ledger_balances b
      LEFT JOIN withdrawals w ON b.account = 'player:hold:' || w.id AND w.state IN ('requested', 'approved')
      WHERE b.account GLOB 'player:hold:*' AND kept <> due`,
  },
  {
    says: 'a withdrawal without its hold',
    query: `SELECT w.id AS subject, 0 AS kept, w.amount AS due FROM withdrawals w
      WHERE NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.id = 'withdrawal_hold:' || w.id)`,
  },
  {
    says: 'a deposit credited otherwise than once and in full',
    query: `SELECT d.id AS subject, coalesce(sum(l.amount), 0) AS kept, iif(d.state = 'credited', d.amount, 0) AS due FROM deposits d
      LEFT JOIN ledger_transactions t ON t.id = 'deposit:' || d.id
      LEFT JOIN ledger_lines l ON l.seq = t.seq AND l.account = 'player:cash'
      GROUP BY d.id HAVING kept <> due`,
  },
  {
    says: 'what is set aside is not what waits for a decision',
    query: `SELECT currency AS subject, sum(held) AS kept, sum(waits) AS due FROM (
        SELECT currency, amount AS held, 0 AS waits FROM ledger_balances WHERE account = 'player:unallocated'
        UNION ALL SELECT currency, 0, amount FROM deposits WHERE state = 'unallocated'
      ) GROUP BY currency HAVING sum(held) <> sum(waits)`,
  },
  {
    says: 'what is on its way back is not what refunds wait to be paid',
    query: `SELECT currency AS subject, sum(held) AS kept, sum(waits) AS due FROM (
        SELECT currency, amount AS held, 0 AS waits FROM ledger_balances WHERE account = 'player:refunds'
        UNION ALL SELECT currency, 0, amount FROM refunds WHERE state <> 'succeeded'
      ) GROUP BY currency HAVING sum(held) <> sum(waits)`,
  },
  {
    says: 'a deposit set aside, or refunded, otherwise than once and in full',
    query: `SELECT u.deposit_id AS subject, coalesce(sum(l.amount), 0) AS kept, iif(d.state = 'unallocated', d.amount, 0) AS due FROM unallocated u
      JOIN deposits d ON d.id = u.deposit_id
      LEFT JOIN ledger_transactions t ON t.id IN ('deposit_unallocated:' || d.id, 'deposit_refunded:' || d.id, 'deposit:' || d.id)
      LEFT JOIN ledger_lines l ON l.seq = t.seq AND l.account = 'player:unallocated'
      GROUP BY u.deposit_id HAVING kept <> due`,
  },
  {
    says: 'what payouts that were paid after all cost the house is not what was decided about them',
    query: `SELECT account AS subject, sum(held) AS kept, sum(decided) AS due FROM (
        SELECT account, amount AS held, 0 AS decided FROM ledger_balances WHERE account IN ('house:payout-suspense', 'house:payout-losses')
        UNION ALL SELECT iif(decision IS NULL, 'house:payout-suspense', 'house:payout-losses'), 0, collected - amount FROM payout_conflicts
      ) GROUP BY account HAVING sum(held) <> sum(decided)`,
  },
  {
    says: 'what the house bears of deposits that were taken back is not what was decided about them',
    query: `SELECT 'house:payment-losses' AS subject, sum(held) AS kept, sum(decided) AS due FROM (
        SELECT amount AS held, 0 AS decided FROM ledger_balances WHERE account = 'house:payment-losses'
        UNION ALL SELECT 0, moved - amount FROM payment_incidents WHERE decision = 'charged_back'
      ) HAVING sum(held) <> sum(decided)`,
  },
  {
    says: 'a refund or a second credit that names nothing it answers',
    query: `SELECT t.id AS subject, 0 AS kept, 1 AS due FROM ledger_transactions t
      WHERE t.kind IN ('deposit_refunded', 'deposit_refund_paid', 'payout_suspended', 'payout_collected', 'payout_borne', 'payout_returned', 'deposit_charged_back', 'correction')
        AND NOT EXISTS (SELECT 1 FROM ledger_answers a JOIN ledger_transactions o ON o.id = a.answers WHERE a.id = t.id)`,
  },
  {
    says: 'what the house holds is not what the rounds came to',
    query: `SELECT currency AS subject, sum(held) AS kept, sum(played) AS due FROM (
        SELECT currency, amount AS held, 0 AS played FROM ledger_balances WHERE (account IN ('house:games', 'house:held_wins', 'play:house:games') OR account GLOB 'house:jackpot:*')
        UNION ALL SELECT currency, 0, stake - payout - uncollected FROM rounds
      ) GROUP BY currency HAVING sum(held) <> sum(played)`,
  },
  {
    says: 'what is put aside for held wins is not what they come to',
    query: `SELECT currency AS subject, sum(kept) AS kept, sum(due) AS due FROM (
        SELECT currency, amount AS kept, 0 AS due FROM ledger_balances WHERE account = 'house:held_wins'
        UNION ALL SELECT currency, 0, amount FROM held_wins WHERE state = 'waiting'
      ) GROUP BY currency HAVING sum(kept) <> sum(due)`,
  },
  {
    says: 'a jackpot’s account that is not what was posted to it and won of it',
    query: `SELECT s.gameid AS subject, coalesce(b.amount, 0) AS kept, s.posted - coalesce((SELECT sum(paid) FROM jackpot_hits h WHERE h.gameid = s.gameid), 0) AS due
      FROM jackpot_stakes s LEFT JOIN ledger_balances b ON b.account = 'house:jackpot:' || s.gameid WHERE kept <> due`,
  },
  {
    says: 'a jackpot’s prize paid otherwise than once and in full',
    query: `SELECT h.round_id AS subject, coalesce(sum(l.amount), 0) AS kept, coalesce(h.paid, 0) AS due FROM jackpot_hits h
      LEFT JOIN ledger_transactions t ON t.id = 'jackpot:' || h.gameid || ':won:' || h.round_id
      LEFT JOIN ledger_lines l ON l.seq = t.seq AND l.account = 'house:games'
      GROUP BY h.round_id HAVING kept <> due`,
  },
  {
    says: 'what the providers hold is not what came in and went out',
    query: `SELECT currency AS subject, sum(held) AS kept, sum(moved) AS due FROM (
        SELECT currency, amount AS held, 0 AS moved FROM ledger_balances WHERE account GLOB 'provider:*'
        UNION ALL SELECT currency, 0, -amount FROM deposits WHERE state IN ('credited', 'unallocated')
        UNION ALL SELECT currency, 0, amount FROM withdrawals WHERE state = 'paid'
        UNION ALL SELECT * FROM (SELECT currency, 0, -amount FROM refunds WHERE state <> 'succeeded' UNION ALL SELECT currency, 0, amount FROM payout_conflicts)
        UNION ALL SELECT currency, 0, iif(decision = 'restored', -amount, amount) FROM payment_incidents WHERE decision IN ('restored', 'charged_back')
      ) GROUP BY currency HAVING sum(held) <> sum(moved)`,
  },
  {
    says: 'a bonus that holds money without being active',
    query: `SELECT b.account AS subject, b.amount AS kept, 0 AS due FROM ledger_balances b
      LEFT JOIN bonuses i ON b.account = 'player:bonus:' || i.id AND i.state = 'active'
      WHERE b.account GLOB 'player:bonus:*' AND i.id IS NULL AND kept <> 0`,
  },
  {
    says: 'a started bonus granted otherwise than once and in full',
    query: `SELECT i.id AS subject, coalesce(sum(l.amount), 0) AS kept, iif(i.started_at IS NULL, 0, i.granted) AS due FROM bonuses i
      LEFT JOIN ledger_transactions t ON t.id = 'bonus_granted:' || i.id
      LEFT JOIN ledger_lines l ON l.seq = t.seq AND l.account = 'player:bonus:' || i.id
      GROUP BY i.id HAVING kept <> due`,
  },
  {
    says: 'points that are not those of the bets that count',
    query: `SELECT i.id AS subject, points_gained AS kept, coalesce(sum(b.points) FILTER (WHERE b.is_rolled_back = 0), 0) AS due FROM bonuses i
      LEFT JOIN bonus_bets b ON b.bonus_id = i.id
      GROUP BY i.id HAVING kept <> due`,
  },
  {
    says: 'rewards and cashback that were paid otherwise than once and in full',
    query: `SELECT 'all of them' AS subject, kept, due FROM (SELECT
        (SELECT coalesce(sum(l.amount), 0) FROM ledger_transactions t JOIN ledger_lines l ON l.seq = t.seq AND l.account = 'player:cash'
          WHERE t.kind IN ('level_reward', 'challenge_prize', 'race_prize', 'cashback')) AS kept,
        (SELECT coalesce(sum(cash), 0) FROM rewards WHERE cash_given_at IS NOT NULL) + (SELECT coalesce(sum(paid), 0) FROM cashback_claims) AS due
      ) WHERE kept <> due`,
  },
  {
    says: 'a round whose outcome is neither here nor in the archive',
    query: `SELECT id AS subject, 0 AS kept, 1 AS due FROM rounds
      WHERE seed_id IS NOT NULL AND outcome IS NULL AND NOT EXISTS (SELECT 1 FROM archived WHERE kind = 'rounds' AND first_id <= id AND last_id >= id)`,
  },
  {
    says: 'a round with more than it was staked for',
    query: `SELECT id AS subject, payout AS kept, stake AS due FROM rounds WHERE stake < 0 OR payout < 0 OR (state IN ('rolled_back', 'void') AND stake + payout <> 0)`,
  },
];

/** Proves the player's books at any time; reads everything, so it is for audits and tests. */
export function reconcile(sql: SqlStorage, ledger: Ledger): Reconciliation {
  const books = ledger.audit();
  const findings = [...books.findings];
  for (const { query, says } of contradictions) {
    for (const { subject, kept, due } of sql.exec<{ subject: string; kept: number; due: number }>(query)) {
      findings.push(`${says}: ${subject}, ${kept} instead of ${due}`);
    }
  }
  return { ...books, ok: findings.length === 0, findings };
}
