-- The language of an account's mails: that of the request with which the owner last entered or confirmed an address.
alter table alert_settings add column language text not null default 'en'
  constraint alerts_have_a_language_of_ours check (language in ('en', 'es', 'de', 'ar'));
