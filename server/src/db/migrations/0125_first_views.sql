-- The owner of a controlled link reads when it was first opened. Earlier openings are known by their last.
alter table shares add column first_viewed_at timestamptz;
