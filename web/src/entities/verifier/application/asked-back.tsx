import type { ApplicationQuestion } from '@did/domain/verifier/application'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { applicationTexts as texts } from '../../../texts/en/verifier/application.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Quoted } from '../../../ui/text/quoted.tsx'

type AskedBackProps = { question: Pick<ApplicationQuestion, 'text'>; action?: ReactNode }

export function AskedBack({ question, action }: AskedBackProps) {
  return (
    <Notice tone="wait" icon={CircleQuestionMark} title={texts.asks} action={action}>
      <p>
        <Quoted words={question.text} className="whitespace-pre-line" />
      </p>
      <p>{texts.asksText}</p>
    </Notice>
  )
}
