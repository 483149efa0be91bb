-- An authenticator gives each key one id. Further ids of a key would only take the places of other passkeys.
delete from passkeys later using passkeys first
  where first.account = later.account and first.x = later.x and first.y = later.y
    and (first.created_at, first.credential_id) < (later.created_at, later.credential_id);
alter table passkeys add constraint one_passkey_per_key unique (account, x, y);
