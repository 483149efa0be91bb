-- The name under which the votes for a decision are counted for others (`tallyOf`). Everybody can compute the hash of a freeze, of its end
-- and of a veto, so their tally also follows from the salt of the guardians' list. Null for a vote of before this migration, which is counted
-- under its hash.
alter table guardian_votes add column tally bytes32;
