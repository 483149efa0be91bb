import { maximumRequestForProof } from '@did/domain/constants'
import { CircleAlert, CircleX, Clock, Copy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { askTexts as texts } from '../../texts/asking.ts'
import { Notice, type NoticeTone } from '../../ui/notice.tsx'
import type { Answer, AnsweredShare } from './read-answers.ts'

type Uncounted = Exclude<Answer['kind'], 'counted'>
const told: Record<Uncounted, { tone: NoticeTone; icon: LucideIcon; sentence: string }> = {
  rubbish: { tone: 'wait', icon: CircleAlert, sentence: texts.rubbish },
  wrong: { tone: 'bad', icon: CircleX, sentence: texts.wrong },
  again: { tone: 'wait', icon: Copy, sentence: texts.repeated },
  unchecked: { tone: 'info', icon: Clock, sentence: texts.unchecked },
}

type AnswerListProps = { answers: readonly Answer[]; renderVerdict: (share: AnsweredShare) => ReactNode }

/** Each person's answer with its verdict, then a sentence for whatever else came. */
export function AnswerList({ answers, renderVerdict }: AnswerListProps) {
  const counted = answers.filter((answer) => answer.kind === 'counted')
  return (
    <>
      {counted.map(({ nullifier, share }, place) => (
        <section key={nullifier} aria-label={texts.answer(place + 1)} className="flex flex-col gap-4">
          {renderVerdict(share)}
        </section>
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
