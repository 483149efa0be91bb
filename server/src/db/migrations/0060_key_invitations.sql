-- A signed-in device invites a new device to offer its passkey. Invitation and offer are sealed with a code that the server never
-- sees. Rows are deleted after their end.
create table key_invitations (
  -- 16 bytes that follow from the code
  id          text primary key,
  account     address not null,
  sealed      text not null,
  -- the sealed public key of the new device
  offer       text,
  is_declined boolean not null default false,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  constraint one_key_invitation_per_account unique (account)
);
create index key_invitations_by_end on key_invitations (expires_at);
