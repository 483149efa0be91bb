-- Private attributes, sealed in their owner's browser. Nothing here can be read by whoever keeps it.
create table vaults (
  owner      address primary key,
  -- 16 random bytes of the browser's, which every ciphertext is bound to
  vault_id   text not null,
  -- ways in: the vault's master key, sealed under each
  wrappings  jsonb not null check (jsonb_array_length(wrappings) between 1 and 8),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version    integer not null default 1 check (version > 0)
);
-- Which item holds what, its owner's browser alone knows.
create table vault_items (
  owner      address not null references vaults (owner) on delete cascade,
  id         text not null,
  -- base64
  ciphertext text not null check (length(ciphertext) between 1 and 21848),
  updated_at timestamptz not null default now(),
  version    integer not null check (version > 0),
  primary key (owner, id)
);
