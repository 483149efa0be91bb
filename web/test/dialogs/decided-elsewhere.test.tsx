import { expect, it, vi } from 'vitest'
import { openedRequestQuery } from '../../src/entities/verification/opened-request-query.ts'
import type { ApproveProgress } from '../../src/features/proof/dialog/use-approve-request.ts'
import { useDecidedElsewhere } from '../../src/features/proof/dialog/use-decided-elsewhere.ts'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { waiting } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'

function Dialog({ progress, onClose }: { progress: ApproveProgress; onClose: () => void }) {
  useDecidedElsewhere(waiting, progress, onClose)
  return null
}

/**
 * The page has loaded the dialog's request again, as after a live update. `status` is its status in
 * that answer.
 */
async function showDialog(progress: ApproveProgress, status: 'pending' | 'rejected') {
  const decided = { ...waiting, status: 'rejected', decidedAt: waiting.requestDate, reason: null } as const
  const opened = {
    request: status === 'pending' ? waiting : decided,
    did: { since: waiting.requestDate, onChain: true },
    claim: { standing: 'none', validUntil: null, chainRecord: 'none' },
    ...{ earlier: [], confirmedBefore: [], others: [] },
  }
  const asked = vi.fn(async () => Response.json(opened))
  vi.stubGlobal('fetch', asked)
  const onClose = vi.fn()
  await show(<Dialog progress={progress} onClose={onClose} />)
  const { queryKey } = openedRequestQuery(waiting.id)
  await waitFor(() => queryClientStore.get().getQueryData(queryKey))
  return onClose
}

it('the proof dialog closes with a message when its request was decided in another tab', async () => {
  const onClose = await showDialog({ status: 'idle' }, 'rejected')
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(toastStore.get()).toMatchObject({ description: 'This request has already been decided.' })
})

it.each<[ApproveProgress, 'pending' | 'rejected']>([
  [{ status: 'idle' }, 'pending'],
  [{ status: 'saving' }, 'rejected'],
])('the proof dialog stays open while the approval is %o and the request’s status is %s', async (progress, status) => {
  const onClose = await showDialog(progress, status)
  expect(onClose).not.toHaveBeenCalled()
})
