import { expect, it, vi } from 'vitest'
import { RecordDialog } from '../../src/features/claim/record-dialog.tsx'
import { RetireDialog } from '../../src/features/template/retire-dialog.tsx'
import { RequestVerificationDialog } from '../../src/features/verification/request-verification-dialog.tsx'
import { addClaimTexts } from '../../src/texts/en/claim/add-claim.ts'
import { errorTexts } from '../../src/texts/en/frame/errors.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { ada, claim, registry, signer, template, waiting } from '../rig/people.ts'
import { button, choose, field, press, pressEscape, show, type, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const { publication } = addClaimTexts

it('while the server has not answered, the dialog that retires a template stays open on Escape and ignores a second press', async () => {
  const { onClose, server } = await openRetire()
  await press('Retire')
  await waitFor(() => button('Retiring...'))
  await press('Retiring...')
  await pressEscape()
  expect(onClose).not.toHaveBeenCalled()
  expect(server.asked).toHaveLength(1)
})

it('the dialog that retires a template stays open and shows an error when the server refuses to retire the template', async () => {
  const { onClose, server } = await openRetire()
  await press('Retire')
  await server.refuse('internal', 500)
  await waitFor(() => toastStore.get()?.variant === 'destructive')
  await waitFor(() => button('Retire'))
  expect(onClose).not.toHaveBeenCalled()
})

it('the dialog that retires a template closes when the server has retired the template', async () => {
  const { onClose, server } = await openRetire()
  await press('Retire')
  expect((await server.next()).path).toBe('/api/templates/8')
  await server.accept()
  await waitFor(() => onClose.mock.calls.length === 1)
})

it('the dialog that records a claim keeps the text private unless the owner chooses to publish it', async () => {
  const onRecord = vi.fn()
  await show(<RecordDialog claim={claim} onClose={vi.fn()} onRecord={onRecord} />)
  await press('Record on the chain')
  expect(onRecord).toHaveBeenLastCalledWith('private')
  await choose(`${publication.publish}${publication.publishHint}`)
  await press('Record on the chain')
  expect(onRecord).toHaveBeenLastCalledWith('publish')
})

it('the dialog that requests a verification asks for a verifier and sends nothing while no verifier is chosen', async () => {
  const { server } = await openRequest()
  expect(button('Submit Request').getAttribute('aria-disabled')).toBe('true')
  await press('Submit Request')
  expect(toastStore.get()).toMatchObject({ title: 'Please select a verifier', cause: 'form' })
  expect(server.asked).toEqual([])
})

it('the dialog that requests a verification stays open on Escape while the server has not answered', async () => {
  const { onClose, server } = await openRequest()
  await type('Verifier', String(registry.id))
  await press('Submit Request')
  await waitFor(() => button('Submitting...'))
  await server.next()
  await pressEscape()
  expect(onClose).not.toHaveBeenCalled()
})

it('the dialog that requests a verification keeps the chosen verifier and shows an error when the server refuses the request', async () => {
  const { onClose, server } = await openRequest()
  await type('Verifier', String(registry.id))
  await press('Submit Request')
  await server.refuse('verifier-unavailable')
  await waitFor(() => toastStore.get()?.variant === 'destructive')
  await waitFor(() => button('Submit Request'))
  expect(field('Verifier').value).toBe(String(registry.id))
  expect(onClose).not.toHaveBeenCalled()
})

it('an owner whose claim was reworded elsewhere is told to look at the claim again, and nothing is sent', async () => {
  const { onClose, server } = await openRequest()
  await type('Verifier', String(registry.id))
  await press('Submit Request')
  await server.refuse('precondition-failed', 412)
  await waitFor(() => toastStore.get()?.description === errorTexts['precondition-failed'].text)
  expect(onClose).not.toHaveBeenCalled()
})

it('the dialog that requests a verification closes when the server has accepted the request', async () => {
  const { onClose, server } = await openRequest()
  await type('Verifier', String(registry.id))
  await press('Submit Request')
  expect((await server.next()).body).toEqual({ claimId: claim.id, claimHash: claim.claimHash, verifierId: registry.id })
  await server.accept(waiting)
  await waitFor(() => onClose.mock.calls.length === 1)
})

async function openRetire() {
  const onClose = vi.fn()
  const server = stubServer()
  await show(<RetireDialog template={template} onClose={onClose} />)
  return { onClose, server }
}

async function openRequest() {
  const onClose = vi.fn()
  const server = stubServer({ '/api/verifiers': [registry], [`/api/users/wallet/${signer.address}`]: ada })
  await show(<RequestVerificationDialog claim={claim} occasion="first" onClose={onClose} />, {
    address: signer.address,
    signer,
    session: { status: 'signed-in' },
  })
  await waitFor(() => document.querySelector('option[value="9"]'))
  return { onClose, server }
}
