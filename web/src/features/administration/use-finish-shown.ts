import type { VerifierApplicationRecord } from '@did/domain/register'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { confirmApproval, refreshRegister } from './use-approve.ts'

/** A page that went away between transaction and decision left the decision open: whoever looks next finishes it. */
export function useFinishShown(applications: readonly VerifierApplicationRecord[]): void {
  const client = useQueryClient()
  const begun = useRef(new Set<number>())
  useEffect(() => {
    for (const application of applications) {
      if (!application.shownOnChain || begun.current.has(application.id)) continue
      begun.current.add(application.id)
      confirmApproval(application)
        .then(() => refreshRegister(client))
        .catch((error: unknown) => console.warn('The decision could not be finished yet', error))
    }
  }, [applications, client])
}
