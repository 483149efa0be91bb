import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import { apostropheSigns } from '@did/domain/fold/fold-name'
import type { LikelyDuplicate } from '@did/domain/verification-request/opened-request'
import { isOfPerson } from '@did/domain/verification-request/person-field'
import type { Database } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import { toLatinLetters } from './latin-letters.ts'
import type { FullRequest } from './store.ts'

const mostShown = 5
/** The search reads the holder's name in at most this many of the verifier's newest requests. */
const mostRead = 1000
/**
 * The search compares all values of at most this many requests, which takes PostgreSQL a
 * millisecond for each.
 */
const mostCompared = 40

type Row = Omit<LikelyDuplicate, 'at'> & { at: string }

/**
 * Finds other requests to the same verifier that may be about the same person or thing: claims for
 * the same holder's name, with the same title or the same values of all fields. A person who asks
 * with another wallet is found, too. An owner writes the type and the names of fields, so another
 * type or another name hides no duplicate. Only where all values identify the person, as a date of
 * birth does, the type must be the same, because such values are equal in every claim. The search
 * reads only what the verifier was asked about. Decided requests come first, because an owner can
 * add waiting ones.
 */
export async function findLikelyDuplicates(db: Database, { request, claim }: FullRequest): Promise<LikelyDuplicate[]> {
  if (request.status !== 'pending') return []
  const isTelling = claim.leaves.some((leaf) => 'label' in leaf && leaf.field !== descriptionField && !isOfPerson(leaf))
  const title = plain(sql`${claim.title}::text`)
  const { rows } = await db.execute<Row>(sql`
    with asked as (${valuesOf(sql`${JSON.stringify(claim.leaves)}::jsonb`)}),
    of_holder as materialized (
      select r.*, c.title, c.type, c.leaves
      from asked, (
        select * from verification_requests where verifier_id = ${request.verifierId} order by id desc limit ${mostRead}
      ) r
      join claims c on c.id = r.claim_id
      where r.id <> ${request.id} and r.claim_id <> ${request.claimId} and r.claim_hash = c.claim_hash
        and asked.holder <> '' and ${nameOf(sql`c.leaves`)} = asked.holder
      order by r.status = 'pending', r.id desc limit ${mostCompared}
    )
    select r.id::float8 as id, r.claim_title as "claimTitle", u.username,
      case when signed.revoked_at is null then r.status else 'withdrawn' end as status,
      coalesce(signed.revoked_at, r.decided_at, r.created_at) as at,
      r.requester_id = ${request.requesterId} as "isSameOwner",
      ${plain(sql`r.title`)} = ${title} as "isSameTitle",
      (asked.others <> '' and other.others = asked.others) as "areSameFields"
    from asked, of_holder r
    join users u on u.id = r.requester_id
    left join attestations signed on signed.request_id = r.id
    cross join lateral (${valuesOf(sql`r.leaves`)}) other
    where ${plain(sql`r.title`)} = ${title}
      or (asked.others <> '' and other.others = asked.others and (${isTelling} or r.type = ${claim.type}))
    order by r.status = 'pending', r.id desc limit ${mostShown}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Reads the holder's name and, as one text, the values of all further fields. */
function valuesOf(leaves: SQL) {
  const value = plain(sql`leaf.value`)
  return sql`select ${nameOf(leaves)} as holder,
      coalesce(string_agg(${value}, ' | ' order by ${value})
        filter (where leaf.field not in (${holderNameField.field}, ${descriptionField}) and leaf.label is not null), '') as others
    from ${leavesOf(leaves)}`
}

function nameOf(leaves: SQL): SQL {
  return sql`coalesce((select max(${plain(sql`leaf.value`)}) from ${leavesOf(leaves)}
    where leaf.field = ${holderNameField.field} and leaf.label is not null), '')`
}

const leavesOf = (leaves: SQL) => sql`jsonb_to_recordset(${leaves}) as leaf(field text, label text, value text)`

/**
 * Readers do not tell apart letter case, width, spaces, apostrophes and letters of other alphabets.
 */
function plain(text: SQL): SQL {
  const signs = sql`translate(normalize(${text}, NFKC), ${apostropheSigns}, repeat('''', ${apostropheSigns.length}))`
  return toLatinLetters(sql`trim(lower(regexp_replace(${signs}, '\\s+', ' ', 'g')))`)
}
