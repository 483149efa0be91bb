-- Which registry of which chain the index was read from: of another one it has to be read anew.
create table chain_index_source (
  there_is_one_source boolean primary key default true check (there_is_one_source),
  chain_id            bigint not null,
  registry            address not null
);

alter table chain_blocks add column mined_at timestamptz not null;

-- The owner of a token is who its last transfer names.
alter table chain_events drop constraint chain_events_kind_check;
alter table chain_events add constraint an_event_is_of_a_known_kind check (kind in (
  'did-minted', 'transferred', 'claim-added', 'claim-committed', 'anchored',
  'verifier-accredited', 'verifier-suspended', 'attestation-revoked'
));
