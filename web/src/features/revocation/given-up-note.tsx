import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { statusListCalls } from '@did/domain/calls/status-lists'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { givenUpTexts as texts } from '../../texts/en/revocation/given-up.ts'
import { Button } from '../../ui/button.tsx'
import { encodeRevocation } from './encode-revocation.ts'

/**
 * If the service has given up bringing a revocation to the chain, the verifier's wallet can send
 * it.
 */
export function GivenUpNote({ confirmation }: { confirmation: Confirmation }) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  // The contract refuses a second revocation, and the server shows the first one only after a
  // while. So remember that the wallet has sent it.
  const [isSent, setIsSent] = useState(false)
  const handleSend = () =>
    void dialog.run({
      title: texts.title,
      successText: texts.success,
      savedText: texts.saved,
      prepare: () => prepareCall(confirmation),
      transaction: (call) => call,
      finish: () => {
        setIsSent(true)
        return client.invalidateQueries({ queryKey: queryKeys.confirmations })
      },
    })
  if (isSent) return null
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <p className="text-wait">{texts.text}</p>
      <Button variant="outline" onClick={handleSend}>
        {texts.send}
      </Button>
    </div>
  )
}

async function prepareCall(confirmation: Confirmation) {
  const { statusList, statusIndex } = confirmation.message
  const params = { id: statusList, index: statusIndex }
  const [config, entry] = await Promise.all([
    getAppConfig(),
    api(statusListCalls.getStatusListEntry, { params, cache: 'no-store' }),
  ])
  return { to: config.didRegistry, data: encodeRevocation(confirmation, entry?.revocation ?? null) }
}
