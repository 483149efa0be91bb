import type { Claim } from '@did/domain/claim/claim'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type HandOutWay, ShareActions } from '../../entities/share/share-actions.tsx'
import { forgetOffered, type Share } from '../../entities/share/share-query.ts'
import { ShownQrCode } from '../../entities/share/shown-qr-code.tsx'
import { useHandOut } from '../../entities/share/use-hand-out.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ControlledShare } from './controlled-share.tsx'
import { HandOutPanel } from './hand-out/hand-out-panel.tsx'
import { ShareNote, useCodeFailure } from './open-share.tsx'
import { shortShareQuery } from './short-share-query.ts'
import { useForgetHandedOut } from './use-forget-handed-out.ts'

const KeptNote = lazyPart(async () => (await import('./kept-note.tsx')).KeptNote)

type ShortShareProps = { claim: Claim; fields: readonly string[] }

export function ShortShare({ claim, fields }: ShortShareProps) {
  const client = useQueryClient()
  const query = shortShareQuery(claim, fields)
  const share = useQuery(query)
  const handOut = useHandOut()
  const [way, setWay] = useState<HandOutWay | null>(null)
  useCodeFailure(share.errorUpdatedAt)
  useForgetHandedOut(query.queryKey)
  const shown: Share | null = share.data ?? null
  const renew = () => forgetOffered(client, query.queryKey)
  return (
    <>
      <div className="flex flex-col items-center gap-4">
        <ShownQrCode title={claim.title} share={shown} isLoading={share.isFetching && !share.data} />
        <ShareActions
          share={shown}
          claim={claim}
          kind="controlled"
          isDrawing={share.isFetching}
          onRegenerate={renew}
          onRenew={renew}
          onOffer={setWay}
          onHandedOut={() => shown && handOut(shown)}
        />
        {way && shown && !shown.isWithdrawn && (
          <HandOutPanel
            key={`${way} ${fields.join(' ')}`}
            claim={claim}
            fields={fields}
            shown={{ link: 'short', share: shown }}
            way={way}
            onClose={() => setWay(null)}
          />
        )}
        <Suspense>{shown?.isHandedOut && <KeptNote key={shown.id} share={shown} />}</Suspense>
        <ShareNote claim={claim} fields={fields}>
          {texts.shortNote}
        </ShareNote>
      </div>
      <Disclosure summary={texts.terms.summary}>
        <ControlledShare claim={claim} fields={fields} isShort />
      </Disclosure>
    </>
  )
}
