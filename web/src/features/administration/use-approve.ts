import { registerCalls } from '@did/domain/calls/register'
import { AppError } from '@did/domain/errors'
import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { useQueryClient } from '@tanstack/react-query'
import { useTransactionDialog } from '../../entities/transaction/transactions.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { administrationTexts as texts } from '../../texts/en/administration/administration.ts'
import { toast } from '../../ui/toast/toast.ts'
import { readApplications } from './queries.ts'

/**
 * Accredits the applicant on the chain and then tells the server. Only the chain decides who is
 * accredited. Calls `onStarted` when the transaction starts. Another transaction may run, and then
 * this one does not start.
 */
export function useApprove(application: VerifierApplicationRecord, onStarted: () => void) {
  const dialog = useTransactionDialog()
  const client = useQueryClient()
  return async (): Promise<void> => {
    const { walletAddress, organization, domainProof } = application
    const outcome = await dialog.run({
      title: texts.approveTransaction.title,
      successText: texts.approveTransaction.success,
      prepare: async () => {
        onStarted()
        const [calls] = await Promise.all([prepareCalls(), assertUnchanged(application)])
        return calls
      },
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

/** Throws `precondition-failed` if the applicant no longer asks for what the dialog shows. */
async function assertUnchanged({ id, organization, walletAddress, domainProof }: VerifierApplicationRecord) {
  const now = (await readApplications({ cache: 'no-store' }))?.find((application) => application.id === id)
  const isSame =
    now?.organization === organization &&
    now.walletAddress === walletAddress &&
    now.domainProof?.domain === domainProof?.domain
  if (!isSame) throw new AppError('precondition-failed', 'The applicant has changed the application')
}

/** Tells the server that the chain accredits the applicant. Repeating the call changes nothing. */
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
