import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { ControlledTermsForm } from './choice/controlled-terms-form.tsx'
import { FieldChoice } from './choice/field-choice.tsx'
import { KindChoice, type LinkKind } from './choice/kind-choice.tsx'
import { OtherClaims } from './choice/other-claims.tsx'
import { MadeLink } from './made-link.tsx'
import { useMakeControlledShare } from './mutations.ts'
import { OpenShare } from './open-share.tsx'
import type { ShareMends } from './share-verdict.tsx'

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
      {controlled.data && <MadeLink share={controlled.data} claim={claim} />}
    </>
  )
}
