-- What a verifier has decided, the latest decision first.
create index decided_requests_of_verifier on verification_requests (verifier_id, decided_at, id) where status <> 'pending';
