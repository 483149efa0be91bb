import type { ClaimField } from '@did/domain/claim/claim'
import { type Row, tellLeaf } from '@did/domain/share/own-words'
import { QuotedUnless } from '../../../ui/text/quoted.tsx'

const mostInRow = 3
const mostCharacters = 60

type FirstField = Row & { field: string }

/** By these fields, a registrar recognises a request in a long list. */
export function listFirstFields(fields: readonly ClaimField[], issueDate: string): FirstField[] {
  return fields
    .filter(({ value }) => value !== '')
    .slice(0, mostInRow)
    .map((leaf) => {
      const row = tellLeaf(leaf, issueDate)
      return { ...row, field: leaf.field, value: shorten(row.value) }
    })
}

/**
 * Cuts a long text here, because CSS would cut the beginning of a text that runs from the right.
 */
function shorten(text: string): string {
  const characters = [...text]
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : text
}

export function FirstFields({ fields }: { fields: readonly FirstField[] }) {
  if (fields.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm break-words">
      {fields.map(({ field, name, value, isOwnName, isOwnValue }) => (
        <span key={field} className="min-w-0">
          <span className="text-ink-3">
            <QuotedUnless own={isOwnName} words={name} />
          </span>{' '}
          <bdi>
            <QuotedUnless own={isOwnValue} words={value} />
          </bdi>
        </span>
      ))}
    </p>
  )
}
