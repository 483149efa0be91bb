import { applicationIdSchema } from '@did/domain/ids'
import type { ApplicationDecision, RegisterEntry } from '@did/domain/verifier/register'
import { expect, test } from 'vitest'
import { listDecisions } from './list-decisions.ts'

const walletAddress = `0x${'11'.repeat(20)}` as const
const decidedBy = `0x${'22'.repeat(20)}` as const
const transaction = `0x${'33'.repeat(32)}` as const

const refused: ApplicationDecision = {
  id: applicationIdSchema.parse(7),
  username: 'ada',
  walletAddress,
  organization: 'Hasty School',
  appliedAt: '2026-01-01T00:00:00.000Z',
  status: 'refused',
  reason: 'We could not find this school.',
  decidedAt: '2026-03-01T00:00:00.000Z',
  decidedBy,
}
const entry: RegisterEntry = {
  status: 'accredited',
  walletAddress,
  name: 'New Name',
  domain: null,
  accreditedSince: '2026-05-01T00:00:00.000Z',
  changes: [
    {
      kind: 'accredited',
      at: '2026-01-01T00:00:00.000Z',
      transaction,
      administrator: decidedBy,
      name: 'Old Name',
      domain: null,
    },
    { kind: 'suspended', at: '2026-04-01T00:00:00.000Z', transaction, administrator: decidedBy, reason: '' },
    {
      kind: 'accredited',
      at: '2026-05-01T00:00:00.000Z',
      transaction,
      administrator: decidedBy,
      name: 'New Name',
      domain: null,
    },
  ],
}

test('the latest decision of the administrators comes first, and a suspension shows the verifier’s name at that time', () => {
  expect(listDecisions([refused], [entry])).toMatchObject([
    { kind: 'suspended', organization: 'Old Name', reason: null, decidedBy, application: null },
    {
      kind: 'refused',
      organization: 'Hasty School',
      at: refused.decidedAt,
      decidedBy,
      application: { username: 'ada' },
    },
  ])
})

test('of several suspensions within one second, the list of the administrators’ decisions shows the latest first', () => {
  const at = '2026-04-01T00:00:00.000Z'
  const changes = ['first', 'second', 'third'].map((reason) => {
    return { kind: 'suspended', at, transaction, administrator: decidedBy, reason } as const
  })
  expect(listDecisions([], [{ ...entry, changes }]).map(({ reason }) => reason)).toEqual(['third', 'second', 'first'])
})
