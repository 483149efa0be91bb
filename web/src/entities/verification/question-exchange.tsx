import type { RequestQuestion } from '@did/domain/verification-request/verification-request'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { questionTexts as texts } from '../../texts/en/verification/questions.ts'
import { Quoted } from '../../ui/text/quoted.tsx'

type QuestionExchangeProps = {
  questions: readonly RequestQuestion[]
  /**
   * The texts `asks` and `answers` name who asks and who answers. They differ for the owner and for
   * the verifier.
   */
  asks: string
  answers: string
  unanswered: string | null
}

/** The oldest question stands first. */
export function QuestionExchange({ questions, asks, answers, unanswered }: QuestionExchangeProps) {
  if (questions.length === 0) return null
  return (
    <ul aria-label={texts.exchange} className="flex flex-col gap-3">
      {questions.map(({ text, askedAt, answer }) => (
        <li key={askedAt} className="flex min-w-0 flex-col gap-2 border-s-2 border-line-strong ps-3">
          <Words who={asks} at={askedAt} text={text} />
          {answer && <Words who={answers} at={answer.answeredAt} text={answer.text} />}
          {!answer && unanswered && <p className="text-sm text-ink-2">{unanswered}</p>}
        </li>
      ))}
    </ul>
  )
}

function Words({ who, at, text }: { who: string; at: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-3">
        <span className="min-w-0 break-words">{who}</span>
        <time dateTime={at}>{shortDate(at)}</time>
      </p>
      <p>
        <Quoted words={text} className="whitespace-pre-line" />
      </p>
    </div>
  )
}
