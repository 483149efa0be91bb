-- A node that judges an answer to a request has the request for itself until this time. After this time, another answer may be judged,
-- because the node may have ended.
alter table presentation_requests add column judging_until timestamptz;
