import { holderNameField } from '@did/domain/claim/claim-field'
import { holderNameOf, listFurtherLeaves } from '@did/domain/claim/claim-fields'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { isSelfIssued } from '@did/domain/protocol/own-issuer'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { describeLeaf, nameLeaf, type ShownLeaf } from '@did/domain/texts/leaves'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { proofTexts } from '../../texts/en/proof/proof.ts'
import { tellClaimType } from '../claim/tell-claim-type.ts'
import { SoftwareName } from './software-name.tsx'

const texts = proofTexts.signs

/** Says in one sentence what the verifier confirms by approving the request, and about whom. */
export function describeSigned({ claim, leaves }: PendingAsked): string {
  const holder = holderNameOf(leaves)
  return holder ? texts.sentence(holder, claim.title) : texts.sentenceWithoutName(claim.title)
}

type Lines = readonly { name: string; value: string }[]
type SignedLinesProps = { request: PendingAsked; first?: Lines; more?: Lines }

/**
 * Between `first` and `more` stands each line of the claim that the verifier's signature covers.
 * The owner's words stand in quotation marks, so that they cannot add a line of ours to what the
 * verifier signs.
 */
export function SignedLines({ request, first = [], more = [] }: SignedLinesProps) {
  const { claim, requester } = request
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      {first.map(drawLine)}
      <Line name={texts.claim} value={quoteWords(claim.title)} />
      <Line name={texts.type} value={tellClaimType(claim.type)} />
      {claim.issuer !== '' && (
        <Line name={texts.issuer} value={isSelfIssued(claim.issuer) ? claim.issuer : quoteWords(claim.issuer)} />
      )}
      {claim.description !== claim.title && <Line name={texts.description} value={quoteLines(claim.description)} />}
      {listFurtherLeaves(request.leaves).map((leaf) => (
        <Line
          key={leaf.field}
          name={leaf.field === holderNameField.field ? nameLeaf(leaf) : quoteWords(nameLeaf(leaf))}
          value={quoteLines(describeLeaf(leaf, claim.issueDate))}
          leaf={leaf}
        />
      ))}
      <Line name={texts.date} value={shortDate(claim.issueDate)} />
      <Line name={texts.owner} value={requester.walletAddress} isAddress />
      {more.map(drawLine)}
    </dl>
  )
}

const drawLine = (line: Lines[number]) => <Line key={line.name} {...line} />

const quoteLines = (words: string) => inQuotationMarks(clearWords(words))

type LineProps = { name: string; value: string; leaf?: ShownLeaf; isAddress?: boolean }

function Line({ name, value, leaf, isAddress = false }: LineProps) {
  return (
    <div className="sm:contents">
      <dt className="max-w-72 wrap-anywhere text-ink-3">
        {name}
        {leaf && <SoftwareName leaf={leaf} />}
      </dt>
      <dd dir="auto" className={isAddress ? 'font-mono break-all' : 'wrap-anywhere whitespace-pre-line'}>
        {value}
      </dd>
    </div>
  )
}
