import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isWorthRetrying } from '../../lib/api-error.ts'
import { confirmApproval, refreshRegister } from './use-approve.ts'

/**
 * Tells the server which applicants the chain has accredited. The page that sent the transaction
 * may have closed before it told the server.
 */
export function useFinishShown(applications: readonly VerifierApplicationRecord[]): void {
  const client = useQueryClient()
  const begun = useRef(new Set<number>())
  const { mutate: finish } = useMutation({
    mutationFn: confirmApproval,
    retry: (_, error) => isWorthRetrying(error),
    onError: (error, { id }) => {
      begun.current.delete(id)
      console.warn('The decision could not be finished yet', error)
    },
    // If the server refused the call, read the applications again, too. Somebody may have decided
    // or renamed the application meanwhile.
    onSettled: () => refreshRegister(client),
  })
  useEffect(() => {
    for (const application of applications) {
      if (!application.shownOnChain || begun.current.has(application.id)) continue
      begun.current.add(application.id)
      finish(application)
    }
  }, [applications, finish])
}
