-- What each account holds, so that its limits cost one row to check. The database counts by itself: no way of writing a claim or a share
-- is left out, and whoever writes for one account at the same moment waits for its row and then sees what the other wrote.
create table account_usage (
  owner        address primary key,
  claims       bigint not null default 0,
  -- not withdrawn
  shares       bigint not null default 0,
  -- texts of claims and of each wording of them, ciphertexts of shares, attributes sealed to verifiers; what was written once counts
  -- for good, because the history keeps it
  stored_bytes bigint not null default 0
);

create function size_of_claim(type text, title text, description text, issuer text, leaves jsonb) returns bigint
language sql immutable as $$
  select (octet_length(type) + octet_length(title) + octet_length(description) + octet_length(issuer)
    + octet_length(leaves::text))::bigint
$$;

-- Also of a request: the row itself, an entry of the history, and what is sealed in it.
create function size_with(sealed text) returns bigint language sql immutable as $$
  select (500 + coalesce(octet_length(sealed), 0))::bigint
$$;

create function raise_usage(of_owner address, by_claims bigint, by_shares bigint, by_bytes bigint) returns void
language sql as $$
  insert into account_usage as u (owner, claims, shares, stored_bytes) values (of_owner, by_claims, by_shares, by_bytes)
  on conflict (owner) do update set claims = u.claims + by_claims, shares = u.shares + by_shares,
    stored_bytes = u.stored_bytes + by_bytes
$$;

create function count_added_claims() returns trigger language plpgsql as $$
begin
  perform raise_usage(owner, claims, 0, bytes) from (
    select d.owner, count(*) as claims, sum(size_of_claim(a.type, a.title, a.description, a.issuer, a.leaves))::bigint as bytes
    from added a join dids d on d.id = a.did_id group by d.owner order by d.owner) each_owner;
  return null;
end $$;
create trigger usage_of_added_claims after insert on claims
  referencing new table as added for each statement execute function count_added_claims();

create function count_reworded_claims() returns trigger language plpgsql as $$
begin
  perform raise_usage(owner, 0, 0, bytes) from (
    select d.owner, sum(size_of_claim(n.type, n.title, n.description, n.issuer, n.leaves))::bigint as bytes
    from now_so n join was_so w on w.id = n.id and w.claim_hash <> n.claim_hash join dids d on d.id = n.did_id
    group by d.owner order by d.owner) each_owner;
  return null;
end $$;
create trigger usage_of_reworded_claims after update on claims
  referencing old table as was_so new table as now_so for each statement execute function count_reworded_claims();

create function count_added_shares() returns trigger language plpgsql as $$
begin
  perform raise_usage(owner, 0, shares, bytes) from (
    select owner, count(*) as shares, sum(size_with(a.ciphertext))::bigint as bytes from added a group by owner order by owner) each_owner;
  return null;
end $$;
create trigger usage_of_added_shares after insert on shares
  referencing new table as added for each statement execute function count_added_shares();

create function count_withdrawn_shares() returns trigger language plpgsql as $$
begin
  perform raise_usage(owner, 0, -shares, 0) from (
    select n.owner, count(*) as shares
    from now_so n join was_so w on w.id = n.id and w.withdrawn_at is null and n.withdrawn_at is not null
    group by n.owner order by n.owner) each_owner;
  return null;
end $$;
create trigger usage_of_withdrawn_shares after update on shares
  referencing old table as was_so new table as now_so for each statement execute function count_withdrawn_shares();

create function count_added_requests() returns trigger language plpgsql as $$
begin
  perform raise_usage(owner, 0, 0, bytes) from (
    select d.owner, sum(size_with(a.attributes::text))::bigint as bytes
    from added a join claims c on c.id = a.claim_id join dids d on d.id = c.did_id
    group by d.owner order by d.owner) each_owner;
  return null;
end $$;
create trigger usage_of_added_requests after insert on verification_requests
  referencing new table as added for each statement execute function count_added_requests();

insert into account_usage (owner, claims, shares, stored_bytes)
select owner, sum(claims), sum(shares), sum(bytes) from (
  select d.owner, 1 as claims, 0 as shares, size_of_claim(c.type, c.title, c.description, c.issuer, c.leaves) as bytes from claims c join dids d on d.id = c.did_id
  union all
  select s.owner, 0, case when s.withdrawn_at is null then 1 else 0 end, size_with(s.ciphertext) from shares s
  union all
  select d.owner, 0, 0, size_with(r.attributes::text)
  from verification_requests r join claims c on c.id = r.claim_id join dids d on d.id = c.did_id
) held group by owner;

-- How many requests of one person wait at one verifier.
create index pending_requests_of_requester_to_verifier on verification_requests (requester_id, verifier_id)
  where status = 'pending';
