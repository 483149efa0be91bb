-- Which account a passkey opens. An authenticator tells the id, and only the server knows the account and the public key.
create table passkeys (
  -- base64url, as the authenticator gave it
  credential_id text primary key check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) between 22 and 1364),
  account       address not null,
  x             bytes32 not null,
  y             bytes32 not null,
  created_at    timestamptz not null default now()
);
create index passkeys_of_account on passkeys (account, created_at);

-- Calls that people signed and that the service pays for. A call is stored before it is sent, so a node that dies in between
-- loses nothing.
create table sponsored_calls (
  id             bigint generated always as identity primary key,
  -- of kind, identity and signature: the same call that arrives twice is one call
  digest         bytes32 not null,
  -- the session's address, which the call is for
  identity       address not null,
  recipient      address not null,
  data           text not null,
  mints          boolean not null,
  -- A freeze or a veto is sent before other calls.
  is_urgent      boolean not null,
  -- the gas limit, which counts until the used gas is known
  gas            bigint not null check (gas > 0),
  created_at     timestamptz not null default now(),
  transaction_id bigint references chain_transactions (id),
  -- the next try, after the chain's node could not estimate the call
  retry_at       timestamptz,
  -- when the chain refused or reverted the call, which is then not sent again
  refused_at     timestamptz,
  constraint a_sponsored_call_is_kept_once unique (digest)
);
create unique index one_sponsored_mint_per_identity on sponsored_calls (identity) where mints and refused_at is null;
create index sponsored_calls_of_the_day on sponsored_calls (created_at);
create index sponsored_calls_waiting on sponsored_calls (id) where transaction_id is null and refused_at is null;
create index sponsored_calls_of_transaction on sponsored_calls (transaction_id);

-- The sponsor has an outbox and an account of its own, so that anchors never wait for people's calls.
alter table chain_transactions drop constraint chain_transactions_kind_check;
alter table chain_transactions add constraint chain_transactions_kind_check
  check (kind in ('anchor', 'revoke', 'fill', 'sponsored', 'sponsored-fill'));

-- When a chain node first had the attempt. Before, nobody may be told its hash.
alter table chain_attempts add column sent_at timestamptz;
