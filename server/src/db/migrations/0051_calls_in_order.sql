-- A call that the chain accepts only after another one, such as the completion of a recovery whose start is not mined yet. The
-- sponsor tries it again until the other call is over.
alter table sponsored_calls add column after_call bigint references sponsored_calls (id);
create index sponsored_calls_after_another on sponsored_calls (after_call) where after_call is not null;

-- How many guardians must agree, which each vote shows with its list. Votes from before this migration do not say so.
alter table guardian_votes add column threshold smallint check (threshold between 1 and 16);
