import type { GuardianList, GuardianNames } from '@did/domain/account/recovery'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { Signer } from '../../../entities/account/account.ts'
import { controlQuery } from '../../../entities/account/control-query.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { queryKeys } from '../../../lib/query/query-keys.ts'
import { frozenTexts, guardianTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { FreezeStage, UnfreezeStage } from '../control/freeze-stages.tsx'
import { FileStage } from './file-stage.tsx'
import { ListStage } from './list-stage.tsx'
import { Overview } from './overview.tsx'
import { PresentStage } from './present-stage.tsx'
import { RemoveStage } from './remove-stage.tsx'
import type { StageProps } from './stage-props.ts'
import type { Present } from './use-list.ts'

/**
 * `present` is the list of guardians that counts now, or null if there are no guardians. A change
 * of the list needs the present list.
 */
type Stage =
  | { kind: 'overview' | 'freeze' | 'unfreeze' }
  | { kind: 'present'; goal: 'list' | 'remove' }
  | { kind: 'list'; present: Present | null }
  | { kind: 'remove'; present: Present }
  | { kind: 'file'; present: Present | null; next: GuardianList; names: GuardianNames }

type Props = {
  account: { address: Address; signer: Signer }
  first: 'overview' | 'freeze' | 'unfreeze'
  onClose: () => void
}

export function GuardiansDialog({ account: { address, signer }, first, onClose }: Props) {
  const [opener] = useState(() => document.activeElement)
  const control = useQuery(controlQuery(address))
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  if (!config.data || !control.isFetched || control.isError)
    return (
      <Dialog open onOpenChange={onClose} title={texts.title} description={texts.description}>
        {control.isError ? (
          <QueryError type="server" query={control} message={texts.loadFailure} />
        ) : (
          <Loading label={texts.loading} skeleton="h-48 rounded-2xl" />
        )}
      </Dialog>
    )
  const common = { identity: address, own: [address, signer.wallet], config: config.data, onClose }
  return <Stages {...common} first={first} opener={opener} control={control.data ?? null} />
}

function Stages({ first, opener, ...common }: StageProps & Pick<Props, 'first'> & { opener: Element | null }) {
  const [stage, setStage] = useState<Stage>({ kind: first })
  useOpenerFocus(opener, stage.kind)
  const toOverview = () => setStage({ kind: 'overview' })
  switch (stage.kind) {
    case 'overview':
      return (
        <Overview
          {...common}
          onChoose={() =>
            setStage(
              common.control?.guardiansHash ? { kind: 'present', goal: 'list' } : { kind: 'list', present: null },
            )
          }
          onRemove={() => setStage({ kind: 'present', goal: 'remove' })}
          onStolen={() => setStage({ kind: 'freeze' })}
        />
      )
    case 'present':
      return (
        <PresentStage
          {...common}
          {...(stage.goal === 'list' ? texts.present : texts.remove.present)}
          onBack={toOverview}
          onRead={(present) => setStage({ kind: stage.goal, present })}
        />
      )
    case 'remove':
      return <RemoveStage {...common} present={stage.present.list} onBack={toOverview} />
    case 'list':
      return (
        <ListStage
          {...common}
          present={stage.present}
          onBack={toOverview}
          onChosen={(next, names) => setStage({ kind: 'file', present: stage.present, next, names })}
        />
      )
    case 'file':
      return (
        <FileStage
          {...common}
          {...stage}
          present={stage.present?.list ?? null}
          onBack={() => setStage({ kind: 'list', present: stage.present })}
        />
      )
    case 'freeze':
      return <FreezeStage {...common} onBack={toOverview} />
    case 'unfreeze':
      return <UnfreezeStage {...common} title={frozenTexts.end} />
  }
}

/**
 * Before each stage opens, the element that opened the first stage gets the focus. Each stage is a
 * dialog of its own, which gives the focus back to the element that had it before.
 */
function useOpenerFocus(opener: Element | null, stage: Stage['kind']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage needs a new run
  useLayoutEffect(() => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }, [opener, stage])
}
