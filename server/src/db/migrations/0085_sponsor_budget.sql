-- The sponsor's budget counts its transactions of the last 24 hours.
create index chain_transactions_of_sponsor on chain_transactions (created_at) where kind = 'sponsored';
