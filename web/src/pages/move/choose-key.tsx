import type { AppConfig } from '@did/domain/app-config'
import type { Signer } from '../../entities/account/account.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { MoveCard } from './move-card.tsx'
import type { Target } from './move-types.ts'
import { useMoveTask } from './use-move-task.tsx'

const texts = moveTexts.choose
const loadSigners = () => import('../../features/wallet/other-signer.ts')

type Props = { config: AppConfig; toWallet: boolean; onChosen: (target: Target) => void }

/** The person stays signed in with the present key. */
export function ChooseKey({ config, toWallet, onChosen }: Props) {
  const task = useMoveTask(moveTexts.notOpened)
  const open = (isNew: boolean, find: () => Promise<Signer>) =>
    task.run(async () => onChosen({ signer: await find(), isNew }))
  const openPasskey = (way: 'create' | 'find') =>
    open(way === 'create', async () => (await loadSigners()).openPasskeySigner(way, config))
  return (
    <MoveCard heading={texts.heading} text={toWallet ? texts.toWallet : texts.toPasskey}>
      {toWallet ? (
        <Button
          shape="wideOnPhone"
          pending={task.isPending}
          onClick={() => open(false, async () => (await loadSigners()).openWalletSigner())}
        >
          {task.isPending ? texts.opening : texts.connect}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button pending={task.isPending} onClick={() => openPasskey('create')}>
            {task.isPending ? texts.opening : texts.create}
          </Button>
          <Button variant="outline" disabled={task.isPending} onClick={() => openPasskey('find')}>
            {texts.find}
          </Button>
        </div>
      )}
      {task.failure}
    </MoveCard>
  )
}
