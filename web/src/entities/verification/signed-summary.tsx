import { holderNameOf, listFurtherLeaves } from '@did/domain/claim/claim-fields'
import { describeLeaf, nameLeaf } from '@did/domain/texts/leaves'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'
import { proofTexts } from '../../texts/en/proof/proof.ts'

const texts = proofTexts.signs

/** Says in one sentence what an approval confirms, and about whom. */
export function describeSigned({ claim, leaves }: PendingAsked): string {
  const holder = holderNameOf(leaves)
  return holder ? texts.sentence(holder, claim.title) : texts.sentenceWithoutName(claim.title)
}

type SignedLinesProps = { request: PendingAsked; more?: readonly { name: string; value: string }[] }

/** Lists each line of the claim that the signature covers, and then `more`. */
export function SignedLines({ request, more = [] }: SignedLinesProps) {
  const { claim, requester } = request
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      <Row name={texts.claim} value={claim.title} />
      <Row name={texts.type} value={claimTypeLabel(claim.type)} />
      {claim.issuer !== '' && <Row name={texts.issuer} value={claim.issuer} />}
      {claim.description !== claim.title && <Row name={texts.description} value={claim.description} />}
      {listFurtherLeaves(request.leaves).map((leaf) => (
        <Row key={leaf.field} name={nameLeaf(leaf)} value={describeLeaf(leaf, claim.issueDate)} />
      ))}
      <Row name={texts.date} value={shortDate(claim.issueDate)} />
      <Row name={texts.owner} value={requester.walletAddress} isAddress />
      {more.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </dl>
  )
}

function Row({ name, value, isAddress = false }: { name: string; value: string; isAddress?: boolean }) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-3">{name}</dt>
      <dd dir="auto" className={isAddress ? 'font-mono break-all' : 'break-words whitespace-pre-line'}>
        {value}
      </dd>
    </div>
  )
}
