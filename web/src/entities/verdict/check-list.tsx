import type { Outcome } from '@did/credentials/verdict/verdict-checks'
import { outcomeTexts } from '@did/domain/texts/en/verdict/labels'
import { useEffect, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { latestSeconds } from '../../lib/page/device-clock.ts'
import { dayAndTime } from '../../texts/en/frame/dates.ts'
import { checkListTexts as texts } from '../../texts/en/verdict/check-list.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { outcomeLooks } from './outcome-look.ts'

export type CheckLine = { code: string; outcome: Outcome; sentence: string }
type CheckListProps = {
  lines: readonly CheckLine[]
  /** The time of the check, in Unix seconds. */
  at: number
  isChecking: boolean
  onCheckAgain: () => void
}

export function CheckList({ lines, at, isChecking, onCheckAgain }: CheckListProps) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>{texts.title}</CardTitle>
        <Checks lines={lines} />
        <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-3">
          <CheckedAt at={at} />
          <Button variant="link" shape="note" className="-ms-1 underline" pending={isChecking} onClick={onCheckAgain}>
            {isChecking ? texts.checkingAgain : texts.again}
          </Button>
        </p>
      </CardBody>
    </Card>
  )
}

const newSeconds = 60

/**
 * A verdict may stand on screen for hours without another check, so the page says when it last
 * checked.
 */
function CheckedAt({ at }: Pick<CheckListProps, 'at'>) {
  const [old, setOld] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setOld(at), newSeconds * 1000)
    return () => clearTimeout(timer)
  }, [at])
  if (at === old || latestSeconds() - at >= newSeconds)
    return texts.checkedAt(dayAndTime(new Date(at * 1000).toISOString()))
  return navigator.onLine ? texts.checkedNow : texts.checkedOffline
}

export function Checks({ lines }: Pick<CheckListProps, 'lines'>) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <Line key={line.code} line={line} />
      ))}
    </ul>
  )
}

function Line({ line: { outcome, sentence } }: { line: CheckLine }) {
  const { icon: Icon, colour } = outcomeLooks[outcome]
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', colour)} />
      <span className="min-w-0 text-pretty break-words">
        <span className="sr-only">{outcomeTexts[outcome]}: </span>
        {sentence}
      </span>
    </li>
  )
}
