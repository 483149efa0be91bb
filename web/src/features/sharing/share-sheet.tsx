import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { Suspense, useState } from 'react'
import { ShareActions } from '../../entities/share/share-actions.tsx'
import { ShareCode } from '../../entities/share/share-code.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { ControlledTermsForm } from './choice/controlled-terms-form.tsx'
import { FieldChoice } from './choice/field-choice.tsx'
import { KindChoice, type LinkKind } from './choice/kind-choice.tsx'
import { OtherClaims } from './choice/other-claims.tsx'
import { useMakeControlledShare } from './mutations.ts'
import { OpenShare, ShareNote } from './open-share.tsx'
import type { ShareMends } from './share-verdict.tsx'

const KeptNote = lazyPart(async () => (await import('./kept-note.tsx')).KeptNote)
const ShareVerdict = lazyPart(async () => (await import('./share-verdict.tsx')).ShareVerdict)

export function ShareSheet({ claim, mends }: { claim: Claim; mends: ShareMends }) {
  const [fields, setFields] = useState<readonly string[]>(() => listOpenByDefault(claim))
  const [kind, setKind] = useState<LinkKind>('open')
  const chooseKind = (chosen: LinkKind) => setKind(chosen)
  return (
    <div className="flex flex-col gap-5">
      <Suspense fallback={<Loading skeleton="h-20 rounded-2xl" />}>
        <ShareVerdict claim={claim} fields={fields} onChooseFields={setFields} mends={mends} />
      </Suspense>
      <FieldChoice claim={claim} chosen={fields} onChoose={setFields} />
      <KindChoice kind={kind} onChoose={chooseKind} />
      {kind === 'open' ? (
        <OpenShare claim={claim} fields={fields} />
      ) : (
        // A link that was made for another choice must not stand below this one.
        <ControlledShare key={`${kind} ${fields.join(' ')}`} claim={claim} fields={fields} isShort={kind === 'short'} />
      )}
    </div>
  )
}

type ControlledShareProps = { claim: Claim; fields: readonly string[]; isShort: boolean }

function ControlledShare({ claim, fields, isShort }: ControlledShareProps) {
  const [others, setOthers] = useState<readonly Claim[]>([])
  const controlled = useMakeControlledShare()
  const shared = [
    { claimId: claim.id, fields },
    ...others.map((other) => ({ claimId: other.id, fields: listOpenByDefault(other) })),
  ]
  const chooseOthers = (chosen: readonly Claim[]) => {
    setOthers(chosen)
    controlled.reset() // its link would show something else than the sheet says
  }
  return (
    <>
      {isShort && <OtherClaims claim={claim} chosen={others} onChoose={chooseOthers} />}
      <Suspense>
        {others.map((other) => (
          <ShareVerdict key={other.id} claim={other} fields={listOpenByDefault(other)} isOneOfSeveral />
        ))}
      </Suspense>
      <ControlledTermsForm
        isPending={controlled.isPending}
        isMade={controlled.isSuccess}
        onMake={(terms) => controlled.mutate({ ...terms, shared, isShort })}
      />
      {controlled.data && (
        <div ref={bringIntoView} className="flex flex-col items-center gap-4">
          <ShareCode title={claim.title} share={controlled.data} isLoading={false} />
          <ShareActions share={controlled.data} claim={claim} kind="controlled" />
          <Suspense>
            <KeptNote share={controlled.data} />
          </Suspense>
          <ShareNote>{texts.controlledNote}</ShareNote>
        </div>
      )}
    </>
  )
}

/** On a phone, the code appears out of sight, below the button that made it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
