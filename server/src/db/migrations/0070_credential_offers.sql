-- An owner offers a verified claim to a wallet of other people's software (OpenID4VCI 1.0, pre-authorized code). Tokens are
-- kept as SHA-256. Rows are deleted a day after their end.
create table credential_offers (
  -- 16 random bytes, which are the pre-authorized code, too: only the QR code tells them
  id              text primary key,
  claim_id        bigint not null references claims (id) on delete cascade,
  owner           address not null,
  configuration   text not null,
  is_deferred     boolean not null,
  tx_code_hash    bytes32,
  -- five wrong transaction codes end the offer
  tx_failures     integer not null default 0,
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null,
  cancelled_at    timestamptz,
  -- when a wallet bought the token with the code
  taken_at        timestamptz,
  token_hash      bytes32 unique,
  token_ends_at   timestamptz,
  -- a wallet that was told to wait asks with this
  transaction_id  text unique,
  -- the key that the wallet proved, which a deferred credential is bound to
  wallet_key      jsonb,
  issued_at       timestamptz,
  notification_id text unique,
  event           text
);
create index credential_offers_of_claim on credential_offers (claim_id);
create index credential_offers_by_end on credential_offers (expires_at);

-- A nonce names its own end and is signed, so only spent ones are kept.
create table spent_nonces (
  nonce_hash bytes32 primary key,
  expires_at timestamptz not null
);
create index spent_nonces_by_end on spent_nonces (expires_at);
