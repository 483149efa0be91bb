-- A person may be told about changes by e-mail and by the browser (Web Push), about each kind of change only if the person wants it.
create table alert_settings (
  user_id       bigint primary key references users (id),
  -- The address gets alerts only after its owner has opened the link that was sent to it.
  address       text,
  confirmed_at  timestamptz check (confirmed_at is null or address is not null),
  -- The token stands in the link that is sent, so it cannot be stored as a hash. It confirms an address and opens nothing.
  confirm_token text unique,
  confirm_until timestamptz,
  -- This token stops all mail to the address without a sign-in. It opens nothing.
  stop_token    text unique not null,
  mail_kinds    text[] not null default '{}',
  push_kinds    text[] not null default '{}'
);

-- The endpoint is a secret URL that a browser's push service made for one browser.
create table alert_devices (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users (id),
  endpoint   text unique not null,
  created_at timestamptz not null default now()
);
create index alert_devices_of_user on alert_devices (user_id);

-- What waits to be sent, and for two days what was sent. A row has no text, because each kind has one fixed text.
create table alerts (
  id           bigint generated always as identity primary key,
  -- null after the account was erased: then the row only counts for the address's limit
  user_id      bigint references users (id),
  channel      text not null check (channel in ('mail', 'push')),
  -- `confirm` asks the owner of an address to confirm it
  kind         text not null,
  recipient    text check (recipient is null or kind = 'confirm'),
  -- SHA-256 of the address, for the limit of confirmations that one address may get
  address_hash text check ((address_hash is null) = (kind <> 'confirm')),
  -- A repetition has the same Message-ID, so that a mail program shows it once.
  message_id   uuid not null default gen_random_uuid(),
  created_at   timestamptz not null default now(),
  due_at       timestamptz not null default now(),
  attempts     int not null default 0,
  -- The node that sends the row has it until this time. Then another node may send it again.
  taken_until  timestamptz,
  sent_at      timestamptz,
  given_up_at  timestamptz
);
create index alerts_to_send on alerts (due_at) where sent_at is null and given_up_at is null;
create index alerts_of_user on alerts (user_id, channel, kind);
create index alerts_of_address on alerts (address_hash) where address_hash is not null;
-- Several changes of one kind need one alert only, unless a node is sending the first one already.
create unique index one_waiting_alert_per_kind on alerts (user_id, channel, kind)
  where attempts = 0 and given_up_at is null and kind <> 'confirm';

-- An installation for trying out keeps its mails here and shows them in the page. Production writes nothing.
create table inbox_mails (
  id        bigint generated always as identity primary key,
  user_id   bigint not null references users (id),
  -- A mail that is sent again replaces itself, as in a mail program.
  message_id text unique not null,
  recipient text not null,
  subject   text not null,
  body      text not null,
  sent_at   timestamptz not null default now()
);
create index inbox_mails_of_user on inbox_mails (user_id, id);
