import { accounts } from '../../ledger/ledger';

/** For what a credit was given; all null of what is none. */
export type CreditCause = {
  /** What it is told apart by among those of its source: the level, the period (`2026-11-20`, `2026-W47`, `2026-11`), month and multiplier (`2026-11:5000`), the race's or the bonus's id. */
  subject: string | null;
  /** A race's title as it is kept, or a bonus's names by language as JSON. */
  named: string | null;
  /** In a race. */
  place: number | null;
};

/** What may have been given, and under which id the books have it. */
const causes = `
  SELECT 'reward:' || key AS id, kind AS method, substr(key, instr(key, ':') + 1) AS subject, title AS named, place FROM rewards WHERE cash_given_at IS NOT NULL
  UNION ALL SELECT 'cashback:' || kind || ':' || period, 'cashback_' || kind, period, NULL, NULL FROM cashback_claims
  UNION ALL SELECT 'bonus_end:' || id, 'bonus_completed', id, names, NULL FROM bonuses WHERE state = 'completed'
  UNION ALL SELECT 'correction:' || id, 'correction', NULL, NULL, NULL FROM corrections`;

/** The credits from ?1 until ?2 (epoch ms): amount and moment as the books have them, found by their ids among few. */
export const creditRows = `SELECT 'credit' AS type, t.id AS id, c.method AS method, 'credited' AS status, l.amount AS amount, t.currency AS currency,
  t.at AS requestedAt, t.at AS processedAt, c.subject AS subject, c.named AS named, c.place AS place
  FROM (${causes}) c CROSS JOIN ledger_transactions t ON t.id = c.id CROSS JOIN ledger_lines l ON l.seq = t.seq AND l.account = '${accounts.cash}'
  WHERE t.at >= ?1 AND t.at < ?2`;
