-- Confirmation mails to one mail host, and those of the whole installation, are counted for a day. SHA-256 of the address's host.
alter table alerts add column host_hash text
  constraint only_a_confirmation_has_a_host check (host_hash is null or kind = 'confirm');
create index alerts_that_confirm on alerts (created_at) where kind = 'confirm';
drop index alerts_of_address;
