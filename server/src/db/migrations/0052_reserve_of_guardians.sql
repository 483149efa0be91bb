-- Guardians have a part of the reserve of their own, so that a thief with the key cannot use it up.
alter table sponsored_calls add column is_by_guardians boolean not null default false;
create index sponsored_calls_of_identity on sponsored_calls (identity, created_at) where is_urgent;
