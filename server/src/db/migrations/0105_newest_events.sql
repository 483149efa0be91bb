-- A node asks after each ring of the doorbell whom the newest events are for.
create index events_newest_first on events (created_at desc);
