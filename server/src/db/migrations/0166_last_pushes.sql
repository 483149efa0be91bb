-- An account that switches its push messages off queues a last one to each of its browsers, and each is a row of its own. Its recipient is
-- the endpoint.
drop index one_waiting_alert_per_kind;
create unique index one_waiting_alert_per_kind on alerts (user_id, channel, kind)
  where attempts = 0 and given_up_at is null and kind <> 'confirm' and (channel, kind) <> ('push', 'stopped');
