-- Whoever has the code of a request can answer that nothing is shown, or send something that is no presentation. The time of the first
-- such answer is a note for whoever asked. The request stays open.
alter table presentation_requests add column refused_at timestamptz;
