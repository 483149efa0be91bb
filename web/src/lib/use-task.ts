import { useState } from 'react'
import { useSingleFlight } from './use-single-flight.ts'

/**
 * Runs one task at a time, and keeps the error of the last task. The line about an error in the log
 * begins with `warning`.
 */
export function useTask(warning: string) {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const run = useSingleFlight(async (task: () => Promise<unknown>) => {
    setIsPending(true)
    setError(null)
    try {
      await task()
    } catch (cause) {
      console.warn(warning, cause)
      setError(cause)
    } finally {
      setIsPending(false)
    }
  })
  return { isPending, error, run: (task: () => Promise<unknown>) => void run(task) }
}
