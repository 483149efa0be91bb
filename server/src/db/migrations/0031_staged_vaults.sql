-- A vault that is being locked with a new key. It is complete here before one transaction puts it in the old one's place, so a page that
-- stops on the way loses nothing. Upkeep deletes what was never switched.
create table staged_vaults (
  owner      address primary key references vaults (owner) on delete cascade,
  -- the id it will have
  vault_id   text not null,
  -- the id of the vault that it replaces
  replaces   text not null,
  wrappings  jsonb not null check (jsonb_array_length(wrappings) between 1 and 8),
  created_at timestamptz not null default now(),
  constraint a_vault_is_replaced_by_another check (vault_id <> replaces)
);
create table staged_vault_items (
  owner      address not null references staged_vaults (owner) on delete cascade,
  id         text not null,
  -- base64
  ciphertext text not null check (length(ciphertext) between 1 and 21848),
  version    integer not null check (version > 0),
  primary key (owner, id)
);
