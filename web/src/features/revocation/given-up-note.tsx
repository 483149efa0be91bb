import type { Confirmation } from '@did/domain/revocation-record'
import { statusListRoutes } from '@did/domain/routes/status-lists'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { givenUpTexts as texts } from '../../texts/given-up.ts'
import { Button } from '../../ui/button.tsx'
import { encodeRevocation } from './encode-revocation.ts'

/** The service does not bring this withdrawal to the chain. The verifier's own wallet can. */
export function GivenUpNote({ confirmation }: { confirmation: Confirmation }) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  // The list shows the withdrawal only after the index has read its block, and the contract refuses to record it twice.
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
    api(statusListRoutes.getStatusListEntry, { params, cache: 'no-store' }),
  ])
  return { to: config.didRegistry, data: encodeRevocation(confirmation, entry?.revocation ?? null) }
}
