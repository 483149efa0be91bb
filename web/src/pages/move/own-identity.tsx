import type { AppConfig } from '@did/domain/app-config'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import type { Signer } from '../../entities/account/account.ts'
import { controlQuery } from '../../entities/account/control-query.ts'
import { ControlNotice } from '../../features/recovery/control/control-notice.tsx'
import { latestSeconds } from '../../lib/page/device-clock.ts'
import { moveTexts as texts } from '../../texts/en/move/move.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { MoveForm } from './move-form.tsx'
import type { Move } from './move-types.ts'
import { PendingMove } from './pending-move.tsx'

type Props = {
  config: AppConfig
  account: { address: Address; signer: Signer }
  onSent: (move: Move) => void
}

/** With the present key, a person can begin, stop or finish a move. */
export function OwnIdentity({ config, account: { address: identity, signer }, onSent }: Props) {
  const { data, dataUpdatedAt, isFetched, ...query } = useQuery(controlQuery(identity))
  if (query.isError && !data) return <QueryError type="server" query={query} message={texts.loadFailure} />
  if (!isFetched) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  const pending = data?.pending ?? null
  if (pending?.kind === 'move' && pending.controller !== null)
    return (
      <PendingMove
        move={{ identity, controller: pending.controller, isFinishing: true }}
        readyAt={pending.readyAt}
        now={dataUpdatedAt === 0 ? 0 : latestSeconds() * 1000}
        onSent={onSent}
      />
    )
  if (pending || data?.frozenSince)
    return (
      <>
        <ControlNotice identity={identity} />
        <p>{texts.blocked}</p>
      </>
    )
  return (
    <MoveForm
      config={config}
      identity={identity}
      signer={signer}
      guardiansHash={data?.guardiansHash ?? null}
      onSent={onSent}
    />
  )
}
