-- Somebody without an account asks the holder of a credential to prove that it is theirs. Question
-- and answers are sealed with a key that the server never sees. Rows are deleted after their end.
create table holder_challenges (
  -- 16 random bytes of the checker's browser
  id         text primary key,
  sealed     text not null,
  answers    text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index holder_challenges_by_end on holder_challenges (expires_at);
