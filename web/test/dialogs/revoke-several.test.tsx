import { AppError } from '@did/domain/errors'
import { expect, it, vi } from 'vitest'
import { RevokeDialog } from '../../src/features/revocation/revoke-dialog.tsx'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { config, confirmation, earlierConfirmation, otherConfirmation, revocation, signer } from '../rig/people.ts'
import { button, choose, press, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const isRead = (text: string) => document.body.textContent?.includes(text)
const listed = [confirmation, earlierConfirmation, otherConfirmation]

async function openDialog(account: object = { signer }) {
  const onClose = vi.fn()
  const known: Record<string, unknown> = { '/api/config': config, '/api/attestations': listed }
  const server = stubServer(known)
  await show(<RevokeDialog confirmation={confirmation} onClose={onClose} />, account)
  await waitFor(() => isRead('You confirmed the same text'))
  await type('Reason', 'no-longer-true')
  return { onClose, server, known }
}

const accept = async (server: ReturnType<typeof stubServer>, count: number, stillHolding: string[]) => {
  await waitFor(() => server.asked.length === count)
  await server.accept({ ...revocation, stillHolding })
}

it('the dialog that revokes a confirmation names another confirmation of the same text, and revokes both after one press', async () => {
  const { onClose, server } = await openDialog()
  expect(isRead('You confirmed the same text one more time.')).toBe(true)
  expect(isRead('Your wallet asks for 2 signatures, one for each confirmation.')).toBe(true)
  await press('Withdraw')
  await accept(server, 1, [earlierConfirmation.attestation])
  await accept(server, 2, [])
  await waitFor(() => onClose.mock.calls.length === 1)
  const sent = server.asked.map(({ body }) => body)
  expect(sent).toMatchObject([
    { attestation: confirmation.attestation, reason: 'no-longer-true' },
    { attestation: earlierConfirmation.attestation, reason: 'no-longer-true' },
  ])
  expect(toastStore.get()).toMatchObject({
    title: '2 confirmations withdrawn',
    description: 'The owner has been told.',
  })
})

it('a verifier that withdraws one of two confirmations of the same text reads that the other one still counts', async () => {
  const { onClose, server } = await openDialog()
  await choose('Withdraw it, too')
  expect(isRead('Your wallet asks for a signature.')).toBe(true)
  await press('Withdraw')
  await accept(server, 1, [earlierConfirmation.attestation])
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(server.asked).toHaveLength(1)
  expect(toastStore.get()).toMatchObject({
    title: 'Confirmation withdrawn',
    description: 'The owner has been told. One other confirmation of the same text still counts.',
  })
})

it('a verifier that declines the second of two signatures reads that one confirmation is withdrawn and one is still to withdraw, and can go on', async () => {
  const decline = () => Promise.reject(new AppError('wallet-rejected', 'The person declined'))
  const signTypedData = vi.fn(signer.signTypedData).mockImplementationOnce(signer.signTypedData)
  signTypedData.mockImplementationOnce(decline)
  const { onClose, server } = await openDialog({ signer: { ...signer, signTypedData } })
  await press('Withdraw')
  await accept(server, 1, [earlierConfirmation.attestation])
  await waitFor(() => isRead('Withdrawn so far: 1. Still to withdraw: 1.'))
  await waitFor(() => button('Withdraw'))
  await press('Withdraw')
  await accept(server, 2, [])
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(server.asked.at(-1)?.body).toMatchObject({ attestation: earlierConfirmation.attestation })
  expect(toastStore.get()?.title).toBe('2 confirmations withdrawn')
})

it('a verifier that declines the second of two signatures and keeps the second confirmation only has to close the dialog', async () => {
  const decline = () => Promise.reject(new AppError('wallet-rejected', 'The person declined'))
  const signTypedData = vi.fn(signer.signTypedData).mockImplementationOnce(signer.signTypedData)
  signTypedData.mockImplementationOnce(decline)
  const { onClose, server } = await openDialog({ signer: { ...signer, signTypedData } })
  await press('Withdraw')
  await accept(server, 1, [earlierConfirmation.attestation])
  await waitFor(() => isRead('Withdrawn so far: 1. Still to withdraw: 1.'))
  await choose('Withdraw it, too')
  expect(isRead('Still to withdraw')).toBe(false)
  expect(isRead('0 signatures')).toBe(false)
  await press('Close')
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(server.asked).toHaveLength(1)
  expect(toastStore.get()).toMatchObject({
    title: 'Confirmation withdrawn',
    description: 'The owner has been told. One other confirmation of the same text still counts.',
  })
})

it('when the server made the second of two revocations but its answer was lost, the page does not say that the second confirmation still counts', async () => {
  const { onClose, server, known } = await openDialog()
  await press('Withdraw')
  await accept(server, 1, [earlierConfirmation.attestation])
  known[`/api/claims/${confirmation.claimId}/revocations`] = [
    { ...revocation, attestation: earlierConfirmation.attestation, verifier: signer.address },
  ]
  await waitFor(() => server.asked.length === 2)
  await server.lose()
  await waitFor(() => onClose.mock.calls.length === 1)
  expect(toastStore.get()?.description).toBe('The owner has been told.')
})
