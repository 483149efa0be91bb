import { isRevocationReason } from '@did/domain/revocation-reason'
import type { Confirmation, Revocation } from '@did/domain/revocation-record'
import { Undo2 } from 'lucide-react'
import { useLazy } from '../../lib/use-lazy.ts'
import { shortDate } from '../../texts/dates.ts'
import { claimTypeLabel } from '../../texts/names.ts'
import { confirmationsTexts as texts } from '../../texts/withdrawing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

type ConfirmationItemProps = { confirmation: Confirmation; onWithdraw: (confirmation: Confirmation) => void }

export function ConfirmationItem({ confirmation, onWithdraw }: ConfirmationItemProps) {
  const { id, message, owner, confirmedAt, revocation } = confirmation
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
          <bdi>{message.title}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{claimTypeLabel(message.claimType)}</span>
          <span>{texts.of(owner)}</span>
          <span>{texts.confirmed(shortDate(confirmedAt))}</span>
          {message.validUntil !== 0 && (
            <span>{texts.ends(shortDate(new Date(message.validUntil * 1000).toISOString()))}</span>
          )}
        </p>
        {revocation && <WithdrawnText revocation={revocation} />}
        {isGivenUp && GivenUpNote && <GivenUpNote confirmation={confirmation} />}
      </div>
      {revocation ? (
        <Badge tone="neutral" icon={Undo2}>
          {texts.withdrawn}
        </Badge>
      ) : (
        <Button variant="outline" onClick={() => onWithdraw(confirmation)} aria-describedby={titleId}>
          {texts.withdraw}
        </Button>
      )}
    </li>
  )
}

function WithdrawnText({ revocation: { reason, revokedAt, recorded, givenUp } }: { revocation: Revocation }) {
  return (
    <div className="mt-2 text-sm text-ink-2">
      <p>{texts.withdrawnOn(shortDate(revokedAt))}</p>
      {reason !== null && <p className="break-words">{texts.because(describeReason(reason))}</p>}
      {!recorded && !givenUp && <p className="text-ink-3">{texts.notRecorded}</p>}
    </div>
  )
}

function describeReason(reason: string): string {
  return isRevocationReason(reason) ? texts.choices[reason] : reason
}
