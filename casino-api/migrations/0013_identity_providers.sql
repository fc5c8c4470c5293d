-- Log-ins at identity providers. Times in epoch milliseconds; of secrets and of the providers' own ids only hashes are kept.
CREATE TABLE identity_flows (
  state_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  -- The visitor who began it, and alone may finish it.
  visitor TEXT NOT NULL,
  verifier TEXT NOT NULL,
  nonce TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX identity_flows_by_age ON identity_flows (created_at);
-- Whom a provider has named and who has no account yet.
CREATE TABLE identity_completions (
  secret_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject_hash TEXT NOT NULL,
  visitor TEXT NOT NULL,
  given TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX identity_completions_by_age ON identity_completions (created_at);
-- Who a provider's person is with us.
CREATE TABLE provider_identities (
  subject_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  player_id TEXT NOT NULL,
  since INTEGER NOT NULL
);
-- The sandbox's own: the codes that it gave out, and the key that it signs with.
CREATE TABLE sandbox_identity_codes (
  code_hash TEXT PRIMARY KEY,
  granted TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE sandbox_identity_key (
  only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
  jwk TEXT NOT NULL
);
