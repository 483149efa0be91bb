-- The browsers that have an alert already, or whose push service refused the alert for good. When a message to another browser of the
-- same person is repeated, these browsers are left out.
alter table alerts add column done_devices bigint[] not null default '{}';
