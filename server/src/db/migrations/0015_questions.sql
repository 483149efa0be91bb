-- What the verifier asked about a request that waits, and the owner's answers: few, short, and never read without the request.
-- [{text, askedAt, answer: {text, answeredAt} | null}], oldest first; at most the last one has no answer
alter table verification_requests add column questions jsonb not null default '[]'
  constraint questions_are_a_list check (jsonb_typeof(questions) = 'array');
