-- Whose signature an anchor records: the daily budget counts its part of the batch's gas. Null: erased before this column was added.
alter table anchors add column verifier address;
update anchors set verifier = users.wallet_address
  from attestations join users on users.id = attestations.verifier_id where attestations.digest = anchors.digest;
create index chain_transactions_of_anchors on chain_transactions (created_at) where kind = 'anchor';
