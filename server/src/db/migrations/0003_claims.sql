create table dids (
  id         bigint generated always as identity primary key,
  -- a token of the contract in decimal, or the wizard's off-chain id
  token_id   text not null,
  owner      address not null,
  -- the block at which the chain itself was asked, while the index had not reached it
  seen_block bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version    integer not null default 1,
  -- not on token_id alone: after a reorganisation the same number can be another wallet's
  constraint one_row_per_token_and_owner unique (token_id, owner)
);
create unique index off_chain_did_is_taken_once on dids (token_id) where token_id like 'did:%';
create index dids_of_owner_newest_first on dids (owner, id desc);

create table claims (
  id           bigint generated always as identity primary key,
  did_id       bigint not null references dids (id) on delete cascade,
  type         text not null,
  title        text not null,
  description  text not null,
  issuer       text not null,
  issue_date   text not null check (issue_date ~ '^\d{4}-\d{2}-\d{2}$'),
  is_private   boolean not null,
  is_selective boolean not null,
  leaves       jsonb not null,
  details      bytes32 not null,
  claim_hash   bytes32 not null,
  -- keccak256(abi.encode(type, title, description, issuer)), the hash that addClaim emits
  publish_hash bytes32 not null,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  version      integer not null default 1
);
create index claims_of_did_newest_first on claims (did_id, id desc);

create table verification_requests (
  id           bigint generated always as identity primary key,
  claim_id     bigint not null references claims (id) on delete cascade,
  requester_id bigint not null references users (id),
  verifier_id  bigint not null references users (id),
  status       text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason       text,
  created_at   timestamptz not null default now(),
  decided_at   timestamptz,
  version      integer not null default 1,
  constraint decided_exactly_when_not_pending check ((status = 'pending') = (decided_at is null)),
  constraint a_reason_is_given_for_rejections_only check (reason is null or status = 'rejected'),
  constraint nobody_verifies_themselves check (requester_id <> verifier_id)
);
create unique index one_pending_request_per_verifier
  on verification_requests (claim_id, verifier_id) where status = 'pending';
create index requests_of_claim on verification_requests (claim_id, verifier_id, id desc);
create index requests_of_verifier_newest_first on verification_requests (verifier_id, id desc);
create index requests_of_requester_newest_first on verification_requests (requester_id, id desc);

-- A verifier's status lists of 131,072 places each; an attestation names its list and its place for good.
create table status_lists (
  id          integer generated always as identity primary key,
  verifier_id bigint not null references users (id),
  next_index  integer not null default 0 check (next_index between 0 and 131072)
);
create index status_lists_of_verifier on status_lists (verifier_id);

-- What a verifier was given to sign.
create table attestation_drafts (
  request_id   bigint primary key references verification_requests (id) on delete cascade,
  level        text not null,
  -- seconds since 1970
  valid_from   bigint not null,
  status_list  integer not null references status_lists (id),
  status_index integer not null,
  constraint one_attestation_per_status_index unique (status_list, status_index)
);

create table attestations (
  id          bigint generated always as identity primary key,
  claim_id    bigint not null references claims (id) on delete cascade,
  request_id  bigint not null constraint one_attestation_per_request unique references verification_requests (id),
  verifier_id bigint not null references users (id),
  -- the claim's hash when it was attested: an attestation of another text verifies nothing
  claim_hash  bytes32 not null,
  digest      bytes32 not null constraint a_digest_is_stored_once unique,
  message     jsonb not null,
  signature   text not null,
  level       text not null,
  proof       jsonb not null,
  created_at  timestamptz not null default now(),
  revoked_at  timestamptz
);
create index attestations_of_claim on attestations (claim_id, id desc);

create table shares (
  id             text primary key,
  claim_id       bigint not null references claims (id) on delete cascade,
  owner          address not null,
  kind           text not null check (kind in ('open')),
  -- null: shared while nobody had verified the claim
  attestation_id bigint references attestations (id) on delete cascade,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz,
  withdrawn_at   timestamptz
);
create unique index one_default_share_per_attestation on shares (claim_id, coalesce(attestation_id, 0))
  where kind = 'open' and expires_at is null and withdrawn_at is null;
create index shares_of_owner_newest_first on shares (owner, created_at desc, id desc);
