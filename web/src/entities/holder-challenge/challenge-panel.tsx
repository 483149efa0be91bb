import { buildChallengePath } from '@did/credentials/holder-challenge/challenge-link'
import type { CountedAnswer } from '@did/credentials/holder-challenge/holder-answer'
import { isPresentOwner } from '@did/credentials/verdict/checks/match-person'
import type { VerdictFacts } from '@did/credentials/verdict/verdict'
import { holderChallengeTexts } from '@did/domain/texts/en/verdict/holder-challenge'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { secondsNow } from '../../lib/page/device-clock.ts'
import { codeSizeClass, drawCode } from '../../lib/qr-code.ts'
import { holderChallengeOfferTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { LinkText } from '../../ui/text/link-text.tsx'
import { copyLink } from '../share/copy-link.ts'
import { TwoWords } from '../six-words/two-words.tsx'
import { secondsLeft } from './challenge.ts'
import { type Asked, keepChallenge } from './kept-challenge.ts'
import { type ChallengeState, useChallenge } from './use-challenge.ts'

type ChallengePanelProps = {
  asked: Asked
  control: VerdictFacts['control']
  /** Tells whether the checker opened the panel by a press. The panel then scrolls into view. */
  isPressed: boolean
  onProved: (answer: CountedAnswer) => void
  onAgain: () => void
  onCancel: () => void
}

/**
 * Shows the QR code that the holder scans. After the holder has answered, says what the answer
 * proves.
 */
export function ChallengePanel({ asked, control, isPressed, onProved, onAgain, onCancel }: ChallengePanelProps) {
  const state = useChallenge(asked, onProved)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isPressed) panel.current?.scrollIntoView({ block: 'start' })
  }, [isPressed])
  const leave = (go: () => void) => () => {
    keepChallenge(asked, null)
    go()
  }
  return (
    <section
      ref={panel}
      aria-live="polite"
      className="flex scroll-mt-20 flex-col gap-4 rounded-2xl border border-line-strong bg-surface p-4"
    >
      <h2 className="text-lg font-semibold">{texts.heading}</h2>
      <Content state={state} control={control} />
      <div className="flex flex-wrap gap-2">
        {state.kind !== 'starting' && state.kind !== 'waiting' && (
          <Button variant="outline" onClick={leave(onAgain)}>
            {texts.again}
          </Button>
        )}
        {state.kind !== 'proved' && (
          <Button variant="quiet" onClick={leave(onCancel)}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}

type ContentProps = Pick<ChallengePanelProps, 'control'> & { state: ChallengeState }

function Content({ state, control }: ContentProps): ReactNode {
  switch (state.kind) {
    case 'starting':
      return <Loading label={texts.starting} skeleton="h-48 rounded-xl" />
    case 'failed':
      return (
        <Notice role="alert" tone="bad" icon={CircleX}>
          {texts.failed}
        </Notice>
      )
    case 'waiting':
      return <Waiting {...state} />
    case 'over':
      return (
        <Notice tone="wait" icon={Clock}>
          {holderChallengeTexts.over(state.lasts)} {state.refusal && holderChallengeTexts.refused[state.refusal]}
        </Notice>
      )
    case 'proved':
      // Since the answer, somebody has recovered or moved the holder's identity. Another wallet
      // acts for the identity now, so the answer no longer counts.
      if (control !== 'unknown' && !isPresentOwner(state, control))
        return (
          <Notice tone="wait" icon={Clock}>
            {holderChallengeTexts.refused['another-wallet']}
          </Notice>
        )
      return <Proved at={state.at} isByMail={state.lasts === 'day'} />
  }
}

function Waiting({ own, isUnreachable, refusal }: ChallengeState & { kind: 'waiting' }) {
  const url = `${location.origin}${buildChallengePath(own.code)}`
  const picture = usePicture(url)
  const left = useTicking(() => secondsLeft(own))
  const isByMail = own.question.lasts === 'day'
  return (
    <>
      <p className="text-pretty">{isByMail ? texts.mailText : texts.text}</p>
      <p className="text-sm text-pretty text-ink-2">{holderChallengeTexts.limits}</p>
      <div className="flex flex-wrap items-center gap-4">
        {picture && (
          <img
            src={picture}
            alt={texts.qrAlt}
            className={cn(codeSizeClass, 'rounded-xl border border-line bg-white p-2')}
          />
        )}
        <div className="flex min-w-40 flex-1 flex-col gap-3">
          <p className="text-sm text-ink-2">{texts.waiting(clock(left))}</p>
          <Button variant="outline" onClick={() => void copyLink(url)}>
            <Copy aria-hidden="true" className="size-4" />
            {texts.copy}
          </Button>
          <LinkText url={url} />
        </div>
      </div>
      {!isByMail && <TwoWords label={texts.words} challenge={own.question.challenge} />}
      {isUnreachable && <p className="text-sm text-wait">{texts.unreachable}</p>}
      {refusal && <p className="text-sm text-bad">{holderChallengeTexts.refused[refusal]}</p>}
    </>
  )
}

function Proved({ at, isByMail }: { at: number; isByMail: boolean }) {
  const ago = useTicking(() => secondsNow() - at)
  return (
    <Notice role="status" tone="ok" icon={ShieldCheck} title={`${holderChallengeTexts.proved} · ${texts.ago(ago)}`}>
      {isByMail && texts.byTheirClock} {holderChallengeTexts.limits}
    </Notice>
  )
}

function usePicture(url: string): string | null {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    void drawCode(url).then((drawn) => isOver || setPicture(drawn))
    return () => {
      isOver = true
    }
  }, [url])
  return picture
}

/** Returns the latest result of `read`, which runs every second. */
function useTicking(read: () => number): number {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const ticking = setInterval(() => setValue(read()), 1000)
    return () => clearInterval(ticking)
  })
  return value
}

function clock(seconds: number): string {
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
