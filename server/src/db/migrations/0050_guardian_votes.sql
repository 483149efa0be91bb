-- What guardians of an identity have signed together so far. Once enough have signed, the service brings the decision to the
-- chain. Rows of rounds that are over are deleted.
create table guardian_votes (
  identity   address not null,
  -- the registry's `guardianRound` that the signature names
  round      numeric(20) not null check (round >= 0),
  -- the EIP-712 digest that the guardian signed, which names identity, round and decision
  decision   bytes32 not null,
  guardian   address not null,
  signature  text not null,
  created_at timestamptz not null default now(),
  constraint a_guardian_votes_once_for_a_decision primary key (identity, round, decision, guardian)
);
create index guardian_votes_of_guardian on guardian_votes (guardian);
create index guardian_votes_by_age on guardian_votes (created_at);
