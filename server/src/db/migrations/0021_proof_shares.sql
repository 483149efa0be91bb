-- A share that carries a proof: checkable without us as an open one, and like it looked up, ended and withdrawn.
alter table shares
  drop constraint a_share_is_open_or_controlled,
  add constraint a_share_has_a_known_kind check (kind in ('open', 'controlled', 'proof')),
  add constraint a_proof_ends check (kind <> 'proof' or expires_at is not null);
