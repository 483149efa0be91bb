-- The keys of a contract wallet change. So a session of such a wallet keeps what the wallet has signed, and ends once the wallet no
-- longer stands by the signature. The signature of an address's own key counts for ever and is not kept.
alter table sessions add column signed_digest bytes32;
alter table sessions add column signature text;
alter table sessions add constraint a_kept_signature_has_its_digest check ((signed_digest is null) = (signature is null));
create index sessions_of_contracts on sessions (signer) where signature is not null;
