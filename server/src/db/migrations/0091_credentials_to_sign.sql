-- A credential that waits for the browser of its verifier: without a proof until that browser has signed it.
alter table credential_offers
  add column credential    jsonb,
  add column issuer_key_id bigint references issuer_keys (id) on delete set null;
create index credential_offers_to_sign on credential_offers (issuer_key_id) where issuer_key_id is not null;
