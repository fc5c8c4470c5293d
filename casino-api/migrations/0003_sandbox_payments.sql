-- The sandbox acquirer's orders, so that a tester can find them. Amounts and outcomes stand in each payment's own object.
CREATE TABLE sandbox_payments (
  order_id TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL
);
CREATE INDEX sandbox_payments_by_time ON sandbox_payments (created_at DESC);
