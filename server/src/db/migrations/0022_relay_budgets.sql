-- Whose withdrawal a relay brought to the chain, and what a transaction has cost: the daily budgets are counted from both.
alter table chain_transactions add column verifier address;
-- null: not known yet, so that its limit counts
alter table chain_transactions add column gas_used bigint check (gas_used >= 0);
-- The first word of what was sent to `revoke` is the verifier.
update chain_transactions set verifier = '0x' || substr(data, 35, 40) where kind = 'revoke';
alter table chain_transactions add constraint a_relay_names_its_verifier check ((kind = 'revoke') = (verifier is not null));
create index chain_transactions_of_relays on chain_transactions (created_at) where kind = 'revoke';

-- After two refusals the service stops trying, and tells the verifier that it may send the withdrawal itself.
alter table revocations add column relay_refusals integer not null default 0;
alter table revocations add column relay_given_up_at timestamptz;
drop index revocations_to_relay;
create index revocations_to_relay on revocations (revoked_at)
  where transaction_id is null and signature is not null and relay_given_up_at is null;
