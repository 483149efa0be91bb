import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { Suspense, useState } from 'react'
import type { ShareMends } from '../../entities/verdict/share-verdict.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { FieldChoice } from './choice/field-choice.tsx'
import { KindChoice, type LinkKind } from './choice/kind-choice.tsx'
import { ControlledShare } from './controlled-share.tsx'
import { OpenShare } from './open-share.tsx'
import { ShortShare } from './short-share.tsx'

const ShareVerdict = lazyPart(async () => (await import('../../entities/verdict/share-verdict.tsx')).ShareVerdict)

export function ShareSheet({ claim, mends }: { claim: Claim; mends: ShareMends }) {
  const [fields, setFields] = useState<readonly string[]>(() => listOpenByDefault(claim))
  const [kind, setKind] = useState<LinkKind>('short')
  return (
    <div className="flex flex-col gap-5">
      <FieldChoice claim={claim} chosen={fields} onChoose={setFields} />
      <KindChoice kind={kind} onChoose={setKind} />
      {/* Above the choices, the verdict would move them when it loads. */}
      <Suspense fallback={<Loading skeleton="h-20 rounded-2xl" />}>
        <ShareVerdict claim={claim} fields={fields} onChooseFields={setFields} mends={mends} />
      </Suspense>
      <ChosenLink key={`${kind} ${fields.join(' ')}`} kind={kind} claim={claim} fields={fields} />
    </div>
  )
}

type ChosenLinkProps = { kind: LinkKind; claim: Claim; fields: readonly string[] }

/** Each choice has a link of its own, so nothing of another choice's link stays on screen. */
function ChosenLink({ kind, claim, fields }: ChosenLinkProps) {
  switch (kind) {
    case 'short':
      return <ShortShare claim={claim} fields={fields} />
    case 'open':
      return <OpenShare claim={claim} fields={fields} />
    case 'controlled':
      return <ControlledShare claim={claim} fields={fields} isShort={false} />
  }
}
