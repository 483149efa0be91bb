-- The owner of an open link that was made before the verification may let its public status say that a verifier has confirmed the
-- claim since. Nobody's link says so by itself.
alter table shares
  add column tells_confirmation boolean not null default false,
  add constraint only_an_open_link_without_an_attestation_tells
    check (not tells_confirmation or (kind = 'open' and attestation_id is null));
