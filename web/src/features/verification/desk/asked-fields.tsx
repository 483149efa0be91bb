import { holderNameField } from '@did/domain/claim/claim-field'
import { listFurtherLeaves } from '@did/domain/claim/claim-fields'
import { quoteWords } from '@did/domain/proof/quote-words'
import { tellLeaf } from '@did/domain/share/own-words'
import { comma } from '@did/domain/texts/en/punctuation'
import type { ShownLeaf } from '@did/domain/texts/leaves'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { DecidedAsked } from '../../../entities/verification/decided-queries.ts'
import { findDifference } from '../../../entities/verification/find-difference.ts'
import { SoftwareName } from '../../../entities/verification/software-name.tsx'
import { askedFieldTexts } from '../../../texts/en/verification/asked-fields.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { QuotedUnless } from '../../../ui/text/quoted.tsx'

const texts = askedFieldTexts

/** `marked` has the fields that are not right. `onMark` marks a field or takes the mark away. */
export type Marks = { marked: ReadonlySet<string>; onMark: (field: string, isWrong: boolean) => void }

/**
 * One confirmation covers the holder's name and all fields. The verifier can mark what is not
 * right, and sees what it confirmed for the same person before. The owner's words stand in
 * quotation marks, as they do on the page of a checker.
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
          <AskedField
            key={leaf.field}
            leaf={leaf}
            day={request.claim.issueDate}
            difference={findDifference(leaf, confirmedBefore)}
            isMarked={marked.has(leaf.field)}
            onMark={onMark}
          />
        ))}
      </ul>
    </>
  )
}

type AskedFieldProps = Pick<Marks, 'onMark'> & {
  leaf: ShownLeaf
  day: string
  difference: string | null
  isMarked: boolean
}

function AskedField({ leaf, day, difference, isMarked, onMark }: AskedFieldProps) {
  const { name, value, nameToRead } = showLeaf(leaf, day)
  const isName = leaf.field === holderNameField.field
  // A toast about the previous request must not cover the holder's name or a value that differs
  // from an earlier confirmation.
  const news = isName || difference ? { 'data-news': true } : {}
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
      <div {...news} className="min-w-40 flex-1">
        <p className="text-sm text-ink-3">{name}</p>
        <SoftwareName leaf={leaf} />
        <p dir="auto" className={valueClass(leaf)}>
          {value}
        </p>
        {isName && <p className="text-sm">{texts.knownBy}</p>}
        {difference && <p className="text-sm text-wait">{difference}</p>}
      </div>
      <Checkbox
        label={texts.notRight}
        aria-label={texts.notRightOf(nameToRead)}
        checked={isMarked}
        onChange={(event) => onMark(leaf.field, event.target.checked)}
      />
    </li>
  )
}

/**
 * Writes for the owner which fields are not right. The labels and values that the owner chose stand
 * in quotation marks.
 */
export function describeMarked({ claim, leaves }: PendingAsked, marked: ReadonlySet<string>): string {
  const wrong = leaves.filter(({ field }) => marked.has(field))
  const words = wrong.map((leaf) => {
    const { name, value, isOwnName } = tellLeaf(leaf, claim.issueDate)
    return texts.quoted(isOwnName ? name : quoteWords(name), value)
  })
  return words.length === 0 ? '' : texts.reason(words.join(comma))
}

/** Shows the fields of a decided request, as far as their text is still stored. */
function DecidedFields({ claim }: { claim: DecidedAsked['claim'] }) {
  if (claim === null || claim.holderName === null || (claim.holderName === '' && claim.fields.length === 0)) return null
  return (
    <dl className="flex flex-col divide-y divide-line rounded-xl border border-line">
      {claim.holderName !== '' && (
        <DecidedField leaf={{ ...holderNameField, value: claim.holderName }} day={claim.issueDate} />
      )}
      {claim.fields.map((field) => (
        <DecidedField key={field.field} leaf={field} day={claim.issueDate} />
      ))}
    </dl>
  )
}

function DecidedField({ leaf, day }: { leaf: ShownLeaf; day: string }) {
  const { name, value } = showLeaf(leaf, day)
  return (
    <div className="px-3 py-2">
      <dt className="text-sm text-ink-3">
        {name}
        <SoftwareName leaf={leaf} />
      </dt>
      <dd dir="auto" className={valueClass(leaf)}>
        {value}
      </dd>
    </div>
  )
}

function showLeaf(leaf: ShownLeaf, day: string) {
  const { name, value, isOwnName, isOwnValue } = tellLeaf(leaf, day)
  return {
    name: <QuotedUnless own={isOwnName} words={name} />,
    value: <QuotedUnless own={isOwnValue} words={value} className="whitespace-pre-line" />,
    nameToRead: isOwnName ? name : quoteWords(name),
  }
}

const valueClass = ({ field }: ShownLeaf) =>
  field === holderNameField.field ? 'text-lg font-semibold break-words' : 'break-words'
