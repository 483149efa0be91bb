import type { SignedRecord } from '@did/domain/attestation/signed-record'
import type { ClaimField } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { toDecidedCells } from './export-decided.ts'
import { filterDecided, isWholeDecided, wholeDecided } from './filter-decided.ts'
import { filterRecords } from './filter-records.ts'

const field = (label: string, value: string, kind: ClaimField['kind'] = 'text'): ClaimField => ({
  ...{ field: label.toLowerCase(), label, value, kind },
  isOpenByDefault: false,
})

type Given = { title: string; at: string; holder?: string; reason?: string; fields?: ClaimField[] }

function buildRow({ title, at, holder = '', reason, fields = [] }: Given): DecidedAsked {
  return {
    ...(reason === undefined ? { status: 'approved', withdrawal: null } : { status: 'rejected', reason }),
    ...{ claimTitle: title, claimType: 'employment', didTokenId: '4711', decidedAt: at, requestDate: at },
    claimHash: null,
    requester: { username: 'ada', walletAddress: '0xabc' },
    claim: { holderName: holder, fields, issueDate: '2026-11-01', description: title },
  } as unknown as DecidedAsked
}

/**
 * The search counts days in the reader's time zone, so this is noon in the time zone of the test.
 */
const noonOf = (day: number) => new Date(2026, 10, day, 12).toISOString()

const rows = [
  buildRow({
    title: 'Placement',
    at: noonOf(20),
    holder: 'Maya Rossi',
    fields: [field('Ward', 'Pediatrics')],
  }),
  buildRow({
    title: 'Placement',
    at: noonOf(22),
    holder: 'Ada Berg',
    fields: [field('From', '2026-07-14', 'date')],
  }),
  buildRow({ title: 'Licence', at: noonOf(24), reason: 'The year is missing' }),
]
const names = (filter: Partial<typeof wholeDecided>) =>
  filterDecided(rows, { ...wholeDecided, ...filter }).map(({ claim, claimTitle }) => claim?.holderName || claimTitle)

test.each([
  ['jose garcia', 'José García Márquez'],
  ['JOSÉ', 'José García Márquez'.normalize('NFD')],
  ['kilic', 'Işık KILIÇ'],
  ["o'br", 'Siobhán O’Brien'],
  ['suh', 'Suharto'],
  ['شريف', 'حَسَن شَرِيف'],
  ['לוי', 'שרה לוי'],
  ['小明', '王小明'],
  ['สมชาย', 'สมชาย ใจดี'],
  ['şş', 'ş'.repeat(200)],
])('the search for %j finds the decision about %j', (search, holder) => {
  const decided = buildRow({ title: 'Placement', at: '2026-11-20T12:00:00.000Z', holder })
  expect(filterDecided([decided], { ...wholeDecided, search })).toEqual([decided])
})

test.each([
  ['maya', ['Maya Rossi']],
  ['pediatrics', ['Maya Rossi']],
  ['Jul 14', ['Ada Berg']],
  ['year is', ['Licence']],
  ['placement', ['Maya Rossi', 'Ada Berg']],
])('the search for %j finds decided requests by names, titles, values and reasons', (search, found) => {
  expect(names({ search })).toEqual(found)
})

test('a search of decided requests between two dates finds the decisions from the first day to the last day', () => {
  expect(names({ since: '2026-11-22' })).toEqual(['Ada Berg', 'Licence'])
  expect(names({ until: '2026-11-22' })).toEqual(['Maya Rossi', 'Ada Berg'])
  expect(names({ since: '2026-11-22', until: '2026-11-22' })).toEqual(['Ada Berg'])
})

test('a search of decided requests by date finds a withdrawn confirmation by its decision’s day and by its withdrawal’s day', () => {
  const withdrawal = { withdrawnAt: noonOf(28), reason: null }
  const withdrawn = { ...buildRow({ title: 'Licence', at: noonOf(20) }), withdrawal } as DecidedAsked
  const record = {
    claim: { title: 'Licence', type: 'employment', holderName: '', fields: [], issueDate: '' },
    ...{ subject: '', signedAt: noonOf(20), withdrawnAt: noonOf(28) },
  } as unknown as SignedRecord
  for (const [day, found] of [
    ['2026-11-20', 1],
    ['2026-11-24', 0],
    ['2026-11-28', 1],
  ] as const) {
    const filter = { search: '', since: day, until: day }
    expect([filterDecided([withdrawn], filter).length, filterRecords([record], filter).length]).toEqual([found, found])
  }
})

test('a search of decided requests for nothing but spaces counts as no search', () => {
  expect(isWholeDecided({ ...wholeDecided, search: '  ' })).toBe(true)
  expect(isWholeDecided({ ...wholeDecided, since: '2026-11-22' })).toBe(false)
})

test('the saved table of decisions has the holder’s name, the fields, the decision and the reason', () => {
  const [header = [], first = [], second = [], third = []] = toDecidedCells({ decided: rows, records: [] })
  const cell = (line: string[], column: string) => line[header.indexOf(column)]
  expect(cell(first, 'Name')).toBe('Maya Rossi')
  expect(cell(first, 'Fields')).toBe('“Ward”: “Pediatrics”')
  expect(cell(first, 'Decision')).toBe('Approved')
  expect(cell(third, 'Reason')).toBe('The year is missing')
  expect(cell(second, 'Fields')).toBe('“From”: “2026-07-14”')
  const sly = buildRow({
    title: 'Sly',
    at: '2026-11-24T12:00:00.000Z',
    fields: [field('Grade', 'C”; “Honours”: “yes')],
  })
  expect(cell(toDecidedCells({ decided: [sly], records: [] })[1] ?? [], 'Fields')).toBe(
    '“Grade”: “C’; ’Honours’: ’yes”',
  )
  expect(new Set([header, first, third].map(({ length }) => length)).size).toBe(1)
})

test('the saved table of decisions says when a withdrawn confirmation was decided and when it was withdrawn', () => {
  const withdrawal = { withdrawnAt: noonOf(28), reason: 'no-longer-true' }
  const withdrawn = { ...buildRow({ title: 'Licence', at: noonOf(20) }), withdrawal } as DecidedAsked
  const [header = [], line = [], other = []] = toDecidedCells({ decided: [withdrawn, ...rows], records: [] })
  const cell = (cells: string[], column: string) => cells[header.indexOf(column)]
  expect(cell(line, 'Decision')).toBe('Withdrawn')
  expect(cell(line, 'Decided at')).toBe(noonOf(20))
  expect(cell(line, 'Withdrawn at')).toBe(noonOf(28))
  expect(cell(other, 'Withdrawn at')).toBe('')
  // Programs find the older columns by their positions, so a new column comes last.
  expect(header.indexOf('Withdrawn at')).toBe(header.length - 1)
})
