import type { Claim } from '@did/domain/claim/claim'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { nameFieldOf } from '../../entities/share/field-name.ts'
import { type HandOutWay, ShareActions } from '../../entities/share/share-actions.tsx'
import { ShareCode } from '../../entities/share/share-code.tsx'
import { forgetHandedOut, forgetWithdrawn, shareQuery } from '../../entities/share/share-query.ts'
import { useHandOut } from '../../entities/share/use-hand-out.ts'
import { toast } from '../../lib/toast/toast.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { HandOutPanel } from './hand-out/hand-out-panel.tsx'

/** The link that needs no service of ours, with its code (docs/spec/2-3-claims.md). */
export function OpenShare({ claim, fields }: { claim: Claim; fields: readonly string[] }) {
  const client = useQueryClient()
  const share = useQuery(shareQuery(claim, fields))
  const handOut = useHandOut()
  const [way, setWay] = useState<HandOutWay | null>(null)
  const { errorUpdatedAt } = share
  useEffect(() => {
    if (errorUpdatedAt > 0) toast({ variant: 'destructive', ...texts.qrFailed })
  }, [errorUpdatedAt])
  useEffect(() => () => forgetHandedOut(client, claim, fields), [client, claim, fields])
  const shown = share.data ?? null
  return (
    <div className="flex flex-col items-center gap-4">
      <ShareCode title={claim.title} share={shown} isLoading={share.isFetching && !share.data} />
      <ShareActions
        share={shown}
        claim={claim}
        kind="open"
        isDrawing={share.isFetching}
        onRegenerate={() => void share.refetch()}
        onRenew={() => forgetWithdrawn(client, claim, fields)}
        onOffer={setWay}
        onHandedOut={() => shown && handOut(shown.id)}
      />
      {way && shown && !shown.isWithdrawn && (
        <HandOutPanel
          key={`${way} ${fields.join(' ')}`}
          claim={claim}
          fields={fields}
          open={shown}
          way={way}
          onClose={() => setWay(null)}
        />
      )}
      <ShareNote>
        {fields.length === 0
          ? texts.note
          : texts.noteWithFields(fields.map((field) => nameFieldOf(claim, field)).join(', '))}{' '}
        {texts.permanent}
      </ShareNote>
    </div>
  )
}

export function ShareNote({ children }: { children: ReactNode }) {
  return <p className="max-w-sm text-center text-sm text-pretty text-ink-2">{children}</p>
}
