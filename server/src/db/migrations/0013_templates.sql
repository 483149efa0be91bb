-- How a verifier would like claims to be written that it checks. Public text, by somebody who may verify.
create table templates (
  id           bigint generated always as identity primary key,
  publisher_id bigint not null references users (id) on delete cascade,
  type         text not null,
  title        text not null,
  summary      text not null,
  -- [{name, hint}], in the order in which they are shown
  fields       jsonb not null check (jsonb_array_length(fields) between 1 and 12),
  example      text not null,
  -- counted, not derived: no claim says from which template it was made
  uses         bigint not null default 0 check (uses >= 0),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  retired_at   timestamptz,
  version      integer not null default 1
);
create index templates_of_publisher_newest_first on templates (publisher_id, id desc);
create index templates_on_offer_newest_first on templates (id desc) where retired_at is null;
