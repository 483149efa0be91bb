import { holderNameOf, listFurtherLeaves } from '@did/domain/claim/claim-fields'
import type { ProofType } from '@did/domain/proof/proof'
import { describeLeaf, nameLeaf } from '@did/domain/texts/en/claim/leaves'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { claimTypeLabel, levelName } from '../../texts/en/frame/names.ts'
import { proofTexts } from '../../texts/en/proof/proof.ts'
import type { FromOwner } from './from-owner.ts'

const texts = proofTexts.signs

type SignedSummaryProps = { request: PendingAsked; level: ProofType; validUntil: string; opened: FromOwner | null }

/** Shows what the signature says of the claim, which `assertSignsWhatIsShown` checks first. */
export function SignedSummary({ request, level, validUntil, opened }: SignedSummaryProps) {
  const { claim, requester } = request
  const holder = holderNameOf(request.leaves)
  return (
    <section className="rounded-xl border border-line-strong p-4">
      <h3 className="font-medium">{texts.heading}</h3>
      <p dir="auto" className="mt-1 break-words">
        {holder ? texts.sentence(holder, claim.title) : texts.sentenceWithoutName(claim.title)}
      </p>
      <dl className="mt-2 grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        <Row name={texts.claim} value={claim.title} />
        <Row name={texts.type} value={claimTypeLabel(claim.type)} />
        <Row name={texts.issuer} value={claim.issuer || texts.noIssuer} />
        <Row name={texts.date} value={shortDate(claim.issueDate)} />
        <Row name={texts.description} value={claim.description} />
        {listFurtherLeaves(request.leaves).map((leaf) => (
          <Row key={leaf.field} name={nameLeaf(leaf)} value={describeLeaf(leaf, claim.issueDate)} />
        ))}
        <Row name={texts.owner} value={requester.walletAddress} isAddress />
        <Row name={texts.level} value={levelName(level)} />
        <Row name={texts.validUntil} value={validUntil === '' ? texts.noEnd : shortDate(validUntil)} />
        {opened && <Row name={texts.attributes} value={texts.attributesToo} />}
      </dl>
    </section>
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
