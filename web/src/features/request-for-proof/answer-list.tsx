import type { ProvedJudge } from '@did/credentials/verdict/find-facts'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { askTexts as texts } from '../../texts/en/request-for-proof/asking.ts'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import type { Answer } from './read-answers.ts'

const SharedClaimVerdict = lazyPart(
  async () => (await import('../../entities/verdict/shared-claim-verdict.tsx')).SharedClaimVerdict,
)
type Told = Exclude<Answer['kind'], 'counted'>
const told: Record<Told, { tone: NoticeTone; icon: LucideIcon; sentence: string }> = {
  uncounted: { tone: 'wait', icon: CircleAlert, sentence: texts.uncounted },
  rubbish: { tone: 'wait', icon: CircleAlert, sentence: texts.rubbish },
  wrong: { tone: 'bad', icon: CircleX, sentence: texts.wrong },
  again: { tone: 'wait', icon: Copy, sentence: texts.repeated },
  unchecked: { tone: 'info', icon: Clock, sentence: texts.unchecked },
}

type AnswerListProps = { answers: readonly Answer[]; judge: ProvedJudge }

export function AnswerList({ answers, judge }: AnswerListProps) {
  return (
    <>
      {answers
        .filter((answer) => 'share' in answer)
        .map(({ backing, nullifier, share }, place) => (
          <Shown key={`${backing} ${share.message.verifier} ${nullifier}`} label={texts.answer(place + 1)}>
            <SharedClaimVerdict share={share} link={null} asked={judge} />
          </Shown>
        ))}
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {Object.entries(told).map(([kind, { tone, icon, sentence }]) => {
          const count = answers.filter((answer) => answer.kind === kind).length
          return (
            count > 0 && (
              <Notice key={kind} tone={tone} icon={icon}>
                {texts.times(sentence, count)}
              </Notice>
            )
          )
        })}
        {answers.length >= maximumRequestForProof.answers && (
          <Notice tone="wait" icon={CircleAlert} title={texts.full.title}>
            {texts.full.text}
          </Notice>
        )}
      </div>
    </>
  )
}

/** Scrolls to a new answer, which appears above the QR code at which the waiting person looks. */
function Shown({ label, children }: { label: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    takeFocus(section.current)
    section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} tabIndex={-1} aria-label={label} className="flex flex-col gap-4 outline-none">
      <Suspense fallback={<Loading label={texts.loading} skeleton="h-48 rounded-2xl" />}>{children}</Suspense>
    </section>
  )
}
