-- The freeze that a vote ends, or the change that a vote stops, as the chain showed it when the vote arrived. Null for a vote to freeze
-- or to recover. A guardian's signature does not name the freeze or the change, so a vote of before this migration stops counting.
alter table guardian_votes add column occasion bytes32;
