-- The registry says who acts for an identity, an address that owns a DID or is the subject of attestations.
alter table chain_events drop constraint an_event_is_of_a_known_kind;
alter table chain_events add constraint an_event_is_of_a_known_kind check (kind in (
  'did-minted', 'transferred', 'claim-added', 'claim-committed', 'anchored',
  'verifier-accredited', 'verifier-suspended', 'attestation-revoked',
  'control-changed', 'identity-frozen', 'identity-unfrozen', 'recovery-started', 'move-started', 'unfreeze-requested',
  'change-cancelled', 'guardians-set', 'guardians-change-cancelled'
));

-- What follows from the indexed events of each identity. The step of the index that adds or removes such an event writes
-- the identity's row anew. An identity without events has no row and controls itself.
create table identity_controls (
  identity             address primary key,
  controller           address not null,
  -- when the last change of control was
  controlled_since     timestamptz,
  by_recovery          boolean not null,
  frozen_since         timestamptz,
  pending_kind         text check (pending_kind in ('recovery', 'move', 'unfreeze')),
  -- who takes over, or the hash of the key that does
  pending_controller   address,
  pending_key_hash     bytes32,
  pending_ready_at     timestamptz,
  pending_is_unanimous boolean not null,
  -- the hash of the list of guardians, and of the list that replaces it later
  guardians_hash       bytes32,
  next_guardians_hash  bytes32,
  next_guardians_at    timestamptz,
  constraint a_pending_change_has_a_time check ((pending_kind is null) = (pending_ready_at is null)),
  constraint a_pending_change_has_one_target check (
    (pending_controller is not null)::int + (pending_key_hash is not null)::int
      = (pending_kind is not null and pending_kind <> 'unfreeze')::int
  ),
  constraint only_a_recovery_is_unanimous check (not pending_is_unanimous or pending_kind = 'recovery')
);
create index identities_of_controller on identity_controls (controller) where controller <> identity;

-- What somebody has been told about their identity: reading the chain again tells nobody twice.
create table control_notices (
  user_id bigint not null references users (id) on delete cascade,
  tx_hash bytes32 not null,
  kind    text not null,
  primary key (user_id, tx_hash, kind)
);

-- The wallet that signed in. A session from before this column was signed by the wallet of `address`.
alter table sessions add column signer address;
update sessions set signer = address;
