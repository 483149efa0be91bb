-- Somebody without an account asks for a proof. Rows are deleted an hour after their end.
create table requests_for_proof (
  -- 16 random bytes of the asker's browser
  id              text primary key,
  statement       jsonb not null,
  -- what the asker calls itself
  audience        text not null,
  nonce           bytes32 not null,
  -- X25519: answers are sealed to it
  public_key      bytes32 not null,
  asker           address,
  asker_signature text,
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null,
  constraint an_asker_has_signed check ((asker is null) = (asker_signature is null))
);
create index requests_for_proof_by_end on requests_for_proof (expires_at);
create index requests_for_proof_of_asker on requests_for_proof (asker) where asker is not null;

create table proof_answers (
  id         bigint generated always as identity primary key,
  request_id text not null references requests_for_proof (id) on delete cascade,
  -- base64, for the asker's page alone
  sealed     text not null,
  created_at timestamptz not null default now()
);
create index proof_answers_of_request on proof_answers (request_id, id);
