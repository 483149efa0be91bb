-- After a reorganisation, the control of an identity is computed anew from all its events, in the chain's order and in parts. Without
-- this index, each part sorted all events of the identity, of which anybody can cause a million.
create index chain_events_of_address_in_order on chain_events (address, block_number, log_index);
