import { useState } from 'react'
import { isDeclined } from '../../lib/is-declined.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toastFailure } from '../../ui/toast/toast-failure.ts'

/** Runs one task at a time and shows a failure as a toast, except for a declined signature. */
export function useVaultTask() {
  const [isPending, setIsPending] = useState(false)
  const run = useSingleFlight(async (task: () => Promise<unknown>) => {
    setIsPending(true)
    try {
      await task()
    } catch (error) {
      if (!isDeclined(error)) toastFailure(error)
    } finally {
      setIsPending(false)
    }
  })
  return { isPending, run: (task: () => Promise<unknown>) => void run(task) }
}
