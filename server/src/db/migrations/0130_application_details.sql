-- What an applicant tells the administrators besides the organization's name, and what an administrator asked back. An empty
-- text says nothing. A change of the application answers the last question.
alter table verifier_applications
  add column website text not null default '',
  add column contact text not null default '',
  add column note text not null default '',
  add column questions jsonb not null default '[]'
    constraint questions_of_application_are_a_list check (jsonb_typeof(questions) = 'array');
