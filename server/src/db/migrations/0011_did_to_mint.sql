-- The owner of several off-chain DIDs says which one the next token is for, before the wallet is asked: the chain only knows the owner.
alter table dids add column is_next_to_mint boolean not null default false;
