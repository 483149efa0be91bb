-- The bell's inbox: kept until its owner clears it.
create table notifications (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users (id) on delete cascade,
  type       text not null check (type in ('success', 'error', 'warning', 'info')),
  title      text not null,
  message    text not null,
  data       jsonb not null,
  created_at timestamptz not null default now(),
  read_at    timestamptz
);
create index notifications_of_user_newest_first on notifications (user_id, id desc);

-- What the socket delivers. `seq` has no gap per recipient: see users.last_seq.
create table events (
  user_id    bigint not null references users (id) on delete cascade,
  seq        bigint not null check (seq > 0),
  type       text not null check (type in ('verification_update', 'claim_verified')),
  data       jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);
