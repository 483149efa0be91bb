import type { SignedRecord } from '@did/domain/attestation/signed-record'
import { expect, it, vi } from 'vitest'
import { VerifierDesk } from '../src/features/verification/desk/verifier-desk.tsx'
// The list of signed records loads its dialog on demand. Import the dialog here, so that no test
// waits for it.
import '../src/features/verification/desk/decided/delete-record-dialog.tsx'
import { press, show, waitFor } from './rig/screen.tsx'

const hash = `0x${'ab'.repeat(32)}`
const buildRecord = (id: number, holderName: string) =>
  ({
    ...{ id, requestId: id, subject: `did:ethr:0x7a69:0x${'c'.repeat(40)}`, level: 'EducationProof', digest: hash },
    claim: {
      ...{ type: 'education', title: 'Master of Science', issuer: '', issueDate: '2026-11-01', description: 'x' },
      holderName,
      fields: [{ field: 'ward', label: 'Ward', kind: 'text', value: 'Pediatrics', isOpenByDefault: true }],
    },
    ...{ requestedAt: '2026-11-01T09:00:00.000Z', signedAt: '2026-11-02T09:00:00.000Z' },
    ...{ erasedAt: '2026-11-20T09:00:00.000Z', validUntil: null, withdrawnAt: null, leaves: [] },
    attestation: {
      primaryType: 'ConfirmCredential',
      signature: '0x12',
      message: {
        ...{ verifier: `0x${'d'.repeat(40)}`, claimId: id, subject: 'did:ethr:1', claimType: 'education', title: 'x' },
        ...{ issuer: '', issueDate: '2026-11-01', details: hash, commitment: hash, level: 'EducationProof' },
        ...{ validFrom: 1, validUntil: 0, statusList: 1, statusIndex: 1 },
      },
    },
  }) as unknown as SignedRecord

it('a verifier sees what it signed for people who deleted their accounts, and has to confirm before a record is deleted', async () => {
  let records = [buildRecord(2, 'Maya Rossi'), buildRecord(1, 'Ada Berg')]
  const deleted: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
    if (method === 'DELETE') {
      deleted.push(path)
      records = records.filter(({ id }) => !path.endsWith(`/${id}`))
      return new Response(null, { status: 204 })
    }
    return Response.json(path.startsWith('/api/signed-records') ? records : [])
  })
  await show(
    <VerifierDesk
      {...{ verifierId: 7 as never, canDecide: false, openId: null, hrefOf: (id) => `?request=${id}` }}
      {...{ tab: 'decided', onTab: () => {}, onApprove: () => {}, onRevoke: () => {} }}
    />,
  )
  await waitFor(() => document.body.textContent?.includes('Kept for your records'))
  for (const told of [
    'Maya Rossi',
    'Ada Berg',
    'Ward',
    'Pediatrics',
    'Approved Nov 2, 2026',
    'Account deleted Nov 20, 2026',
  ])
    expect(document.body.textContent).toContain(told)

  document.querySelector<HTMLButtonElement>('[aria-label="Delete the record “Master of Science”"]')?.click()
  await waitFor(() => document.body.textContent?.includes('Delete this record?'))
  expect(deleted).toEqual([])
  await press('Delete record')
  await waitFor(() => !document.body.textContent?.includes('Maya Rossi'))
  expect(deleted).toEqual(['/api/signed-records/2'])
  expect(document.body.textContent).toContain('Ada Berg')
})
