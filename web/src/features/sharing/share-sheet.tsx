import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useEffect, useState } from 'react'
import { nameFieldOf } from '../../entities/share/field-name.ts'
import { ShareActions } from '../../entities/share/share-actions.tsx'
import { ShareCode } from '../../entities/share/share-code.tsx'
import { forgetWithdrawn, shareQuery } from '../../entities/share/share-query.ts'
import { toast } from '../../lib/toast/toast.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Notice } from '../../ui/notice.tsx'
import { ControlledTermsForm } from './controlled-terms-form.tsx'
import { FieldChoice } from './field-choice.tsx'
import { KindChoice, type LinkKind } from './kind-choice.tsx'
import { useMakeControlledShare } from './mutations.ts'

export function ShareSheet({ claim }: { claim: Claim }) {
  const [fields, setFields] = useState<readonly string[]>(() => listOpenByDefault(claim))
  const [kind, setKind] = useState<LinkKind>('open')
  const controlled = useMakeControlledShare(claim.id)
  const chooseFields = (chosen: readonly string[]) => {
    setFields(chosen)
    controlled.reset() // its link would show something else than the sheet says
  }
  const chooseKind = (chosen: LinkKind) => {
    setKind(chosen)
    controlled.reset() // a link of the other kind would stand above this choice
  }
  return (
    <div className="flex flex-col gap-5">
      {kind === 'open' && <OpenShare claim={claim} fields={fields} />}
      {kind !== 'open' && controlled.data && (
        <div ref={bringIntoView} className="flex flex-col items-center gap-4">
          <ShareCode title={claim.title} share={controlled.data} isLoading={false} />
          <ShareActions share={controlled.data} claim={claim} kind="controlled" />
          <p className="max-w-sm text-center font-medium text-pretty">{texts.shownOnce}</p>
          <Note>{texts.controlledNote}</Note>
        </div>
      )}
      {claim.standing !== 'current' && (
        <Notice tone="wait" icon={Clock}>
          {texts.standing[claim.standing]}
        </Notice>
      )}
      <FieldChoice claim={claim} chosen={fields} onChoose={chooseFields} />
      <KindChoice kind={kind} onChoose={chooseKind} />
      {kind !== 'open' && (
        <ControlledTermsForm
          isPending={controlled.isPending}
          isMade={controlled.isSuccess}
          onMake={(terms) => controlled.mutate({ ...terms, fields, isShort: kind === 'short' })}
        />
      )}
    </div>
  )
}

function OpenShare({ claim, fields }: { claim: Claim; fields: readonly string[] }) {
  const client = useQueryClient()
  const share = useQuery(shareQuery(claim, fields))
  const { errorUpdatedAt } = share
  useEffect(() => {
    if (errorUpdatedAt > 0) toast({ variant: 'destructive', ...texts.qrFailed })
  }, [errorUpdatedAt])
  return (
    <div className="flex flex-col items-center gap-4">
      <ShareCode title={claim.title} share={share.data ?? null} isLoading={share.isFetching && !share.data} />
      <ShareActions
        share={share.data ?? null}
        claim={claim}
        kind="open"
        isDrawing={share.isFetching}
        onRegenerate={() => void share.refetch()}
        onRenew={() => forgetWithdrawn(client, claim, fields)}
      />
      <Note>
        {fields.length === 0
          ? texts.note
          : texts.noteWithFields(fields.map((field) => nameFieldOf(claim, field)).join(', '))}{' '}
        {texts.permanent}
      </Note>
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="max-w-sm text-center text-sm text-pretty text-ink-2">{children}</p>
}

/** On a phone, the code appears out of sight, above the button that made it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
