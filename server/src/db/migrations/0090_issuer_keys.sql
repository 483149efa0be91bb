-- A verifier's keys that sign credentials in its name (did:ethr). Whether a key counts is for the chain to say (ERC-1056), so
-- no state is stored.
create table issuer_keys (
  id            bigint generated always as identity primary key,
  verifier      address not null,
  custody       text not null check (custody in ('service', 'browser')),
  -- the Ed25519 key
  public_key    bytes32 not null,
  -- the secret half, sealed by a key that the configuration has (AES-256-GCM), in hex
  sealed_secret text,
  created_at    timestamptz not null default now(),
  -- since when nothing is signed with the key here
  stopped_at    timestamptz,
  constraint one_row_per_key unique (verifier, public_key),
  constraint only_the_service_has_secrets check ((sealed_secret is not null) = (custody = 'service' and stopped_at is null))
);
