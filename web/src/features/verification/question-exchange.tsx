import type { RequestQuestion } from '@did/domain/verification-request'
import { shortDate } from '../../texts/dates.ts'
import { questionTexts as texts } from '../../texts/questions.ts'

type QuestionExchangeProps = {
  questions: readonly RequestQuestion[]
  /** Who asks and who answers, as the reader would say it. */
  asks: string
  answers: string
  /** In the place of the answer that is not there. */
  unanswered: string | null
}

/** What was asked and answered about a request, oldest first. */
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
      <p dir="auto" className="break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}
