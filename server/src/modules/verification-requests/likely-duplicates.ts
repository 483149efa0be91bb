import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import type { LikelyDuplicate } from '@did/domain/verification-request/verification-request'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import type { FullRequest } from './store.ts'

const mostShown = 5
/** The search reads at most this many of the verifier's newest requests. */
const mostRead = 1000

type Row = Omit<LikelyDuplicate, 'at'> & { at: string }

/**
 * Finds other requests to the same verifier that may be about the same person or thing: claims of
 * the same type for the same holder's name, with the same title or the same values of all fields. A
 * person who asks with another wallet is found, too. The search reads only what the verifier was
 * asked about.
 */
export async function findLikelyDuplicates(db: Database, { request, claim }: FullRequest): Promise<LikelyDuplicate[]> {
  if (request.status !== 'pending') return []
  const { rows } = await db.execute<Row>(sql`
    with asked as (${valuesOf(sql`${JSON.stringify(claim.leaves)}::jsonb`)})
    select r.id::float8 as id, r.claim_title as "claimTitle", u.username,
      case when signed.revoked_at is null then r.status else 'withdrawn' end as status,
      coalesce(signed.revoked_at, r.decided_at, r.created_at) as at,
      r.requester_id = ${request.requesterId} as "isSameOwner",
      lower(trim(c.title)) = lower(trim(${claim.title}::text)) as "isSameTitle",
      (asked.others <> '' and other.others = asked.others) as "areSameFields"
    from asked, (
      select * from verification_requests where verifier_id = ${request.verifierId} order by id desc limit ${mostRead}
    ) r
    join claims c on c.id = r.claim_id
    join users u on u.id = r.requester_id
    left join attestations signed on signed.request_id = r.id
    cross join lateral (${valuesOf(sql`c.leaves`)}) other
    where r.id <> ${request.id} and r.claim_id <> ${request.claimId}
      and c.type = ${claim.type} and r.claim_hash = c.claim_hash
      and asked.holder <> '' and other.holder = asked.holder
      and (lower(trim(c.title)) = lower(trim(${claim.title}::text))
        or (asked.others <> '' and other.others = asked.others))
    order by r.id desc limit ${mostShown}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Reads the holder's name and, as one text, the values of all further fields. */
function valuesOf(leaves: ReturnType<typeof sql>) {
  const plain = sql`lower(regexp_replace(normalize(leaf.value, NFKC), '\\s+', ' ', 'g'))`
  return sql`select
      coalesce(max(trim(${plain})) filter (where leaf.field = ${holderNameField.field} and leaf.label is not null), '') as holder,
      coalesce(string_agg(trim(${plain}), ' | ' order by leaf.field)
        filter (where leaf.field not in (${holderNameField.field}, ${descriptionField}) and leaf.label is not null), '') as others
    from jsonb_to_recordset(${leaves}) as leaf(field text, label text, value text)`
}
