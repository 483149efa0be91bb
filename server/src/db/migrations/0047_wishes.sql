-- Nobody signs the owner's wish that a share opens a field. So a claim that a verifier was asked about keeps its leaves
-- except for this wish.
create function signed_part(leaves jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(leaf - 'isOpenByDefault' order by place), '[]')
  from jsonb_array_elements(leaves) with ordinality each(leaf, place)
$$;

create or replace function keep_asked_text() returns trigger language plpgsql as $$
begin
  if (new.type, new.title, new.description, new.issuer, new.issue_date, signed_part(new.leaves), new.details, new.claim_hash)
    is distinct from
      (old.type, old.title, old.description, old.issuer, old.issue_date, signed_part(old.leaves), old.details, old.claim_hash)
    and exists (select 1 from verification_requests r where r.claim_id = old.id)
  then raise exception 'A claim that a verifier was asked about keeps its text'
    using errcode = 'restrict_violation', constraint = 'an_asked_claim_keeps_its_text';
  end if;
  return new;
end $$;
