-- A recovery of an account ends every session that the account's key has opened, whatever identity the session is for.
create index sessions_of_signer on sessions (signer);
