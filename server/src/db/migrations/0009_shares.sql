-- Controlled shares: the owner's browser encrypts, we keep what nobody here can read, and count who opens it.
alter table shares
  drop constraint shares_kind_check,
  add constraint a_share_is_open_or_controlled check (kind in ('open', 'controlled')),
  -- names of the further fields that the share opens, sorted
  add column fields text[] not null default '{}',
  -- the claim's hash as it was shared: claims can be edited
  add column claim_hash bytes32,
  -- base64
  add column ciphertext text,
  add column max_views integer check (max_views > 0),
  add column views integer not null default 0,
  add column last_viewed_at timestamptz,
  add constraint controlled_shares_and_only_they_keep_a_ciphertext check ((kind = 'controlled') = (ciphertext is not null)),
  add constraint only_controlled_shares_count_views check (kind = 'controlled' or (max_views is null and views = 0)),
  add constraint never_more_views_than_allowed check (views <= max_views);

update shares s set claim_hash = coalesce(
  (select a.claim_hash from attestations a where a.id = s.attestation_id),
  (select c.claim_hash from claims c where c.id = s.claim_id)
);
alter table shares alter column claim_hash set not null;

drop index one_default_share_per_attestation;
create unique index one_default_share_per_text_and_fields
  on shares (claim_id, coalesce(attestation_id, 0), claim_hash, fields)
  where kind = 'open' and expires_at is null and withdrawn_at is null;
create index shares_of_claim on shares (claim_id);

-- A browser counts once. Hashed with the share's id, so that nobody can follow a browser from share to share.
create table share_viewers (
  share_id    text not null references shares (id) on delete cascade,
  viewer_hash bytes32 not null,
  opened_at   timestamptz not null default now(),
  primary key (share_id, viewer_hash)
);
