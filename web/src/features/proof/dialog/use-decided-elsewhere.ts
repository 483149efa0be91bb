import { AppError } from '@did/domain/errors'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openedRequestQuery } from '../../../entities/verification/opened-request-query.ts'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import { type ApproveProgress, isApproving } from './use-approve-request.ts'

/**
 * A live update can say that somebody decided the request elsewhere, for instance in another tab.
 * The dialog then closes.
 */
export function useDecidedElsewhere(request: PendingAsked, progress: ApproveProgress, onClose: () => void): void {
  const opened = useQuery(openedRequestQuery(request.id))
  const isDecided = opened.data != null && opened.data.request.status !== 'pending'
  // While this dialog's own approval runs, keep it open, because it says how the approval ended.
  const isOver = isDecided && !isApproving(progress)
  useEffect(() => {
    if (!isOver) return
    toastFailure(new AppError('request-decided', `Request ${request.id} is decided`))
    onClose()
  }, [isOver, request.id, onClose])
}
