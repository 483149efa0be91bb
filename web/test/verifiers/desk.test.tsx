import { askedRequestSchema } from '@did/domain/verification-request/verification-request'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmationsSection } from '../../src/features/revocation/confirmations-section.tsx'
// The list of confirmations loads its dialog on demand. Import the dialog here, so that no test
// waits for it.
import '../../src/features/revocation/revoke-dialog.tsx'
import { AskedFields } from '../../src/features/verification/desk/asked-fields.tsx'
import { DecisionNotice } from '../../src/features/verification/desk/decided/decision-notice.tsx'
import { VerifierDesk } from '../../src/features/verification/desk/verifier-desk.tsx'
import { dayAndTime } from '../../src/texts/en/frame/dates.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { ada, claim, confirmation, signer, waiting } from '../rig/people.ts'
import { button, press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const askedAt = '2026-11-22T10:00:00.000Z'
const question = (text: string, answer: object | null) => ({ text, askedAt, answer })
const answered = question('Which year?', { text: '2024', answeredAt: askedAt })
const signedIn = { session: { status: 'signed-in' }, address: ada.walletAddress, signer } as never
const toDecided = { decidedHref: '/?view=verifier', onShowDecided: () => {} }
const isRead = (text: string) => document.body.textContent?.includes(text)

async function pressQ(questions: object[]): Promise<void> {
  stubServer({ '/api/verification-requests/verifier/9': [{ ...waiting, questions }] })
  await show(
    <VerifierDesk
      {...{ verifierId: 9 as never, canDecide: true, openId: null, hrefOf: () => '/' }}
      {...{ onApprove: () => {}, onRevoke: () => {}, tab: 'waiting', onTab: () => {} }}
    />,
  )
  const row = await waitFor(() => document.querySelector<HTMLElement>('[data-queue-row]'))
  toastStore.set(null)
  // The verifier's work page ignores keys for half a second after a dialog has closed, and an
  // earlier test may have closed a dialog.
  await waitFor(() => {
    row.focus()
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'q', bubbles: true, cancelable: true }))
    return toastStore.get()
  })
}

it('a verifier that presses “q” while its question is unanswered reads when it asked the question', async () => {
  await pressQ([question('Which year?', null)])
  expect(toastStore.get()?.title).toBe('A question is open already')
  expect(toastStore.get()?.description).toContain(`You asked on ${dayAndTime(askedAt)}.`)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

it('a verifier that has asked as many questions as allowed about a request reads that it can ask no more', async () => {
  await pressQ(Array.from({ length: 10 }, () => answered))
  expect(toastStore.get()?.description).toContain('You have asked as many questions as you may.')
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

it('an approved request has a button to withdraw its confirmation, unless the confirmation was withdrawn already', async () => {
  const { leaves: _, level: __, attributes: ___, ...decided } = waiting
  const signed = { digest: confirmation.attestation, level: 'EducationProof', validUntil: null }
  const approved = { ...decided, status: 'approved', decidedAt: askedAt, attestationId: 6, withdrawal: null, signed }
  const onRevoke = vi.fn()
  const rest = { neighbours: { previous: null, next: null }, nothingWaits: false, onRevoke }
  const parse = (request: object) => askedRequestSchema.parse(request) as never
  await show(<DecisionNotice request={parse(approved)} {...rest} />)
  await press('Withdraw this confirmation')
  expect(onRevoke).toHaveBeenCalledWith(confirmation.attestation)
  const withdrawal = { withdrawnAt: askedAt, reason: null }
  await show(<DecisionNotice request={parse({ ...approved, withdrawal })} {...rest} />)
  await waitFor(() => isRead('Approved, and withdrawn later'))
  expect(document.querySelectorAll('button')).toHaveLength(1)
})

it('when a withdrawal removes the button that had the focus, the focus moves to the text about the decision', async () => {
  const { leaves: _, level: __, attributes: ___, ...decided } = waiting
  const signed = { digest: confirmation.attestation, level: 'EducationProof', validUntil: null }
  const approved = { ...decided, status: 'approved', decidedAt: askedAt, attestationId: 6, withdrawal: null, signed }
  const parse = (request: object) => askedRequestSchema.parse(request) as never
  function Decided() {
    const [withdrawal, setRevocation] = useState<object | null>(null)
    const revoke = () => setRevocation({ withdrawnAt: askedAt, reason: null })
    const rest = { neighbours: { previous: null, next: null }, nothingWaits: false, onRevoke: revoke }
    return <DecisionNotice request={parse({ ...approved, withdrawal })} {...rest} />
  }
  await show(<Decided />)
  button('Withdraw this confirmation').focus()
  await press('Withdraw this confirmation')
  await waitFor(() => isRead('Approved, and withdrawn later'))
  expect(document.activeElement?.textContent).toContain('Approved, and withdrawn later')
})

it('a verifier can withdraw a request’s confirmation from its work page, however far down the list of confirmations the confirmation stands', async () => {
  stubServer({ '/api/attestations': [confirmation] })
  const onAnswered = vi.fn()
  await show(<ConfirmationsSection asked={confirmation.attestation} onAnswered={onAnswered} {...toDecided} />, signedIn)
  await waitFor(() => isRead('Withdraw this confirmation?'))
  expect(isRead(`“${claim.title}”, confirmed for “${ada.username}”.`)).toBe(true)
  await press('Cancel')
  expect(onAnswered).toHaveBeenCalledOnce()
})

it('a verifier that wants to withdraw a confirmation reads an error when the server fails to list all confirmations', async () => {
  // The page asks for the newest 20 confirmations before it asks for all of them.
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('limit=20') ? Response.json([confirmation]) : new Response('{}', { status: 500 }),
  )
  const onAnswered = vi.fn()
  await show(<ConfirmationsSection asked={confirmation.attestation} onAnswered={onAnswered} {...toDecided} />, signedIn)
  await waitFor(() => onAnswered.mock.calls.length === 1)
  expect(toastStore.get()).toMatchObject({ variant: 'destructive', title: 'Server Error' })
})

it('a toast does not cover the holder’s name, nor a value that differs from what the verifier confirmed before', async () => {
  stubServer()
  const value = (field: string, text: string) => ({ field, label: field, kind: 'text', value: text, salt: '0x00' })
  const leaves = [value('holder_name', 'Maya Rossi'), value('degree', 'Doctor'), value('grade', 'Good')]
  const confirmedBefore = [{ field: 'degree', value: 'Master', title: 'Diploma', at: askedAt }]
  const opened = { request: { ...waiting, leaves }, confirmedBefore } as never
  await show(<AskedFields opened={opened} marked={new Set()} onMark={() => {}} />)
  const kept = [...document.querySelectorAll('[data-news]')].map(({ textContent }) => textContent)
  expect(kept).toEqual([expect.stringContaining('Maya Rossi'), expect.stringContaining('Doctor')])
})
