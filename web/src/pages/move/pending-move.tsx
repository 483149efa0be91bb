import { recoveryCalls } from '@did/domain/calls/recovery'
import { ControlNotice } from '../../features/recovery/control/control-notice.tsx'
import { api } from '../../lib/api.ts'
import { dayAndTime } from '../../texts/en/frame/dates.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { KeyAddress, MoveCard } from './move-card.tsx'
import type { Move } from './move-types.ts'
import { useMoveTask } from './use-move-task.tsx'

const texts = moveTexts.pending

type Props = { move: Move; readyAt: string; now: number; onSent: (move: Move) => void }

/**
 * Shows a move that the chain has recorded. When its delay is over, the person can finish it here.
 */
export function PendingMove({ move, readyAt, now, onSent }: Props) {
  const { identity, controller } = move
  const isReady = Date.parse(readyAt) <= now
  return (
    <>
      <ControlNotice identity={identity} />
      <MoveCard
        heading={isReady ? texts.ready : moveTexts.sent.title}
        text={isReady ? texts.readyText : texts.until(dayAndTime(readyAt))}
      >
        <div>
          <p>{texts.to}</p>
          <KeyAddress>{controller}</KeyAddress>
        </div>
        {isReady && <Finish move={move} onSent={onSent} />}
      </MoveCard>
    </>
  )
}

/** The service sends the transaction and pays, because anybody may finish a move. */
function Finish({ move, onSent }: Pick<Props, 'move' | 'onSent'>) {
  const task = useMoveTask(moveTexts.confirm.declined)
  const finish = () =>
    task.run(async () => {
      await api(recoveryCalls.finishRecovery, { body: { identity: move.identity, key: null, consent: null } })
      onSent(move)
    })
  return (
    <>
      <Button shape="wideOnPhone" pending={task.isPending} onClick={finish}>
        {task.isPending ? texts.finishing : texts.finish}
      </Button>
      {task.failure}
    </>
  )
}
