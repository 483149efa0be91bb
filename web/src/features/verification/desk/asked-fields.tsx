import { holderNameField } from '@did/domain/claim/claim-field'
import { listFurtherLeaves } from '@did/domain/claim/claim-fields'
import { comma } from '@did/domain/texts/en/punctuation'
import { describeLeaf, nameLeaf } from '@did/domain/texts/leaves'
import type { OpenedRequest, PendingAsked } from '@did/domain/verification-request/verification-request'
import { findDifference } from '../../../entities/verification/find-difference.ts'
import type { DecidedAsked } from '../../../entities/verification/queries.ts'
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
  if (request.status !== 'pending') return <DecidedFields claim={request.claim} />
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
              <Difference text={findDifference(leaf, confirmedBefore)} />
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
  return words.length === 0 ? '' : texts.reason(words.join(comma))
}

function Difference({ text }: { text: string | null }) {
  return text && <p className="text-sm text-wait">{text}</p>
}

/** Shows what a decided request said, as far as its text is still stored. */
function DecidedFields({ claim }: { claim: DecidedAsked['claim'] }) {
  if (claim === null || claim.holderName === null || (claim.holderName === '' && claim.fields.length === 0)) return null
  return (
    <dl className="flex flex-col divide-y divide-line rounded-xl border border-line">
      {claim.holderName !== '' && (
        <div className="px-3 py-2">
          <dt className="text-sm text-ink-3">{holderNameField.label}</dt>
          <dd dir="auto" className="text-lg font-semibold break-words">
            {claim.holderName}
          </dd>
        </div>
      )}
      {claim.fields.map((field) => (
        <div key={field.field} className="px-3 py-2">
          <dt className="text-sm text-ink-3">{nameLeaf(field)}</dt>
          <dd dir="auto" className="break-words">
            {describeLeaf(field, claim.issueDate)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
