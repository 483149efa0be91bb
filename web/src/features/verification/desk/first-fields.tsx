import type { ClaimField } from '@did/domain/claim/claim'
import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'

const mostInRow = 3

type FirstField = { field: string; label: string; value: string }

/** Lists the fields by which a registrar recognises a request in a list of many. */
export function listFirstFields(fields: readonly ClaimField[], issueDate: string): FirstField[] {
  return fields
    .filter(({ value }) => value !== '')
    .slice(0, mostInRow)
    .map((field) => ({ field: field.field, label: nameLeaf(field), value: describeLeaf(field, issueDate) }))
}

export function FirstFields({ fields }: { fields: readonly FirstField[] }) {
  if (fields.length === 0) return null
  return (
    <p className="line-clamp-2 flex flex-wrap gap-x-3 text-sm break-words">
      {fields.map(({ field, label, value }) => (
        <span key={field} className="min-w-0">
          <span className="text-ink-3">{label}</span> <bdi>{value}</bdi>
        </span>
      ))}
    </p>
  )
}
