import { AppError } from '@did/domain/errors'
import { expect, it, vi } from 'vitest'
import { OrganizationDialog } from '../../src/entities/verifier/organization-dialog.tsx'
import { EditProfileDialog } from '../../src/features/profile/edit-profile-dialog.tsx'
import { RevokeDialog } from '../../src/features/revocation/revoke-dialog.tsx'
import { QuestionDialog } from '../../src/features/verification/question-dialog.tsx'
import { RejectDialog } from '../../src/features/verification/reject-dialog.tsx'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { ada, config, confirmation, revocation, signer, waiting } from '../rig/people.ts'
import { button, complaintAt, field, press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

it('if another verifier already has the organization’s name, the refusal stands at the field “Organization”', async () => {
  const server = stubServer()
  await show(<OrganizationDialog user={ada} purpose="verifier" onClose={vi.fn()} />)
  await type('Organization', 'Registry of the Islands')
  await press('Send Request')
  await server.refuse('organization-taken')
  await waitFor(() => complaintAt('Organization'))
  expect(field('Organization').value).toBe('Registry of the Islands')
  expect(toastStore.get()).toBeNull()
  await type('Organization', 'Registry of the Coast')
  expect(complaintAt('Organization')).toBeNull()
})

it('if somebody else already has the username, the refusal stands at the field “Username”, and this field gets the focus', async () => {
  const server = stubServer()
  await show(<EditProfileDialog user={ada} onClose={vi.fn()} />)
  await type('Username', 'grace')
  await press('Save Changes')
  await server.refuse('username-taken')
  await waitFor(() => complaintAt('Username'))
  expect(field('Username').value).toBe('grace')
  expect(document.activeElement).toBe(field('Username'))
  expect(toastStore.get()).toBeNull()
})

it('the dialog that rejects a request closes and reports a failure if the request was decided meanwhile', async () => {
  const onClose = vi.fn()
  const server = stubServer()
  await show(<RejectDialog request={waiting} marked="" onClose={onClose} />)
  await press('Reject')
  expect((await server.next()).body).not.toHaveProperty('reason')
  await server.refuse('request-decided')
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(toastStore.get()?.variant).toBe('destructive')
})

it('the dialog that asks a question about a request closes and reports a failure if the request was decided meanwhile', async () => {
  const onClose = vi.fn()
  const server = stubServer()
  await show(<QuestionDialog request={waiting} marked="" onClose={onClose} />)
  await type('Your question', 'Which year?')
  await press('Send question')
  await server.refuse('request-decided')
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(toastStore.get()?.variant).toBe('destructive')
})

it('the dialog that revokes a confirmation asks for the verifier’s own words if the verifier chooses no reason of the list', async () => {
  const server = stubServer({ '/api/config': config })
  await show(<RevokeDialog confirmation={confirmation} onClose={vi.fn()} />, { signer })
  await type('Reason', 'own-words')
  await press('Withdraw')
  expect(complaintAt('Your words')).toBe('Please say why')
  expect(server.asked).toEqual([])
})

it('the dialog that revokes a confirmation keeps the reason when the wallet declines, and says that nothing has changed', async () => {
  const declining = {
    ...signer,
    signTypedData: () => Promise.reject(new AppError('wallet-rejected', 'The person declined')),
  }
  const server = stubServer({ '/api/config': config })
  await show(<RevokeDialog confirmation={confirmation} onClose={vi.fn()} />, { signer: declining })
  await type('Reason', 'no-longer-true')
  await press('Withdraw')
  await waitFor(() => document.querySelector('[role=alert]')?.textContent.includes('You declined'))
  await waitFor(() => button('Withdraw'))
  expect(field('Reason').value).toBe('no-longer-true')
  expect(server.asked).toEqual([])
})

it('a revocation whose answer was lost counts as done if the server has stored the revocation', async () => {
  const { known, onClose, server } = await openRevocation()
  known[revocations] = [{ ...revocation, verifier: signer.address }]
  await server.lose()
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(toastStore.get()?.title).toBe('Confirmation withdrawn')
})

it('a revocation whose answer was lost counts as unknown while the server knows of no revocation', async () => {
  const { known, onClose, server } = await openRevocation()
  known[revocations] = [{ ...revocation, attestation: `0x${'cc'.repeat(32)}`, verifier: signer.address }]
  await server.lose()
  await waitFor(() => alertText()?.includes('nobody knows yet whether your confirmation is withdrawn'))
  await waitFor(() => button('Withdraw'))
  expect(onClose).not.toHaveBeenCalled()
  await press('Withdraw')
  await waitFor(() => server.asked.length === 2)
  await server.accept(revocation)
  await waitFor(() => onClose.mock.calls.length === 1)
})

it('after a lost answer, a revocation still counts as unknown when the server refuses the next attempt', async () => {
  const { server } = await openRevocation()
  await server.lose()
  await waitFor(() => button('Withdraw'))
  await press('Withdraw')
  await waitFor(() => server.asked.length === 2)
  await server.refuse('too-many-requests', 429)
  await waitFor(() => button('Withdraw'))
  expect(alertText()).toContain('nobody knows yet')
})

it('when the server refuses a revocation, the page says that the confirmation still holds', async () => {
  const { server } = await openRevocation()
  await server.refuse('not-allowed', 403)
  await waitFor(() => alertText()?.includes('Your confirmation still stands. Please try again.'))
})

const revocations = `/api/claims/${confirmation.claimId}/revocations`
const alertText = () => document.querySelector('[role=alert]')?.textContent

/**
 * Opens the dialog that revokes a confirmation, and presses Withdraw. `known` has the server's
 * answers to GET requests, and a test may add answers.
 */
async function openRevocation() {
  const known: Record<string, unknown> = { '/api/config': config }
  const onClose = vi.fn()
  const server = stubServer(known)
  await show(<RevokeDialog confirmation={confirmation} onClose={onClose} />, { signer })
  await type('Reason', 'no-longer-true')
  await press('Withdraw')
  await server.next()
  return { known, onClose, server }
}
