-- To which key attributes for a verifier are sealed. Its wallet's signature stands beside it: whoever seals checks that, and not our word.
create table attribute_keys (
  user_id    bigint primary key references users (id) on delete cascade,
  public_key bytes32 not null,
  -- seconds since 1970, as it was signed
  signed_at  bigint not null check (signed_at >= 0),
  signature  text not null
);
-- {commitment, holder, sealed}: what an attestation would vouch for, and its openings, which the verifier asked alone can read.
alter table verification_requests add column attributes jsonb
  constraint attributes_wait_with_their_request check (attributes is null or status = 'pending');
-- What the verifier recomputed from them, for the message it is to sign.
alter table attestation_drafts add column commitment bytes32 not null default '0x0000000000000000000000000000000000000000000000000000000000000000';
