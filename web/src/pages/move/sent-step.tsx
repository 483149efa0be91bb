import { isSameAddress } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { useEffect } from 'react'
import { controlQuery } from '../../entities/account/control-query.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Move } from './move-types.ts'

const texts = moveTexts.sent

type Props = { move: Move; onDone: () => void; onWaiting: () => void }

/** The chain's index knows a move only after some seconds, so the page waits here. */
export function SentStep({ move: { identity, controller, isFinishing }, onDone, onWaiting }: Props) {
  const { data } = useQuery(controlQuery(identity))
  const isDone = data != null && isSameAddress(data.controller, controller)
  const isWaiting = !isFinishing && data?.pending?.kind === 'move'
  useEffect(() => {
    if (isDone) onDone()
    else if (isWaiting) onWaiting()
  }, [isDone, isWaiting, onDone, onWaiting])
  return (
    <Notice tone="wait" icon={Clock} role="status" title={texts.title}>
      {texts.text}
    </Notice>
  )
}
