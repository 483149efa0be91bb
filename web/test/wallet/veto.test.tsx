import type { IdentityControl } from '@did/domain/account/recovery'
import { expect, it, vi } from 'vitest'
import { controlKey } from '../../src/entities/account/control-query.ts'
import { type TransactionDialog, TransactionDialogContext } from '../../src/entities/transaction/transactions.ts'
import { encodeVeto } from '../../src/features/recovery/control/control-calls.ts'
import { ControlNotice } from '../../src/features/recovery/control/control-notice.tsx'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { errorTexts } from '../../src/texts/en/frame/errors.ts'
import { controlNoticeTexts as texts } from '../../src/texts/en/recovery/guardians.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { config, signer } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const identity = signer.address
const move = {
  kind: 'move',
  controller: `0x${'0a'.repeat(20)}`,
  keyHash: null,
  readyAt: '2026-12-03T10:00:00.000Z',
  isUnanimous: false,
} as const
const recovery = { ...move, kind: 'recovery', controller: `0x${'0b'.repeat(20)}` } as const
const control: IdentityControl = {
  ...{ identity, controller: identity, since: null, byRecovery: false, frozenSince: null },
  ...{ guardiansHash: `0x${'5b'.repeat(32)}`, nextGuardians: null, pending: move },
}

it('a veto stops the change that the page shows', async () => {
  const { transactions } = await showNotice()
  await press(texts.stop)
  await waitFor(() => transactions.length === 1)
  expect(transactions).toEqual([{ to: config.didRegistry, data: encodeVeto(identity) }])
})

it('a press on “Stop it” stops nothing if another change has replaced the change that the page still shows, and the next press stops the other change', async () => {
  const { known, transactions, failures } = await showNotice()
  known.pending = recovery
  await press(texts.stop)
  await waitFor(() => transactions.length + failures.length > 0)
  expect(failures).toMatchObject([{ code: 'precondition-failed' }])
  expect(transactions).toEqual([])
  await waitFor(() => document.body.textContent?.includes(texts.pending.recovery.title))
  await press(texts.stop)
  await waitFor(() => transactions.length === 1)
})

it('if the page replaces a change by another one, the first press on “Stop it” only says so', async () => {
  const { known, transactions } = await showNotice()
  known.pending = recovery
  await queryClientStore.get().invalidateQueries({ queryKey: controlKey })
  await waitFor(() => document.body.textContent?.includes(texts.pending.recovery.title))
  await press(texts.stop)
  expect(toastStore.get()).toMatchObject({ description: errorTexts['precondition-failed']?.text })
  await press(texts.stop)
  await waitFor(() => transactions.length === 1)
  expect(transactions).toHaveLength(1)
})

/**
 * Shows the notice about a pending move. The chain does not answer the page, so the server’s answer
 * counts.
 */
async function showNotice() {
  const known = { ...control }
  stubServer({ '/api/config': config, [`/api/identities/${identity}/control`]: known })
  const server = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === config.rpcUrl) throw new TypeError('Failed to fetch')
    return server(url, init)
  })
  const transactions: unknown[] = []
  const failures: unknown[] = []
  const run: TransactionDialog['run'] = async (plan) => {
    try {
      transactions.push(plan.transaction(await plan.prepare()))
      return { status: 'busy' }
    } catch (error) {
      failures.push(error)
      return { status: 'failed', error }
    }
  }
  await show(
    <TransactionDialogContext value={{ run }}>
      <ControlNotice identity={identity} />
    </TransactionDialogContext>,
  )
  await waitFor(() => document.body.textContent?.includes(texts.pending.move.title))
  return { known, transactions, failures }
}
