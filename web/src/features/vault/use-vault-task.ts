import { isAppError } from '@did/domain/errors'
import { useState } from 'react'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'

/** One thing at a time, with its failure said as a toast. A declined signature needs no alarm: the button is still there. */
export function useVaultTask() {
  const [isPending, setIsPending] = useState(false)
  const run = useSingleFlight(async (task: () => Promise<unknown>) => {
    setIsPending(true)
    try {
      await task()
    } catch (error) {
      if (!isAppError(error, 'wallet-rejected')) toastFailure(error)
    } finally {
      setIsPending(false)
    }
  })
  return { isPending, run: (task: () => Promise<unknown>) => void run(task) }
}
