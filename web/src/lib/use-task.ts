import { useState } from 'react'
import { useSingleFlight } from './use-single-flight.ts'

/** Runs one task at a time. `warning` begins the line about an error in the log. */
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
