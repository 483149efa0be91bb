-- What a verifier keeps of its signatures after the claims' owners erased their accounts (decision 56). An erasure moves the text and
-- the attestation here. While the owner has the account, the request and the attestation themselves hold them.
create table signed_records (
  id           bigint generated always as identity primary key,
  verifier_id  bigint not null references users (id),
  -- the number that the request had
  request_id   bigint not null constraint one_record_per_request unique,
  -- empty when the signed text was not kept
  leaves       jsonb not null,
  digest       bytes32 not null,
  primary_type text not null,
  message      jsonb not null,
  signature    text not null,
  -- of leaves, message and signature
  bytes        bigint not null,
  requested_at timestamptz not null,
  signed_at    timestamptz not null,
  erased_at    timestamptz not null default now()
);
create index signed_records_of_verifier_newest_first on signed_records (verifier_id, id desc);
create index signed_records_by_age on signed_records (signed_at);
