import { shareRecordSchema } from '@did/domain/share/share-record'
import { expect, test } from 'vitest'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { describeContent, describeUse, isGivenAway } from './describe-share.ts'

test('a share names its fields by the claim’s labels, and a field that the claim no longer has by its machine-readable name', () => {
  const fields = ['holder_name', 'awarded_on_2', 'field_of_study']
  const fieldLabels = ['Name', 'Awarded on (second)', null]
  expect(describeContent({ fields, fieldLabels })).toBe('Basic details and Name, Awarded on (second), Field of study')
  expect(describeContent({ fields: [], fieldLabels: [] })).toBe('Basic details')
})

const share = shareRecordSchema.parse({
  id: 'AAECAwQFBgcICQoLDA0ODw',
  claimId: 3,
  claimTitle: 'Degree',
  kind: 'controlled',
  status: 'active',
  fields: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  views: 2,
  maxViews: null,
  firstViewedAt: '2026-11-21T10:00:00.000Z',
  lastViewedAt: '2026-11-22T10:00:00.000Z',
  url: null,
  tellsConfirmation: null,
  label: null,
  isHandedOut: false,
  form: 'short',
  collectionId: null,
})

test('the list of shares tells the owner when a link was first and last opened', () => {
  const [first, last] = [dayAndTime(share.firstViewedAt ?? ''), dayAndTime(share.lastViewedAt ?? '')]
  expect(describeUse(share, false)).toContain(`opened 2 times · first ${first}`)
  expect(describeUse(share, false)).toContain(` · last ${last}`)
  expect(describeUse({ ...share, views: 1, lastViewedAt: share.firstViewedAt }, false)).not.toContain('last')
})

test('the list of shares tells the owner why it can no longer show the link of an open share', () => {
  const open = { ...share, kind: 'open' as const }
  expect(describeUse(open, false)).toContain('The claim was edited since.')
  expect(describeUse({ ...open, isTooLong: true }, false)).toContain('Make a short link instead.')
})

test('the list of shares leaves out a link that only its owner has looked at', () => {
  expect(isGivenAway({ ...share, isOffered: true })).toBe(false)
  expect(isGivenAway(share)).toBe(true)
})
