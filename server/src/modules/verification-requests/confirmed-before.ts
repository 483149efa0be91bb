import type { StoredLeaf } from '@did/domain/claim/claim'
import { descriptionField, holderNameField } from '@did/domain/claim/claim-field'
import { lookOf } from '@did/domain/claim/field-label'
import { isOfPerson } from '@did/domain/claim/person-field'
import { foldName } from '@did/domain/fold/fold-name'
import type { ConfirmedValue } from '@did/domain/verification-request/verification-request'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import type { FullRequest } from './store.ts'

type Labelled = Extract<StoredLeaf, { label: string }>
type Confirmed = { field: string; label: string; value: string; isSameType: boolean; title: string; at: string }

/**
 * Finds values that the verifier confirmed differently for the same person. For each asked field,
 * this is the value of the newest approval that has this field and still holds. Two fields are the
 * same if their names or their labels are equal, so that an owner cannot hide a change by renaming
 * one of the two. Approvals without the field and any number of further requests hide nothing.
 */
export async function findOtherValues(db: Database, { request, claim }: FullRequest): Promise<ConfirmedValue[]> {
  if (request.status !== 'pending') return []
  const { rows } = await db.execute<Confirmed>(sql`
    select * from (
      select distinct on (leaf.field, leaf.label, asked."isSameType")
        leaf.field, leaf.label, leaf.value, asked."isSameType", c.title, r.id, r.decided_at as at
      from verification_requests r
      join attestations a on a.request_id = r.id
      join claims c on c.id = r.claim_id
      cross join lateral jsonb_to_recordset(c.leaves) as leaf(field text, label text, value text)
      cross join lateral (select c.type = ${claim.type} as "isSameType") asked
      where r.requester_id = ${request.requesterId} and r.verifier_id = ${request.verifierId}
        and r.status = 'approved' and a.revoked_at is null and coalesce(a.valid_until > now(), true)
        -- Only the stored text of an approval tells what was confirmed.
        and r.claim_hash = c.claim_hash and leaf.label is not null and leaf.value <> ''
      order by leaf.field, leaf.label, asked."isSameType", r.decided_at desc, r.id desc
    ) newest order by at desc, id desc`)
  return claim.leaves.filter(isCompared).flatMap((asked) => {
    const before = rows.find((row) => isSameField(asked, row))
    if (!before || lookOfValue(asked, asked.value) === lookOfValue(asked, before.value)) return []
    return [{ field: asked.field, value: before.value, title: before.title, at: new Date(before.at).toISOString() }]
  })
}

function isCompared(leaf: StoredLeaf): leaf is Labelled {
  return 'label' in leaf && leaf.value !== '' && leaf.field !== descriptionField
}

/**
 * A degree or a grade differs between claims of two types without a fault. What identifies the
 * person does not, so it is compared across types: an owner writes the type of a claim, and must
 * not hide another date of birth behind another type.
 */
function isSameField(asked: Labelled, before: Confirmed): boolean {
  const isSame = asked.field === before.field || lookOf(asked.label) === lookOf(before.label)
  return isSame && (before.isSameType || isOfPerson(asked) || isOfPerson(before))
}

/**
 * Returns a value's look. A name is the same however it is spelled. The accents of older texts may
 * be separate characters.
 */
function lookOfValue({ field }: Labelled, value: string): string {
  return field === holderNameField.field ? foldName(value) : value.normalize('NFC').replace(/\s+/g, ' ')
}
