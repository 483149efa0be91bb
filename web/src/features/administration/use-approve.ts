import { registerCalls } from '@did/domain/calls/register'
import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { administrationTexts as texts } from '../../texts/en/administration/administration.ts'
import { toast } from '../../ui/toast/toast.ts'

/**
 * Accredits the applicant on the chain before it tells the server, because only the chain decides
 * who is accredited.
 */
export function useApprove() {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (application: VerifierApplicationRecord): Promise<void> => {
    const { walletAddress, organization, domainProof } = application
    const outcome = await dialog.run({
      title: texts.approveTransaction.title,
      successText: texts.approveTransaction.success,
      prepare: prepareCalls,
      transaction: ({ registry, encodeAccredit }) => ({
        to: registry,
        data: encodeAccredit(walletAddress, organization, domainProof?.domain ?? ''),
      }),
      finish: () => confirmApproval(application),
    })
    if (outcome.status === 'success') toast(texts.toasts.approved(organization))
    // After a failed transaction, read the applications and the register again, too, because the
    // chain may still accept that transaction.
    await refreshRegister(client)
  }
}

export async function confirmApproval({
  id,
  organization,
}: Pick<VerifierApplicationRecord, 'id' | 'organization'>): Promise<void> {
  await api(registerCalls.decideVerifierApplication, { params: { id }, body: { decision: 'approve', organization } })
}

export async function prepareCalls() {
  const [config, calls] = await Promise.all([getAppConfig(), import('./registry-calls.ts')])
  return { registry: config.didRegistry, ...calls }
}

export async function refreshRegister(client: ReturnType<typeof useQueryClient>): Promise<void> {
  const stale = [queryKeys.applications, queryKeys.register, queryKeys.verifiers]
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}
