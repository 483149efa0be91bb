-- What happened to a claim, in order, each entry hashed over the one before (docs/history.md). Neither table refers to
-- the claim: the hashes outlive it.
create table claim_history_heads (
  claim_id  bigint primary key,
  last_seq  integer not null default 0,
  last_hash bytes32 not null default '0x0000000000000000000000000000000000000000000000000000000000000000'
);

create table claim_history (
  claim_id      bigint not null references claim_history_heads (claim_id),
  seq           integer not null check (seq > 0),
  kind          text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- to the millisecond, as it was hashed
  at            timestamptz not null check (at = date_trunc('milliseconds', at)),
  previous_hash bytes32 not null,
  content_hash  bytes32 not null,
  hash          bytes32 not null,
  -- the canonical text that content_hash covers, and the salt that hides it once it is gone
  content       text,
  salt          bytes32,
  primary key (claim_id, seq),
  constraint text_and_salt_go_together check ((content is null) = (salt is null))
);

create function keep_claim_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.content is null and new.salt is null
      and (new.claim_id, new.seq, new.kind, new.at, new.previous_hash, new.content_hash, new.hash)
        is not distinct from (old.claim_id, old.seq, old.kind, old.at, old.previous_hash, old.content_hash, old.hash)
    then return new;
    end if;
  end if;
  raise exception 'History is only added to; of an entry only text and salt may be erased'
    using errcode = 'restrict_violation', constraint = 'history_is_only_added_to';
end $$;
create trigger history_is_only_added_to before update or delete on claim_history
  for each row execute function keep_claim_history();
create trigger history_is_not_emptied before truncate on claim_history
  for each statement execute function keep_claim_history();

-- A verified claim keeps its text; another wording of it is a claim of its own.
alter table claims add column previous_claim_id bigint references claims (id) on delete set null;
create index claims_reworded on claims (previous_claim_id) where previous_claim_id is not null;

-- seconds since 1970; 0 means no end
alter table attestation_drafts add column valid_until bigint not null default 0;
-- null means no end
alter table attestations add column valid_until timestamptz;
create index attestations_that_end on attestations (valid_until) where valid_until is not null and revoked_at is null;

-- Whoever writes the row sends the reminder, so that of many nodes one does.
create table expiry_reminders (
  attestation_id bigint not null references attestations (id) on delete cascade,
  days_before    integer not null check (days_before in (30, 7)),
  sent_at        timestamptz not null default now(),
  primary key (attestation_id, days_before)
);
