import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import { foldName } from '@did/domain/fold/fold-name'
import type { ConfirmedValue } from '@did/domain/verification-request/opened-request'
import { isOfPerson } from '@did/domain/verification-request/person-field'
import type { Database } from '../../db/database.ts'
import { type SQL, sql } from '../../db/drizzle.ts'
import { toLatinLetters } from './latin-letters.ts'
import type { FullRequest } from './store.ts'

/** The text is the same for all labels that look the same to a reader. */
function lookOf(label: SQL): SQL {
  return toLatinLetters(sql`lower(regexp_replace(normalize(${label}, NFKC), '\\s', '', 'g'))`)
}

const leavesOf = (leaves: SQL) =>
  sql`jsonb_to_recordset(${leaves}) as leaf(field text, label text, value text, "isOfPerson" boolean)`

type Row = { field: string; asked: string; value: string; title: string; at: string }

/**
 * Finds values of the request that differ from what the verifier confirmed for the same person
 * before. Each asked value is compared with the field's value in the newest approval that has this
 * field and still holds. So neither approvals without the field nor any number of further requests
 * hide a difference. Two fields are the same if their names or their labels are equal, so that an
 * owner cannot hide a change by renaming one of the two. A degree or a grade may differ between
 * claims of two types without a fault, but a value that identifies the person, such as a date of
 * birth, may not. So such a value is compared with claims of all types, because an owner could
 * write another type.
 */
export async function findOtherValues(db: Database, { request, claim }: FullRequest): Promise<ConfirmedValue[]> {
  if (request.status !== 'pending') return []
  const leaves = claim.leaves.map((leaf) => ({ ...leaf, isOfPerson: 'label' in leaf && isOfPerson(leaf) }))
  const { rows } = await db.execute<Row>(sql`
    select distinct on (asked.place) asked.field, asked.value as asked, confirmed.value, confirmed.title, confirmed.at
    from (select field, ${lookOf(sql`label`)} as look, value, "isOfPerson", row_number() over () as place
      from ${leavesOf(sql`${JSON.stringify(leaves)}::jsonb`)}
      where label is not null and value <> '' and field <> ${descriptionField}) asked
    join (
      select leaf.field, ${lookOf(sql`leaf.label`)} as look, leaf.value, c.type, c.title, r.id, r.decided_at as at
      from verification_requests r
      join attestations a on a.request_id = r.id
      join claims c on c.id = r.claim_id
      cross join lateral ${leavesOf(sql`c.leaves`)}
      where r.requester_id = ${request.requesterId} and r.verifier_id = ${request.verifierId}
        and r.status = 'approved' and a.revoked_at is null and coalesce(a.valid_until > now(), true)
        -- An approval counts only if the claim still has the approved text, because no other text
        -- is stored.
        and r.claim_hash = c.claim_hash and leaf.label is not null and leaf.value <> ''
    ) confirmed
      on (confirmed.field = asked.field or confirmed.look = asked.look)
      and (asked."isOfPerson" or confirmed.type = ${claim.type})
    order by asked.place, confirmed.at desc, confirmed.id desc`)
  return rows
    .filter((row) => lookOfValue(row, row.asked) !== lookOfValue(row, row.value))
    .map(({ field, value, title, at }) => ({ field, value, title, at: new Date(at).toISOString() }))
}

/**
 * The text is equal for values that look the same. Names count as the same whatever their spelling.
 * The accents of older texts may be separate characters.
 */
function lookOfValue({ field }: Row, value: string): string {
  return field === holderNameField.field ? foldName(value) : value.normalize('NFC').replace(/\s+/g, ' ')
}
