-- Who registered itself under the policy `open`. Whether somebody may verify is not stored: it follows from this, the policy
-- and what the chain says (docs/decisions/0007-accreditation-is-derived.md).
alter table users rename column is_verifier to is_self_registered;
alter table users drop column verifier_application;
alter index verifiers_newest_first rename to self_registered_verifiers_newest_first;

create index standings_of_verifier_newest_first on chain_events (address, block_number desc, log_index desc)
  where kind in ('verifier-accredited', 'verifier-suspended');

create table verifier_applications (
  id           bigint generated always as identity primary key,
  user_id      bigint not null references users (id) on delete cascade,
  organization text not null,
  status       text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  reason       text,
  created_at   timestamptz not null default now(),
  decided_at   timestamptz,
  -- the administrator's wallet
  decided_by   address,
  constraint decided_exactly_when_not_pending check ((status = 'pending') = (decided_at is null)),
  constraint decided_by_somebody check ((decided_at is null) = (decided_by is null))
);
create unique index one_pending_application_per_user on verifier_applications (user_id) where status = 'pending';
create index applications_of_user_newest_first on verifier_applications (user_id, id desc);
create index pending_applications_newest_first on verifier_applications (id desc) where status = 'pending';

-- What no second organisation's name may look like: the look-alike keys of every name that is used or applied for. A name has
-- up to two of them, and each has one holder.
create table organization_names (
  key     text constraint organization_name_is_taken_once primary key,
  user_id bigint not null references users (id) on delete cascade
);
create index organization_names_of_user on organization_names (user_id);

-- The domain that a user's organisation was last seen to name this wallet.
create table domain_proofs (
  user_id    bigint primary key references users (id) on delete cascade,
  domain     text not null,
  proven_at  timestamptz not null,
  -- as the proof itself says
  expires_at timestamptz not null
);

-- What somebody has been told about their standing on the chain: reading the chain again tells nobody twice.
create table standing_notices (
  user_id bigint not null references users (id) on delete cascade,
  tx_hash bytes32 not null,
  kind    text not null check (kind in ('verifier-accredited', 'verifier-suspended')),
  primary key (user_id, tx_hash, kind)
);

-- The types of messages are the domain's to list.
alter table events drop constraint events_type_check;
alter table events add constraint events_type_check check (type ~ '^[a-z_]{1,40}$');
