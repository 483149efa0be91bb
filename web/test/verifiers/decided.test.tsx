import { holderNameField } from '@did/domain/claim/claim-field'
import { askedRequestSchema } from '@did/domain/verification-request/verification-request'
import { expect, it, vi } from 'vitest'
import { AdministrationView } from '../../src/features/administration/administration-view.tsx'
import { QueueItem } from '../../src/features/verification/desk/queue-item.tsx'
import { VerifierDesk } from '../../src/features/verification/desk/verifier-desk.tsx'
import { openedRequestTexts } from '../../src/texts/en/verification/verifier-desk.ts'
import { ada, signer, waiting } from '../rig/people.ts'
import { press, show, waitFor } from '../rig/screen.tsx'
import { stubServer } from '../rig/server.ts'

const salt = `0x${'00'.repeat(32)}` as const
const leaf = (label: string, value: string) =>
  ({ field: label.toLowerCase(), label, value, kind: 'text', isOpenByDefault: false }) as const
const fields = [leaf('Ward', 'Pediatrics'), leaf('Tutor', 'Dr Novak'), leaf('Hours', '120'), leaf('Place', 'Porto')]
const read = () => document.body.textContent ?? ''

it('a row of the verifier’s work page has the holder’s name and the first three fields, so that a registrar can tell requests apart', async () => {
  const named = { ...holderNameField, value: 'Maya Rossi', salt }
  const request = { ...waiting, leaves: [named, ...fields.map((each) => ({ ...each, salt }))] } as typeof waiting
  const row = { href: '/', isBeside: false, isOpen: false, hasLeft: false, onApprove: () => {}, onReject: () => {} }
  await show(
    <ul>
      <QueueItem request={request} {...row} />
    </ul>,
  )
  for (const told of ['Maya Rossi', 'Ward', 'Pediatrics', 'Dr Novak', '120']) expect(read()).toContain(told)
  expect(read()).not.toContain('Porto')
})

const { leaves: _, level: __, attributes: ___, ...base } = waiting
const decided = askedRequestSchema.parse({
  ...base,
  ...{ status: 'rejected', decidedAt: '2026-11-22T10:00:00.000Z', reason: 'The year is missing' },
  claim: { ...base.claim, holderName: 'Maya Rossi', fields },
})
const listed = (rows: object[]) =>
  stubServer({ '/api/verification-requests/verifier/9': rows, '/api/signed-records': [] })
function Desk({ openId = null }: { openId?: number | null }) {
  const tabs = { tab: 'decided', onTab: () => {} } as const
  const rest = { verifierId: 9 as never, canDecide: false, onApprove: () => {}, onRevoke: () => {}, ...tabs }
  return <VerifierDesk {...rest} openId={openId} hrefOf={(id) => `/?request=${id ?? ''}`} />
}
const desk = <Desk />

it('the verifier’s work page shows the holder’s name, the fields and the reason of a decided request', async () => {
  listed([decided])
  await show(desk)
  await waitFor(() => read().includes('Maya Rossi'))
  for (const told of ['Ward', 'Pediatrics', 'Dr Novak', 'The year is missing', 'Rejected'])
    expect(read()).toContain(told)
})

it('a verifier can save its decisions as a table with the holders’ names, the fields and the reasons', async () => {
  listed([decided])
  await show(desk)
  await waitFor(() => read().includes('Maya Rossi'))
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await press('Save as CSV')
  const text = await (await waitFor(() => files[0])).text()
  for (const told of ['Maya Rossi', '“Ward”: “Pediatrics”; “Tutor”: “Dr Novak”', 'The year is missing'])
    expect(text).toContain(told)
  for (const spy of [create, revoke, click]) spy.mockRestore()
})

it('an open decided request has links to the requests before and after it in the list, and keeps its place in the list even if a search does not find it', async () => {
  const rows = [1, 2, 3].map((id) => ({ ...decided, id, claimTitle: `Placement ${id === 2 ? 'B' : 'A'} ${id}` }))
  listed(rows)
  await show(<Desk openId={2} />)
  const places = () => [...document.querySelectorAll('[data-queue-row]')].map(({ textContent }) => textContent)
  const hrefOf = (label: string) => document.querySelector(`[aria-label="${label}"]`)?.getAttribute('href')
  await waitFor(() => places().length === 3)
  const { previous, next } = openedRequestTexts
  expect([hrefOf(previous), hrefOf(next)]).toEqual(['/?request=1', '/?request=3'])
  const search = await waitFor(() => document.querySelector<HTMLInputElement>('[aria-label="Search"]'))
  search.value = 'Placement A'
  search.dispatchEvent(new Event('input', { bubbles: true }))
  await waitFor(() => read().includes('2 found'))
  expect(places()).toEqual(['Placement A 1', 'Placement B 2', 'Placement A 3'])
  expect([hrefOf(previous), hrefOf(next)]).toEqual(['/?request=1', '/?request=3'])
})

const nobody = { connected: true, address: ada.walletAddress, signer, session: { status: 'signed-in' } } as never

it('the administration’s page tells a person who is no administrator that their wallet may not decide about verifiers', async () => {
  stubServer()
  await show(<AdministrationView />, nobody)
  await waitFor(() => read().includes('For administrators'))
  expect(read()).toContain('This wallet is not one that decides who may verify.')
})
