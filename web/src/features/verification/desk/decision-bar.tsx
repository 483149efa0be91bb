import { findOpenQuestion } from '@did/domain/verification-request'
import { MessageCircleQuestion } from 'lucide-react'
import { questionTexts } from '../../../texts/questions.ts'
import { authorityTexts } from '../../../texts/verification-authority.ts'
import { Button } from '../../../ui/button.tsx'
import type { PendingAsked } from '../queries.ts'
import type { Choices } from './queue-item.tsx'

/** Stays at the lower edge while the evidence scrolls. */
export function DecisionBar({ request, onApprove, onReject, onAsk }: Choices & { request: PendingAsked }) {
  const titleId = `opened-${request.id}`
  return (
    <div className="sticky bottom-0 flex flex-wrap gap-2 rounded-b-2xl border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
      <Button className="max-sm:grow" aria-describedby={titleId} onClick={() => onApprove(request)}>
        {authorityTexts.approve}
      </Button>
      <Button variant="outline" className="max-sm:grow" aria-describedby={titleId} onClick={() => onReject(request)}>
        {authorityTexts.reject}
      </Button>
      {!findOpenQuestion(request) && (
        <Button variant="link" className="max-sm:w-full" aria-describedby={titleId} onClick={() => onAsk(request)}>
          <MessageCircleQuestion aria-hidden="true" className="size-4" />
          {request.questions.length === 0 ? questionTexts.ask : questionTexts.askAgain}
        </Button>
      )}
    </div>
  )
}
