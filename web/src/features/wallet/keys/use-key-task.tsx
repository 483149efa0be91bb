import { isAppError } from '@did/domain/errors'
import type { ReactNode } from 'react'
import { describeError } from '../../../lib/describe-error.ts'
import { useTask } from '../../../lib/use-task.ts'
import { passkeyTexts } from '../../../texts/en/wallet/passkey.ts'

/**
 * Runs one change of passkeys at a time. `failure` says why a change did not happen, and stands
 * beside the control of this change.
 */
export function useKeyTask() {
  const { isPending, error, run } = useTask('Failed to change the keys')
  return { isPending, failure: error === null ? null : explain(error), run }
}

function explain(error: unknown): ReactNode {
  return (
    <p role="alert" className="text-sm text-bad">
      {describeError(error).message}
      {isAppError(error, 'passkey-declined') && ` ${passkeyTexts.declinedHint}`}
    </p>
  )
}
