-- Confirmation mails to one mail host, and those of the whole installation, are counted for a day. SHA-256 of the address's host.
alter table alerts add column host_hash text
  constraint only_a_confirmation_has_a_host check (host_hash is null or kind = 'confirm');
create index alerts_that_confirm on alerts (created_at) where kind = 'confirm';
drop index alerts_of_address;

-- The kind `stopped` is the last mail to an address that gets no more mails about its owner's identity. Its recipient and language are
-- those from before the change, because whoever made the change may be a thief.
alter table alerts add column language text
  constraint only_a_last_mail_has_a_language check ((language is null) = (kind <> 'stopped'));
alter table alerts drop constraint alerts_check;
alter table alerts add constraint only_mails_about_an_address_have_a_recipient
  check (recipient is null or kind in ('confirm', 'stopped'));
