-- A short link that its owner's page only shows is no share until it was copied, sent, printed, labelled or opened. Then `handed_out_at` is set.
alter table shares
  add column is_offered boolean not null default false,
  add constraint only_a_controlled_link_is_offered check (not is_offered or kind = 'controlled');

create index offered_shares_of_claim on shares (claim_id, created_at) where is_offered and handed_out_at is null;
