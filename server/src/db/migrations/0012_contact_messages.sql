-- What visitors wrote on the contact page. No wallet and no address of theirs beside it: whoever writes need not have an account.
create table contact_messages (
  id         bigint generated always as identity primary key,
  name       text not null,
  email      text not null,
  message    text not null,
  created_at timestamptz not null default now(),
  done_at    timestamptz
);
create index waiting_contact_messages_newest_first on contact_messages (id desc) where done_at is null;
