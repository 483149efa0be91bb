import type { Claim } from '@did/domain/claim/claim'
import { isAppError } from '@did/domain/errors'
import { comma } from '@did/domain/texts/en/punctuation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nameFieldOf } from '../../entities/share/field-name.ts'
import { type HandOutWay, ShareActions } from '../../entities/share/share-actions.tsx'
import { forgetOffered, shareQuery } from '../../entities/share/share-query.ts'
import { ShownQrCode } from '../../entities/share/shown-qr-code.tsx'
import { useHandOut } from '../../entities/share/use-hand-out.ts'
import { describeError } from '../../lib/describe-error.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { toast } from '../../ui/toast/toast.ts'
import { HandOutPanel } from './hand-out/hand-out-panel.tsx'
import { useForgetHandedOut } from './use-forget-handed-out.ts'

/** The open link needs no service of ours (docs/spec/2-3-profile-dids-claims.md). */
export function OpenShare({ claim, fields }: { claim: Claim; fields: readonly string[] }) {
  const client = useQueryClient()
  const query = shareQuery(claim, fields)
  const share = useQuery(query)
  const handOut = useHandOut()
  const [way, setWay] = useState<HandOutWay | null>(null)
  useCodeFailure(share.errorUpdatedAt)
  const { queryKey } = query
  useForgetHandedOut(queryKey)
  const shown = share.data ?? null
  // Somebody may have the former link already, so nobody can copy it while the page draws the next
  // one.
  const renew = () => forgetOffered(client, queryKey)
  return (
    <div className="flex flex-col items-center gap-4">
      <ShownQrCode
        title={claim.title}
        share={shown}
        isLoading={share.isFetching && !share.data}
        failure={explainFailure(share.error)}
      />
      <ShareActions
        share={shown}
        claim={claim}
        kind="open"
        isDrawing={share.isFetching}
        onRegenerate={renew}
        onRenew={renew}
        onOffer={setWay}
        onHandedOut={() => shown && handOut({ id: shown.id })}
      />
      {way && shown && !shown.isWithdrawn && (
        <HandOutPanel
          key={`${way} ${fields.join(' ')}`}
          claim={claim}
          fields={fields}
          shown={{ link: 'open', share: shown }}
          way={way}
          onClose={() => setWay(null)}
        />
      )}
      <ShareNote claim={claim} fields={fields}>
        {texts.permanent}
      </ShareNote>
    </div>
  )
}

/** The toast has the words of docs/spec/8-errors.md. */
export function useCodeFailure(errorUpdatedAt: number): void {
  useEffect(() => {
    if (errorUpdatedAt > 0) toast({ variant: 'destructive', ...texts.qrFailed })
  }, [errorUpdatedAt])
}

/**
 * Returns why the claim has no open link, if other fields or another kind of link would help.
 * Otherwise returns null.
 */
function explainFailure(error: unknown): string | null {
  return isAppError(error, 'share-does-not-fit') ? describeError(error).message : null
}

type ShareNoteProps = { claim: Claim; fields: readonly string[]; children: string }

export function ShareNote({ claim, fields, children }: ShareNoteProps) {
  const shown =
    fields.length === 0
      ? texts.note
      : texts.noteWithFields(fields.map((field) => nameFieldOf(claim, field)).join(comma))
  return (
    <p className="max-w-sm text-center text-sm text-pretty text-ink-2">
      {shown} {children}
    </p>
  )
}
