-- An erasure looks for the events and notifications about the erased requests, and a renamed application for those with its former name.
-- Without these indexes, each of these statements read the whole table, which one client can make large.
create index events_of_request on events (((data->>'id')::bigint)) where type = 'verification_update';
create index events_of_applicant on events ((data->>'organization'))
  where type = 'verifier_update' and data->>'status' in ('applied', 'answered');
create index notifications_of_request on notifications (((data->>'id')::bigint)) where data ? 'claimTitle';
create index notifications_of_applicant on notifications ((data->>'organization'))
  where data->>'status' in ('applied', 'answered');
-- The deletion of an attestation deletes its shares.
create index shares_of_attestation on shares (attestation_id) where attestation_id is not null;
