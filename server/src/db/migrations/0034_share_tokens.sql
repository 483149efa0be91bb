-- A controlled share made from now on opens only for whoever shows the token of its key. Only the token's hash is kept. Shares made
-- before have none and open as they did.
alter table shares
  add column token_hash bytes32,
  add constraint only_a_controlled_share_has_a_token check (token_hash is null or kind = 'controlled');
