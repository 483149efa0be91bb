-- Places are given away at random and for good: a claim that is erased takes its request and draft along, and its place must
-- not fall to another credential, which would be born with the old one's bit.
create table status_places (
  status_list  integer not null references status_lists (id),
  status_index integer not null check (status_index between 0 and 131071),
  primary key (status_list, status_index)
);
insert into status_places (status_list, status_index)
  select status_list, status_index from attestation_drafts
  union
  select (message ->> 'statusList')::integer, (message ->> 'statusIndex')::integer from attestations;
alter table status_lists rename column next_index to taken;
update status_lists list set taken = (select count(*) from status_places where status_list = list.id);

-- What the service's account sends. A transaction is signed and stored before it is broadcast, so a node that dies in between
-- leaves nothing in doubt: the same bytes are sent again.
create table chain_transactions (
  id         bigint generated always as identity primary key,
  chain_id   bigint not null,
  sender     address not null,
  nonce      bigint not null check (nonce >= 0),
  kind       text not null check (kind in ('anchor', 'revoke', 'fill')),
  recipient  address not null,
  data       text not null,
  gas        bigint not null check (gas > 0),
  -- open: not yet deep in the chain. lost: something else took its nonce
  status     text not null default 'open' check (status in ('open', 'done', 'lost')),
  created_at timestamptz not null default now()
);
create unique index one_transaction_per_nonce on chain_transactions (chain_id, sender, nonce) where status <> 'lost';
create index chain_transactions_open on chain_transactions (chain_id, nonce) where status = 'open';

-- The same transaction with one fee or another; at most one of them is mined, because they share the nonce.
create table chain_attempts (
  hash             bytes32 primary key,
  transaction_id   bigint not null references chain_transactions (id),
  raw              text not null,
  -- wei per unit of gas, as text: larger than what JavaScript's numbers hold
  max_fee          text not null,
  max_priority_fee text not null,
  created_at       timestamptz not null default now()
);
create index chain_attempts_of_transaction on chain_attempts (transaction_id, created_at);

-- Digests of attestations to be anchored. Not tied to the attestation's row: a credential in somebody's hands keeps its signing
-- time when the claim is erased here.
create table anchors (
  digest         bytes32 primary key,
  queued_at      timestamptz not null default now(),
  transaction_id bigint references chain_transactions (id),
  -- the block in which the index saw it first
  first_block    bigint
);
create index anchors_waiting on anchors (queued_at) where transaction_id is null;
create index anchors_of_transaction on anchors (transaction_id);
insert into anchors (digest, queued_at, first_block)
  select a.digest, a.created_at, (select min(block_number) from chain_events e where e.kind = 'anchored' and e.hash = a.digest)
  from attestations a;

-- What a verifier took back. Not tied to the attestation's row either: what was revoked stays revoked.
create table revocations (
  attestation    bytes32 primary key,
  verifier       address not null,
  status_list    integer not null references status_lists (id),
  status_index   integer not null,
  -- as signed: a code in ASCII, or the hash of the verifier's own words
  reason         bytes32 not null,
  reason_text    text,
  -- null: the verifier submitted it to the chain itself
  signature      text,
  revoked_at     timestamptz not null default now(),
  transaction_id bigint references chain_transactions (id),
  -- the chain refused it; asked again then
  retry_at       timestamptz,
  constraint one_revocation_per_status_index unique (status_list, status_index)
);
create index revocations_to_relay on revocations (revoked_at) where transaction_id is null and signature is not null;
create index revocations_of_transaction on revocations (transaction_id);

create index attestations_of_verifier_newest_first on attestations (verifier_id, id desc);
