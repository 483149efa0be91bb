import type { ReactNode } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { isDeclined } from '../../lib/is-declined.ts'
import { useTask } from '../../lib/use-task.ts'
import '../../features/recovery/recovery-errors.ts'
import '../../features/wallet/passkey/passkey-errors.ts'

/** `failure` is a paragraph that says why the last step of the move failed. */
export function useMoveTask(declined: string) {
  const { isPending, error, run } = useTask('A step of the move failed')
  const failure: ReactNode = error !== null && (
    <p role="alert" className="text-sm text-bad">
      {isDeclined(error) ? declined : describeError(error).message}
    </p>
  )
  return { isPending, error, failure, run }
}
