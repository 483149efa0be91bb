import type { Hex } from '@did/domain/hex'
import { useQueryClient } from '@tanstack/react-query'
import { controlKey } from '../../../entities/account/control-query.ts'
import { useTransactionDialog } from '../../../entities/transaction/transactions.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { toast } from '../../../ui/toast/toast.ts'

type Calls = typeof import('./control-calls.ts')
type Words = { title: string; success: string; done: { title: string; description: string }; saved?: string }

/**
 * Sends a call of the registry about the person's own identity. `onStarted` closes the dialog in
 * which the person asked for the call. While another transaction runs, the call does not start and
 * that dialog stays open.
 */
export function useControlTransaction(onStarted: () => void = () => {}) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (
    { title, success, done, saved }: Words,
    encode: (calls: Calls) => Hex | Promise<Hex>,
  ): Promise<void> => {
    const outcome = await dialog.run({
      title,
      successText: success,
      ...(saved !== undefined && { savedText: saved }),
      prepare: async () => {
        onStarted()
        const [config, calls] = await Promise.all([getAppConfig(), import('./control-calls.ts')])
        return { to: config.didRegistry, data: await encode(calls) }
      },
      transaction: (transaction) => transaction,
      finish: async () => {},
    })
    if (outcome.status === 'success') toast(done)
    await client.invalidateQueries({ queryKey: controlKey })
  }
}
