import { isAppError } from '@did/domain/errors'
import type { RequestId } from '@did/domain/ids'
import { maximumRequestLength } from '@did/domain/verification-request/limits'
import { findOpenQuestion } from '@did/domain/verification-request/verification-request'
import { useState } from 'react'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { questionTexts as texts } from '../../texts/en/verification/questions.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useAnswerQuestion } from './mutations.ts'
import type { SentRequest } from './queries.ts'
import { QuestionExchange } from './question-exchange.tsx'

export function OwnQuestions({ request }: { request: SentRequest }) {
  const { id, status, questions } = request
  const isPending = status === 'pending'
  const open = isPending ? findOpenQuestion(request) : null
  return (
    <>
      <QuestionExchange
        questions={questions}
        asks={texts.verifierAsks}
        answers={texts.youAnswered}
        unanswered={isPending ? null : texts.unanswered}
      />
      {open && <AnswerForm key={questions.length} requestId={id} askedAt={open.askedAt} />}
    </>
  )
}

function AnswerForm({ requestId, askedAt }: { requestId: RequestId; askedAt: string }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const answer = useAnswerQuestion({
    onSuccess: () => toast(texts.answered),
    onError: (failure) => toast({ variant: 'destructive', ...describeFailure(failure) }),
  })
  const handleAnswer = useSingleFlight(async () => {
    if (text.trim() === '') return setError(texts.answerMissing)
    // A toast has already said what went wrong.
    await answer.mutateAsync({ id: requestId, text: text.trim(), askedAt }).catch(() => {})
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void handleAnswer()
      }}
    >
      <Field label={texts.answer} hint={texts.answerHint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            maxLength={maximumRequestLength.answer}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" pending={answer.isPending}>
          {answer.isPending ? texts.sending : texts.sendAnswer}
        </Button>
      </div>
    </form>
  )
}

function describeFailure(failure: Error) {
  if (isAppError(failure, 'request-decided')) return texts.decided
  return isAppError(failure, 'question-answered') ? texts.alreadyAnswered : texts.answerFailed
}
