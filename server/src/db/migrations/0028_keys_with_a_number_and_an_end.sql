-- A verifier's key for attributes has a number and an end, both signed by its wallet. A key that was signed before has the number 0; its
-- statement names no end, so the key ends a year after the time that it does name.
alter table attribute_keys
  add column number bigint not null default 0 check (number >= 0),
  add column valid_until bigint check (valid_until >= signed_at);
update attribute_keys set valid_until = signed_at + 31536000;
alter table attribute_keys
  alter column number drop default,
  alter column valid_until set not null;
