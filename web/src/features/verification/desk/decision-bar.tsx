import { findOpenQuestion, type PendingAsked } from '@did/domain/verification-request/verification-request'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { askedFieldTexts } from '../../../texts/en/verification/asked-fields.ts'
import { questionTexts } from '../../../texts/en/verification/questions.ts'
import { authorityTexts } from '../../../texts/en/verification/verification-authority.ts'
import { Button } from '../../../ui/button.tsx'
import type { Choices } from './queue-item.tsx'

type DecisionBarProps = Choices & {
  request: PendingAsked
  /** A verifier that marked a field as not right cannot approve. */
  isMarked: boolean
}

export function DecisionBar({ request, isMarked, onApprove, onReject, onAsk }: DecisionBarProps) {
  const titleId = `opened-${request.id}`
  return (
    <div className="sticky bottom-0 flex flex-wrap gap-2 max-sm:*:grow rounded-b-2xl border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
      {isMarked && <p className="w-full text-sm text-wait">{askedFieldTexts.marked}</p>}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button aria-describedby={titleId} aria-disabled={isMarked} onClick={() => isMarked || onApprove(request)}>
          {authorityTexts.approve}
        </Button>
        <Button variant="outline" aria-describedby={titleId} onClick={() => onReject(request)}>
          {authorityTexts.reject}
        </Button>
      </div>
      {!findOpenQuestion(request) && (
        <Button variant="link" aria-describedby={titleId} onClick={() => onAsk(request)}>
          <MessageCircleQuestion aria-hidden="true" className="size-4" />
          {request.questions.length === 0 ? questionTexts.ask : questionTexts.askAgain}
        </Button>
      )}
    </div>
  )
}
