-- What the index has read of the canonical chain. Removing a block removes what happened in it.
create table chain_blocks (
  number      bigint primary key,
  hash        bytes32 not null unique,
  parent_hash bytes32 not null
);

create table chain_events (
  block_number bigint not null references chain_blocks (number) on delete cascade,
  log_index    integer not null,
  tx_hash      bytes32 not null,
  kind         text not null check (kind in (
    'did-minted', 'claim-added', 'claim-committed', 'anchored',
    'verifier-accredited', 'verifier-suspended', 'attestation-revoked'
  )),
  -- uint256 in decimal
  token_id     text,
  -- the owner of a mint, the verifier of everything else
  address      address,
  -- text hash, commitment or digest
  hash         bytes32,
  data         jsonb not null default '{}',
  primary key (block_number, log_index)
);
create index chain_events_of_token on chain_events (token_id, kind);
create index chain_events_of_hash on chain_events (hash, kind);
create index chain_events_of_address on chain_events (address, kind);
