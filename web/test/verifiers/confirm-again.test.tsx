import { signedRecordsKept } from '@did/domain/attestation/limits'
import { expect, it } from 'vitest'
import { AskAgainButton } from '../../src/entities/verification/ask-again-button.tsx'
import { ConfirmAgainButton } from '../../src/features/verification/desk/again/confirm-again-button.tsx'
import { ConfirmAgainNotice } from '../../src/features/verification/desk/again/confirm-again-notice.tsx'
import { shortDate } from '../../src/texts/en/frame/dates.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const accreditedSince = '2026-11-20T12:00:00.000Z'
const path = '/api/verification-requests/verifier/7/again'
const isRead = (text: string) => document.body.textContent?.includes(text)
const listed = (...haveAttributes: boolean[]) => ({
  accreditedSince,
  requests: haveAttributes.map((hasAttributes, place) => ({ id: place + 1, hasAttributes })),
  hasMore: false,
})

it('an accredited verifier reads how many of its confirmations are older than its accreditation, and one press puts those without private attributes back on the list of waiting requests', async () => {
  const server = stubServer({ [path]: listed(false, true, false) })
  await show(<ConfirmAgainNotice verifierId={7 as never} />)
  await waitFor(() => isRead(`You were accredited on ${shortDate(accreditedSince)}`))
  expect(isRead('3 confirmations were signed before that.')).toBe(true)
  expect(isRead('1 of them covers private attributes, which only its owner can send you again.')).toBe(true)
  await press('Confirm again')
  expect(await server.next()).toMatchObject({ method: 'POST', path })
  await server.accept({ made: 2, left: 0 })
  await waitFor(() => toastStore.get()?.title === 'Waiting for you again')
})

it('a verifier gets no button to confirm again if, for all of its confirmations, the owners themselves have to ask again', async () => {
  stubServer({ [path]: listed(true) })
  await show(<ConfirmAgainNotice verifierId={7 as never} />)
  await waitFor(() => isRead('1 confirmation was signed before that.'))
  expect(document.querySelector('button')).toBeNull()
})

it.each([
  ['not accredited', { accreditedSince: null, requests: [], hasMore: false }],
  ['accredited with nothing to confirm again', listed()],
])('a verifier that is %s reads nothing on its work page about confirming again', async (_, answer) => {
  stubServer({ [path]: answer })
  await show(
    <>
      <ConfirmAgainNotice verifierId={7 as never} />
      <p>Beside it</p>
    </>,
  )
  await waitFor(() => isRead('Beside it'))
  expect(isRead('accredited')).toBe(false)
})

it('a verifier can make a decided request wait again, unless the claim’s owner has to send private attributes', async () => {
  const server = stubServer()
  await show(
    <>
      <ConfirmAgainButton id={5 as never} title="Diploma" hasAttributes={false} />
      <ConfirmAgainButton id={6 as never} title="Birth date" hasAttributes />
    </>,
  )
  expect(isRead('It covers private attributes, so its owner has to ask again.')).toBe(true)
  const buttons = document.querySelectorAll<HTMLButtonElement>('button')
  expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual(['Confirm “Diploma” again'])
  buttons[0]?.click()
  expect(await server.next()).toMatchObject({ method: 'POST', path: '/api/verification-requests/5/again' })
})

it('an owner who may ask a verifier to confirm again reads how long the verifier keeps what it confirms', async () => {
  stubServer()
  await show(<AskAgainButton requestId={5 as never} verifier="Harbour" />)
  const years = `If you delete your account, it stays there for ${signedRecordsKept.years} years at most.`
  expect(isRead('What a verifier confirms stays in its own records')).toBe(true)
  expect(isRead(years)).toBe(true)
})

it('an owner who asks a verifier to confirm a claim again reads why the server refuses', async () => {
  const server = stubServer()
  await show(<AskAgainButton requestId={5 as never} verifier="Harbour" />)
  await press('Ask “Harbour” to confirm again')
  await server.refuse('request-pending')
  await waitFor(() => toastStore.get()?.description === 'This verifier has already been asked about this claim.')
})
