-- A request names the text it is about. Before this migration a claim could be reworded under the requests about it.
alter table verification_requests
  add column claim_hash bytes32,
  add column claim_type text,
  add column claim_title text;

-- A request that waits was about whatever the claim said. An approved one never saw its claim reworded.
update verification_requests r
  set claim_hash = c.claim_hash, claim_type = c.type, claim_title = c.title
  from claims c where c.id = r.claim_id;

-- A rejection is about the text that the claim had then. Its history kept that text's hash, type and title. A claim that is older than
-- the histories and was reworded after a rejection has a text of which nothing is known: its hash is all zeros.
with wordings as (
  select claim_id, seq, content::jsonb->'detail' as detail from claim_history
  where kind in ('created', 'edited') and content::jsonb->'detail' ? 'claimHash'
), rejections as (
  select r.id, r.claim_id, coalesce(max(h.seq), 0) as seq from verification_requests r
  left join claim_history h on h.claim_id = r.claim_id and h.kind = 'decided'
    and h.content::jsonb->'detail'->>'requestId' = r.id::text
  where r.status = 'rejected' group by r.id
), reworded as (
  select id, claim_id, seq from rejections
  where exists (select 1 from wordings w where w.claim_id = rejections.claim_id and w.seq > rejections.seq)
), found as (
  select reworded.id, known.detail from reworded
  left join lateral (
    select w.detail from wordings w where w.claim_id = reworded.claim_id and w.seq < reworded.seq order by w.seq desc limit 1
  ) known on true
)
update verification_requests r
  set claim_hash = coalesce(found.detail->>'claimHash', '0x' || repeat('0', 64)),
    claim_type = coalesce(found.detail->>'type', '—'),
    claim_title = coalesce(found.detail->>'title', '—')
  from found where found.id = r.id;

alter table verification_requests
  alter column claim_hash set not null,
  alter column claim_type set not null,
  alter column claim_title set not null;

-- Whoever rewords a claim and whoever asks about it lock its row first, so this sees every request there is.
create function keep_asked_text() returns trigger language plpgsql as $$
begin
  if (new.type, new.title, new.description, new.issuer, new.issue_date, new.leaves, new.details, new.claim_hash)
    is distinct from (old.type, old.title, old.description, old.issuer, old.issue_date, old.leaves, old.details, old.claim_hash)
    and exists (select 1 from verification_requests r where r.claim_id = old.id)
  then raise exception 'A claim that a verifier was asked about keeps its text'
    using errcode = 'restrict_violation', constraint = 'an_asked_claim_keeps_its_text';
  end if;
  return new;
end $$;
create trigger an_asked_claim_keeps_its_text
  before update of type, title, description, issuer, issue_date, leaves, details, claim_hash on claims
  for each row execute function keep_asked_text();
