import { isRevocationReason } from '@did/domain/attestation/revocation-reason'
import type { Confirmation, Revocation } from '@did/domain/attestation/revocation-record'
import { readableEnd } from '@did/domain/texts/told-facts'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import Undo2 from 'lucide-react/icons/undo-2'
import { tellClaimType } from '../../entities/claim/tell-claim-type.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { confirmationsTexts as texts } from '../../texts/en/revocation/revoking.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'

type ConfirmationItemProps = { confirmation: Confirmation; onRevoke: (confirmation: Confirmation) => void }

export function ConfirmationItem({ confirmation, onRevoke }: ConfirmationItemProps) {
  const { id, message, owner, holderName, confirmedAt, revocation } = confirmation
  const titleId = `confirmation-${id}`
  const isGivenUp = revocation?.givenUp ?? false
  const GivenUpNote = useLazy(async () => (await import('./given-up-note.tsx')).GivenUpNote, isGivenUp)
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-wrap items-start justify-between gap-3 rounded-xl border border-line-strong p-4"
    >
      <div className="min-w-48 flex-1">
        <h3 id={titleId} className="font-semibold break-words">
          {holderName && (
            <>
              <Quoted words={holderName} />,{' '}
            </>
          )}
          <Quoted words={message.title} />
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{tellClaimType(message.claimType)}</span>
          <span>{texts.of(owner)}</span>
          <span>{texts.confirmed(shortDate(confirmedAt))}</span>
          {message.validUntil !== 0 && <span>{texts.ends(readableEnd(message.validUntil))}</span>}
        </p>
        {revocation && <RevokedText revocation={revocation} />}
        {isGivenUp && GivenUpNote && <GivenUpNote confirmation={confirmation} />}
      </div>
      {revocation ? (
        <Badge tone="neutral" icon={Undo2}>
          {texts.revoked}
        </Badge>
      ) : (
        <Button variant="outline" onClick={() => onRevoke(confirmation)} aria-describedby={titleId}>
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}

function RevokedText({ revocation: { reason, revokedAt, recorded, givenUp } }: { revocation: Revocation }) {
  return (
    <div className="mt-2 text-sm text-ink-2">
      <p>{texts.revokedOn(shortDate(revokedAt))}</p>
      {reason !== null && <p className="break-words">{texts.because(describeReason(reason))}</p>}
      {!recorded && !givenUp && <p className="text-ink-3">{texts.notRecorded}</p>}
    </div>
  )
}

function describeReason(reason: string): string {
  return isRevocationReason(reason) ? texts.choices[reason] : quoteRejection(reason)
}
