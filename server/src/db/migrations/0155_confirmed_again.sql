-- A request that renews an earlier one: its verifier confirmed the claim before it was accredited (decision 61). Null for other requests.
alter table verification_requests add column renews bigint
  constraint a_request_is_renewed_once unique references verification_requests (id) on delete set null;
-- The budget of a day counts these.
create index renewals_of_verifier on verification_requests (verifier_id, created_at) where renews is not null;
