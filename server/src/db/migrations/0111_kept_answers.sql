-- What a kept answer takes. An account's oldest answers are dropped when all of them together take too much.
alter table idempotency_keys add column bytes integer not null default 0;
update idempotency_keys set bytes = octet_length(body::text) where body is not null;
