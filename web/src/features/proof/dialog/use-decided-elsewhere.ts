import { AppError } from '@did/domain/errors'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openedRequestQuery } from '../../../entities/verification/opened-request-query.ts'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import { type ApproveProgress, isApproving } from './use-approve-request.ts'

/**
 * Closes the dialog when a live update says that the request was decided, for instance in another
 * tab.
 */
export function useDecidedElsewhere(request: PendingAsked, progress: ApproveProgress, onClose: () => void): void {
  const opened = useQuery(openedRequestQuery(request.id))
  const isDecided = opened.data != null && opened.data.request.status !== 'pending'
  // Keep the dialog open while this dialog's own approval runs, because the dialog itself then says
  // how the approval ended.
  const isOver = isDecided && !isApproving(progress)
  useEffect(() => {
    if (!isOver) return
    toastFailure(new AppError('request-decided', `Request ${request.id} is decided`))
    onClose()
  }, [isOver, request.id, onClose])
}
