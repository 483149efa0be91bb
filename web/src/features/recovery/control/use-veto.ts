import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { controlNoticeTexts as texts } from '../../../texts/en/recovery/guardians.ts'
import { toastFailure } from '../../../ui/toast/toast-failure.ts'
import type { Change } from './registry-chain.ts'
import { readChangeAgain } from './use-change.ts'
import { useControlTransaction } from './use-control-transaction.ts'

type Pending = NonNullable<Change['pending']>

/**
 * Lets the owner stop the pending change. A recovery may replace a move at any moment, and a veto
 * stops whatever is pending. So a press stops only the change that the page showed first, and only
 * if nothing has replaced it since. After a refusal, the next press is about the change that the
 * page shows by then.
 */
export function useVeto(identity: Address, shown: Pending) {
  const client = useQueryClient()
  const send = useControlTransaction()
  const [read, setRead] = useState(shown)
  return useSingleFlight(async () => {
    if (!isSame(shown, read)) {
      setRead(shown)
      return toastFailure(replaced())
    }
    await send(texts.stopping, async ({ encodeVeto }) => {
      const { pending } = await readChangeAgain(client, identity)
      if (!isSame(pending, read)) {
        if (pending) setRead(pending)
        throw replaced()
      }
      return encodeVeto(identity)
    })
  })
}

function isSame(now: Pending | null, { kind, controller, keyHash, readyAt, isUnanimous }: Pending): boolean {
  return (
    now?.kind === kind &&
    now.controller?.toLowerCase() === controller?.toLowerCase() &&
    now.keyHash === keyHash &&
    now.readyAt === readyAt &&
    now.isUnanimous === isUnanimous
  )
}

function replaced(): AppError {
  return new AppError('precondition-failed', 'Another change is pending by now')
}
