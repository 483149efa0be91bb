import { holderNameOf, listFurtherLeaves } from '@did/domain/claim/claim-fields'
import { isSelfIssued } from '@did/domain/protocol/own-issuer'
import { type Row, tellLeaf } from '@did/domain/share/own-words'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { proofTexts } from '../../texts/en/proof/proof.ts'
import { QuotedUnless } from '../../ui/text/quoted.tsx'
import { tellClaimType } from '../claim/tell-claim-type.ts'

const texts = proofTexts.signs

/** Says in one sentence what an approval confirms, and about whom. */
export function describeSigned({ claim, leaves }: PendingAsked): string {
  const holder = holderNameOf(leaves)
  return holder ? texts.sentence(holder, claim.title) : texts.sentenceWithoutName(claim.title)
}

type SignedLinesProps = { request: PendingAsked; more?: readonly { name: string; value: string }[] }

/**
 * Lists each line of the claim that the signature covers, and then `more`. What the owner wrote
 * stands in quotation marks, so that it adds no line of ours to what the verifier signs.
 */
export function SignedLines({ request, more = [] }: SignedLinesProps) {
  const { claim, requester } = request
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      <Line name={texts.claim} value={claim.title} isOwnValue={false} />
      <Line name={texts.type} value={tellClaimType(claim.type)} />
      {claim.issuer !== '' && <Line name={texts.issuer} value={claim.issuer} isOwnValue={isSelfIssued(claim.issuer)} />}
      {claim.description !== claim.title && (
        <Line name={texts.description} value={claim.description} isOwnValue={false} />
      )}
      {listFurtherLeaves(request.leaves).map((leaf) => (
        <Line key={leaf.field} {...tellLeaf(leaf, claim.issueDate)} />
      ))}
      <Line name={texts.date} value={shortDate(claim.issueDate)} />
      <Line name={texts.owner} value={requester.walletAddress} isAddress />
      {more.map((row) => (
        <Line key={row.name} {...row} />
      ))}
    </dl>
  )
}

type LineProps = Pick<Row, 'name' | 'value'> & Partial<Row> & { isAddress?: boolean }

function Line({ name, value, isOwnName = true, isOwnValue = true, isAddress = false }: LineProps) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-3">
        <QuotedUnless own={isOwnName} words={name} />
      </dt>
      <dd dir="auto" className={isAddress ? 'font-mono break-all' : 'break-words whitespace-pre-line'}>
        <QuotedUnless own={isOwnValue} words={value} />
      </dd>
    </div>
  )
}
