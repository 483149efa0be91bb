-- The owner says for whom a link is. A share that was copied, sent, printed, saved or labelled is for one reader, so it is no default
-- share any more, and the claim's next open link is another share. Several shares may stand in one link.
alter table shares
  add column label text check (label <> ''),
  add column handed_out_at timestamptz,
  add column form text not null default 'long' check (form in ('long', 'short')),
  -- the id of the first share of the collection, which may be erased before the others
  add column collection_id text,
  add constraint only_a_controlled_share_stands_in_a_collection check (collection_id is null or kind = 'controlled'),
  add constraint only_a_controlled_link_is_short check (form = 'long' or kind = 'controlled');

drop index one_default_share_per_text_and_fields;
create unique index one_default_share_per_text_and_fields
  on shares (claim_id, coalesce(attestation_id, 0), claim_hash, fields)
  where kind = 'open' and expires_at is null and withdrawn_at is null and handed_out_at is null and label is null;
create index shares_of_collection on shares (collection_id) where collection_id is not null;

-- Nobody knows whether the open links of before were handed out. They count as handed out, so that nobody gets another reader's link.
update shares set handed_out_at = created_at
where kind = 'open' and expires_at is null and withdrawn_at is null;
