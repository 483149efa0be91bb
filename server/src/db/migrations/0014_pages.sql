-- A page of a list is asked for by a comparison of rows, (verifier_id, id) < (…, …), which an index answers only when both of its columns
-- run the same way. With `id < …` instead, the planner walks all requests of everybody by their id, newest first.
drop index requests_of_verifier_newest_first;
drop index requests_of_requester_newest_first;
drop index attestations_of_verifier_newest_first;
create index requests_of_verifier on verification_requests (verifier_id, id);
create index requests_of_requester on verification_requests (requester_id, id);
create index attestations_of_verifier on attestations (verifier_id, id);

-- What waits, of a verifier who has decided much since.
create index pending_requests_of_verifier on verification_requests (verifier_id, id) where status = 'pending';
