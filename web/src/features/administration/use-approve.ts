import type { VerifierApplicationRecord } from '@did/domain/register'
import { registerRoutes } from '@did/domain/routes/register'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import { useTransactionDialog } from '../../lib/transactions.ts'
import { administrationTexts as texts } from '../../texts/administration.ts'

/** The transaction first, which is what counts; then the decision, which only says that it is done. */
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
    // Also after a failure: the chain may show it although the page did not hear of it.
    await refreshRegister(client)
  }
}

/** What the chain shows already; saying so again changes nothing. */
export async function confirmApproval({
  id,
  organization,
}: Pick<VerifierApplicationRecord, 'id' | 'organization'>): Promise<void> {
  await api(registerRoutes.decideVerifierApplication, { params: { id }, body: { decision: 'approve', organization } })
}

export async function prepareCalls() {
  const [config, calls] = await Promise.all([getAppConfig(), import('./registry-calls.ts')])
  return { registry: config.didRegistry, ...calls }
}

export async function refreshRegister(client: ReturnType<typeof useQueryClient>): Promise<void> {
  const stale = [queryKeys.applications, queryKeys.register, queryKeys.verifiers]
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
}
