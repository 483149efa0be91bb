-- An account keeps a bounded number of offers. The server counts and lists them by owner.
create index credential_offers_of_owner on credential_offers (owner, id);
