import type { AppConfig } from '@did/domain/app-config'
import { type Address, isSameAddress } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Signer } from '../../entities/account/account.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { KeyAddress, MoveCard } from './move-card.tsx'
import type { Move } from './move-types.ts'
import { useMoveTask } from './use-move-task.tsx'

const texts = moveTexts.resolver
const loadRegistry = () => import('./resolver-registry.ts')

type Moved = Pick<Move, 'identity' | 'controller'>
type Props = { config: AppConfig; signer: Signer; move: Moved }

/**
 * Only the old wallet can give its `did:ethr` to the new address, so the offer appears only while
 * that wallet is connected.
 */
export function ResolverOwner({ config, signer, move }: Props) {
  const registry = config.ethereumDidRegistry
  if (!registry || signer.passkey || !isSameAddress(signer.wallet, move.identity)) return null
  return <OldWallet {...{ config, signer, move, registry }} />
}

function OldWallet({ config, signer, move, registry }: Props & { registry: Address }) {
  const { identity, controller } = move
  const { isPasskey, owner, refetch } = useOwner(config, move, registry)
  const task = useMoveTask(texts.declined)
  const change = () =>
    task.run(async () => {
      await (await loadRegistry()).changeOwner(config, signer, { registry, identity, owner: controller })
      await refetch()
    })
  if (owner === controller)
    return (
      <Notice tone="ok" role="status" icon={CircleCheck}>
        {texts.done}
      </Notice>
    )
  if (owner !== identity) return null
  return (
    <MoveCard heading={texts.heading}>
      <div>
        <p>{texts.text}</p>
        <KeyAddress>{identity}</KeyAddress>
      </div>
      <p>{texts.change}</p>
      {isPasskey && <p>{texts.passkey}</p>}
      <Button variant="outline" shape="wideOnPhone" pending={task.isPending} onClick={change}>
        {task.isPending ? texts.sending : texts.submit}
      </Button>
      {task.failure}
    </MoveCard>
  )
}

/** `owner` is null while the chain does not answer, and the page then offers nothing. */
function useOwner(config: AppConfig, { identity, controller }: Moved, registry: Address) {
  const { data, refetch } = useQuery({
    queryKey: ['resolver-owner', identity, controller],
    queryFn: async () => {
      const { isAccountOfPasskey, readResolverOwner } = await loadRegistry()
      const [owner, isPasskey] = await Promise.all([
        readResolverOwner(config, { registry, identity }),
        isAccountOfPasskey(config, controller),
      ])
      return { owner, isPasskey }
    },
  })
  return { owner: data?.owner ?? null, isPasskey: data?.isPasskey ?? false, refetch }
}
