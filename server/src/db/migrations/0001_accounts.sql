-- Addresses are lower case, so that two spellings of one wallet are one row.
create domain address as text check (value ~ '^0x[0-9a-f]{40}$');
create domain bytes32 as text check (value ~ '^0x[0-9a-f]{64}$');

create table users (
  id                    bigint generated always as identity primary key,
  wallet_address        address not null constraint one_profile_per_wallet unique,
  username              text not null,
  -- The folded spelling: NFKC and lower case are computed by the server, whatever the database's locale is.
  username_key          text not null constraint username_is_taken_once unique,
  name                  text,
  email                 text,
  is_verifier           boolean not null default false,
  verifier_organization text,
  verifier_application  text not null default 'none'
    check (verifier_application in ('none', 'pending', 'approved', 'refused')),
  -- The last event number of this recipient, raised in the transaction that writes the event.
  last_seq              bigint not null default 0,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  version               integer not null default 1,
  constraint a_verifier_was_approved check (not is_verifier or verifier_application = 'approved')
);
create index verifiers_newest_first on users (id desc) where is_verifier;

create table sign_in_nonces (
  nonce     text primary key,
  issued_at timestamptz not null default date_trunc('milliseconds', now())
);
create index sign_in_nonces_oldest_first on sign_in_nonces (issued_at);

create table sessions (
  token_hash     text primary key,
  address        address not null,
  chain_id       bigint not null,
  created_at     timestamptz not null default now(),
  last_active_at timestamptz not null default now()
);
create index sessions_of_wallet on sessions (address);
create index sessions_oldest_first on sessions (created_at);

create table idempotency_keys (
  address    address not null,
  route      text not null,
  key        text not null,
  body_hash  text not null,
  status     integer,
  body       jsonb,
  created_at timestamptz not null default now(),
  primary key (address, route, key)
);
create index idempotency_keys_oldest_first on idempotency_keys (created_at);
