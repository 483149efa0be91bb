import { holderNameField } from '@did/domain/claim/claim-field'
import { addressSchema, bytes32Schema } from '@did/domain/hex'
import { expect, test } from 'vitest'
import { filterQueue, questionState, typesOf, wholeQueue } from './filter-queue.ts'

const askedAt = '2026-11-01T10:00:00.000Z'
const open = { text: 'Which year?', askedAt, answer: null }
const answered = { ...open, answer: { text: '2024', answeredAt: askedAt } }

const nameLeaf = { ...holderNameField, salt: bytes32Schema.parse(`0x${'cd'.repeat(32)}`), isOpenByDefault: true }

function buildRow(
  row: Partial<Parameters<typeof questionState>[0]> & {
    title: string
    type?: string
    name?: string
    holder?: string
    on?: string
  },
) {
  return {
    claimTitle: row.title,
    claimType: row.type ?? 'education',
    didTokenId: '4711',
    requester: { username: row.name ?? 'ada', walletAddress: addressSchema.parse(`0x${'ab'.repeat(20)}`) },
    questions: row.questions ?? [],
    claim: { issueDate: '2026-11-01' },
    leaves: [
      ...(row.holder === undefined ? [] : [{ ...nameLeaf, value: row.holder }]),
      ...(row.on === undefined
        ? []
        : [{ ...nameLeaf, field: 'from', label: 'From', kind: 'date' as const, value: row.on }]),
    ],
  }
}

const rows = [
  buildRow({ title: 'Diploma', on: '2026-07-14' }),
  buildRow({ title: 'Licence', type: 'certification', questions: [answered, open], name: 'Grace' }),
  buildRow({ title: 'Degree', questions: [open, answered], holder: 'Zoë Novak' }),
]
const titles = (filter: Partial<typeof wholeQueue>) =>
  filterQueue(rows, { ...wholeQueue, ...filter }).map(({ claimTitle }) => claimTitle)

test('without a filter, the verifier’s list of waiting requests shows every request and keeps the order of the requests', () => {
  expect(titles({})).toEqual(['Diploma', 'Licence', 'Degree'])
})

test('the filter of waiting requests tells apart requests with an open question, with an answered question and without a question', () => {
  expect(rows.map(questionState)).toEqual([null, 'waiting', 'answered'])
  expect(titles({ state: 'waiting' })).toEqual(['Licence'])
  expect(titles({ state: 'answered' })).toEqual(['Degree'])
})

test.each([
  ['  DEG ', ['Degree']],
  ['grace', ['Licence']],
  ['zoë n', ['Degree']],
  ['ZOE', ['Degree']],
  ['zoë'.normalize('NFD'), ['Degree']],
  ['#4711', ['Diploma', 'Licence', 'Degree']],
  ['professional', ['Licence']],
  ['2026-07', ['Diploma']],
  ['jul 14', ['Diploma']],
  ['nobody', []],
])('a search of waiting requests finds %j in titles, types, people, token ids and fields’ values', (search, found) => {
  expect(titles({ search })).toEqual(found)
})

test('the list of waiting requests shows only requests that fit all parts of the filter', () => {
  expect(titles({ type: 'education', search: 'd', state: 'answered' })).toEqual(['Degree'])
  expect(titles({ type: 'certification', state: 'answered' })).toEqual([])
})

test('the filter of waiting requests offers each type of the requests once, by the type’s label', () => {
  expect(typesOf(rows)).toEqual([
    { value: 'education', label: 'Education Credential' },
    { value: 'certification', label: 'Professional Certification' },
  ])
})
