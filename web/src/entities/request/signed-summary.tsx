import { holderNameOf, listFurtherLeaves } from '@did/domain/claim/claim-fields'
import type { ProofType } from '@did/domain/proof/proof'
import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import type { ReactNode } from 'react'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { claimTypeLabel, levelName } from '../../texts/en/frame/names.ts'
import { proofTexts } from '../../texts/en/proof/proof.ts'

const texts = proofTexts.signs

type SignedSummaryProps = { request: PendingAsked; level: ProofType; validUntil: string; hasAttributes: boolean }

/** Shows what the signature says of the claim, which `assertSignsWhatIsShown` checks first. */
export function SignedSummary({ request, level, validUntil, hasAttributes }: SignedSummaryProps) {
  return (
    <section className="rounded-xl border border-line-strong p-4">
      <h3 className="font-medium">{texts.heading}</h3>
      <p dir="auto" className="mt-1 break-words">
        {describeSigned(request)}
      </p>
      <SignedLines request={request}>
        <Row name={texts.level} value={levelName(level)} />
        <Row name={texts.validUntil} value={validUntil === '' ? texts.noEnd : shortDate(validUntil)} />
        {hasAttributes && <Row name={texts.attributes} value={texts.attributesToo} />}
      </SignedLines>
    </section>
  )
}

/** Says in one sentence what an approval confirms, and about whom. */
export function describeSigned({ claim, leaves }: PendingAsked): string {
  const holder = holderNameOf(leaves)
  return holder ? texts.sentence(holder, claim.title) : texts.sentenceWithoutName(claim.title)
}

/** Lists each line of the claim that the signature covers, and then the children. */
export function SignedLines({ request, children }: { request: PendingAsked; children?: ReactNode }) {
  const { claim, requester } = request
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      <Row name={texts.claim} value={claim.title} />
      <Row name={texts.type} value={claimTypeLabel(claim.type)} />
      {claim.issuer !== '' && <Row name={texts.issuer} value={claim.issuer} />}
      {claim.description !== claim.title && <Row name={texts.description} value={claim.description} />}
      {listFurtherLeaves(request.leaves).map((leaf) => (
        <Row key={leaf.field} name={nameLeaf(leaf)} value={describeLeaf(leaf, claim.issueDate)} />
      ))}
      <Row name={texts.date} value={shortDate(claim.issueDate)} />
      <Row name={texts.owner} value={requester.walletAddress} isAddress />
      {children}
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
