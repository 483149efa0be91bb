import type { StoredLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import { listFurtherLeaves } from '@did/domain/claim/claim-fields'
import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'
import type { OpenedRequest, PendingAsked } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { openedRequestTexts } from '../../../texts/en/verification/verifier-desk.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

const texts = openedRequestTexts.fields

/** The names of the fields that the verifier found wrong, and how to change them. */
export type Marks = { marked: ReadonlySet<string>; onMark: (field: string, isWrong: boolean) => void }

/**
 * Shows the holder's name and each field, which one confirmation covers together. The verifier can
 * mark what is not right, and sees what it confirmed for the same person before.
 */
export function AskedFields({ opened, marked, onMark }: Marks & { opened: OpenedRequest }) {
  const { request, confirmedBefore } = opened
  if (request.status !== 'pending') return null
  const leaves = listFurtherLeaves(request.leaves).filter(({ value }) => value !== '')
  const isNamed = leaves.some(({ field }) => field === holderNameField.field)
  return (
    <>
      {!isNamed && <p className="text-sm text-wait">{texts.noName}</p>}
      <ul className="flex flex-col divide-y divide-line rounded-xl border border-line">
        {leaves.map((leaf) => (
          <li key={leaf.field} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
            <div className="min-w-40 flex-1">
              <p className="text-sm text-ink-3">{nameLeaf(leaf)}</p>
              <p
                dir="auto"
                className={leaf.field === holderNameField.field ? 'text-lg font-semibold break-words' : 'break-words'}
              >
                {describeLeaf(leaf, request.claim.issueDate)}
              </p>
              {leaf.field === holderNameField.field && <p className="text-sm">{texts.knownBy}</p>}
              <Before leaf={leaf} before={confirmedBefore} />
            </div>
            <Checkbox
              label={texts.notRight}
              aria-label={texts.notRightOf(nameLeaf(leaf))}
              checked={marked.has(leaf.field)}
              onChange={(event) => onMark(leaf.field, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Writes the marked fields as the reason that the owner will read. */
export function describeMarked({ claim, leaves }: PendingAsked, marked: ReadonlySet<string>): string {
  const wrong = leaves.filter(({ field }) => marked.has(field))
  const words = wrong.map((leaf) => texts.quoted(nameLeaf(leaf), describeLeaf(leaf, claim.issueDate)))
  return words.length === 0 ? '' : texts.reason(words.join(', '))
}

/** Marks a value that differs from what this verifier confirmed for this person before. */
function Before({ leaf, before }: { leaf: StoredLeaf; before: OpenedRequest['confirmedBefore'] }) {
  if (before === null) return null
  const isName = leaf.field === holderNameField.field
  const earlier = isName ? before.holderName : (before.fields.find(({ field }) => field === leaf.field)?.value ?? null)
  if (!earlier || earlier === leaf.value) return null
  const kind = 'kind' in leaf ? { kind: leaf.kind } : {}
  const value = describeLeaf({ field: leaf.field, value: earlier, ...kind }, '')
  return <p className="text-sm text-wait">{texts.before(value, before.title, shortDate(before.at))}</p>
}
