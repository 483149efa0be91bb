import { attested, holds, now, unattested } from '@did/credentials/test/verdict-rig'
import type { Address } from '@did/domain/hex'
import { quoteWords } from '@did/domain/proof/quote-words'
import { expect, it } from 'vitest'
import { toCells } from '../export/export-rows.ts'
import { arrangeRows, countRows } from './arrange-rows.ts'
import { listMissing, readExpected } from './compare-names.ts'
import { describeMark } from './describe-mark.ts'
import { describeRow } from './describe-row.ts'
import { isFine, markRows } from './mark-rows.ts'
import { checkedRow, forged, incomplete, mark, namedRow, noClaim } from './rows-rig.ts'

it('a row of the check of many links shows nothing of a forged link, neither on screen nor in the export', () => {
  const rows = mark(checkedRow(1, { facts: forged }), checkedRow(2, { share: incomplete }))
  for (const { claim } of rows) expect(claim).toBeNull()
  expect(JSON.stringify(toCells(rows))).not.toContain(attested.message.title)
  expect(rows.map(({ overall }) => overall)).toEqual(['not-genuine', 'caution'])
  expect(rows[1]?.title).toBe('This link is incomplete')
})

it('a row of the check of many links shows the holder’s name, or no person if the link does not name the holder', async () => {
  const [named, unnamed] = mark(await namedRow(1, 'Maya Rossi'), checkedRow(2))
  expect(named?.claim?.person).toBe('Maya Rossi')
  expect(unnamed?.claim?.person).toBeNull()
})

it('a row of the check says what a proof shows about the holder, for whom it was made, and when it ends', () => {
  const audience = quoteWords('Bar „do“ Cais')
  const finding = { ...holds, years: 18, audience, until: now + 86_400 }
  const message = { ...attested.message, commitment: `0x${'cd'.repeat(32)}` } as const
  const share = { ...attested, message, proved: Uint8Array.of(1) }
  const [row] = mark(checkedRow(1, { share, facts: { proved: finding } }))
  expect(row?.claim).toMatchObject({ proved: '18 or older: yes · Made for “Bar ’do’ Cais”', until: now + 86_400 })
  expect(JSON.stringify(toCells(row ? [row] : []))).toContain('18 or older: yes')
  const fact = { ...holds, fact: 'at least 18 years old', audience }
  const [other] = mark(checkedRow(1, { share, facts: { proved: fact } }))
  expect(other?.claim?.proved).toBe('It was issued to somebody at least 18 years old. Made for “Bar ’do’ Cais”')
  const [ended] = mark(checkedRow(1, { share, facts: { proved: { ...finding, until: now } } }))
  expect(ended?.claim).toMatchObject({ proved: '', until: attested.message.validUntil })
})

it('a row of the check of many links shows no verifier and no end if no verifier signed the claim', () => {
  const [own] = mark(checkedRow(1, { share: unattested, facts: { shareStatus: 'unknown' } }))
  expect(own?.claim).toMatchObject({ isOwnWords: true, verifier: '', until: null, digest: null })
})

it('a row of the check of many links with a green verdict also says what our server did not answer', () => {
  const [row] = mark(checkedRow(1, { facts: { shareStatus: 'unknown' } }))
  expect(row).toMatchObject({ overall: 'genuine', note: 'Whether the owner still shares it could not be checked' })
})

const someone = (digit: number) => `0x${String(digit).repeat(40)}` as Address

it('the check of many links marks a row if an earlier row has the same link or the same credential', () => {
  const rows = mark(checkedRow(1, { link: 'a' }), checkedRow(2, { link: 'a' }), checkedRow(3, { link: 'b' }))
  expect(rows.map(({ marks: [first] }) => first)).toEqual([
    { kind: 'no-name', as: null },
    { kind: 'same-link', as: 1 },
    { kind: 'same-credential', as: 1 },
  ])
})

it('the check of many links marks a row, and does not count the row as fine, if most other rows have another name', async () => {
  const other = '0x1111111111111111111111111111111111111111'
  const rows = mark(
    await namedRow(1, 'Maya Rossi'),
    await namedRow(2, 'Maya Rossi'),
    await namedRow(3, 'Jo Smith', other),
  )
  expect(rows[2]?.marks).toEqual([{ kind: 'unlike-most', most: 'Maya Rossi' }])
  expect(rows.map(isFine)).toEqual([true, true, false])
})

it('a row whose name differs from most rows’ name gets no mark if the text beside the row’s link contains the row’s own name', async () => {
  const other = '0x1111111111111111111111111111111111111111'
  const rows = mark(
    await namedRow(1, 'Jonas Weber', undefined, 'Jonas Weber'),
    await namedRow(2, 'Jonas Weber', undefined, 'Jonas Weber'),
    await namedRow(3, 'Maya Rossi', other, 'Maya Rossi'),
  )
  expect(rows.map(({ marks }) => marks)).toEqual([[], [], []])
  expect(rows.map(isFine)).toEqual([true, true, true])
})

it('the saved table gives a mark about a name as the reason why the row is not fine', async () => {
  const [, cells] = toCells(mark(await namedRow(1, 'Maya Rossi', someone(1), 'Jane Doe')))
  expect(cells).toEqual(expect.arrayContaining(['Look at the name', 'Your text says “Jane Doe” beside this link.']))
  expect(cells?.filter((cell) => cell.includes('Your text'))).toHaveLength(1)
})

it('the check of many links marks a row if an earlier row has another name for its identity, or another identity for its name', async () => {
  const other = '0x1111111111111111111111111111111111111111'
  const rows = mark(
    await namedRow(1, 'Maya Rossi'),
    await namedRow(2, 'Jo Smith'),
    await namedRow(3, 'Jo Smith', other),
  )
  expect(rows[1]?.marks).toContainEqual({ kind: 'other-name', as: 1 })
  expect(rows[2]?.marks).toContainEqual({ kind: 'other-identity', as: 2 })
})

it('the check of many links marks a row, and does not count the row as fine, if a list of applicants has another name beside the row’s link', async () => {
  const rows = mark(
    await namedRow(1, 'Maya Rossi', someone(1), 'Applicant 1: ROSSI, Maya'),
    await namedRow(2, 'Tomás Pereira Duarte', someone(2), 'Tomas Pereira'),
    await namedRow(3, 'Daniel Kerr', someone(3), 'Henrik Dahl'),
    { ...checkedRow(4, { facts: forged }), beside: 'Lea Novak' },
  )
  expect(rows.map(({ marks }) => marks)).toEqual([[], [], [{ kind: 'unlike-text', text: 'Henrik Dahl' }], []])
  expect(rows.map(isFine)).toEqual([true, true, false, false])
  expect(rows[3]?.listed).toBe('Lea Novak')
})

it.each([
  'Jane Doe',
  'Jane Doe:',
  'as asked, here are the certificates of Jane Doe',
  'Maya Bianchi',
  'J. Doe, born in Porto',
])('a mark beside a row warns when the text beside a single link has another name: %s', async (beside) => {
  const rows = mark(await namedRow(1, 'Maya Rossi', someone(1), beside))
  expect(rows[0]?.marks).toMatchObject([{ kind: 'unlike-text' }])
  expect(rows.map(isFine)).toEqual([false])
  expect(countRows(rows)).toEqual([{ what: 'other-name', count: 1 }])
  expect(toCells(rows)[1]).toContain('Look at the name')
})

it.each([
  'M. Rossi',
  'Rossi, M.',
  'Maya Rossi and Jane Doe',
  'Kind Regards',
  'Dear Team',
  'Bachelor Degree',
  'Jo',
  null,
])('a mark beside a row says nothing about a text that names the person or nobody: %s', async (beside) => {
  const rows = mark(await namedRow(1, 'Maya Rossi', someone(1), beside))
  expect(rows.map(isFine)).toEqual([true])
})

it('if two names in a list of applicants are swapped, the check of many links marks both rows', async () => {
  const rows = mark(
    await namedRow(1, 'Maya Rossi', someone(1), 'Jo Smith'),
    await namedRow(2, 'Jo Smith', someone(2), 'Maya Rossi'),
  )
  expect(rows.map(isFine)).toEqual([false, false])
})

it('a link that the checker brings twice counts once when the page looks for the name that most rows have', async () => {
  const jo = await namedRow(1, 'Jo Smith', someone(1))
  const rows = mark(jo, { ...jo, id: 2 }, await namedRow(3, 'Maya Rossi', someone(2)))
  expect(rows.flatMap(({ marks }) => marks)).toEqual([{ kind: 'same-credential', as: 1 }])
})

it('the page compares each row with the one name that the checker expects', async () => {
  const rows = markRows(
    [await namedRow(1, 'Maya Rossi'), await namedRow(2, 'Jo Smith', someone(2)), checkedRow(3), noClaim].map(
      describeRow,
    ),
    ['maya rossi'],
  )
  const unlike = { kind: 'unlike-expected', expected: 'maya rossi' } as const
  expect(describeMark(unlike)).toBe('This does not say that it belongs to “maya rossi”')
  expect(rows.map(({ marks }) => marks)).toEqual([[], [unlike], [{ kind: 'no-name', as: 1 }, unlike], []])
})

it('the page compares each row with a list of expected names, and says which of these names no row has', async () => {
  const names = readExpected('Rossi, Maya\n\n Lea Novak \nLea Novak\nAlex Kim')
  const rows = markRows(
    [
      await namedRow(1, 'Maya Rossi'),
      await namedRow(2, 'Jo Smith', someone(2), 'Alex Kim'),
      await namedRow(3, 'Tom Hill', someone(3)),
      noClaim,
    ].map(describeRow),
    names,
  )
  expect(rows.map(({ compared }) => compared)).toEqual([
    { name: 'Rossi, Maya', what: 'match' },
    { name: 'Alex Kim', what: 'differs' },
    { name: '', what: 'differs' },
    null,
  ])
  expect(rows.map(isFine)).toEqual([true, false, false, false])
  const missing = listMissing(rows, names)
  expect(missing).toEqual(['Lea Novak', 'Alex Kim'])
  const [head = [], first = [], ...others] = toCells(rows, { checker: 'Ana Reis', subject: 'HR-7', missing })
  const cellOf = (line: readonly string[], column: string) => line[head.indexOf(column)]
  expect(
    ['Expected name', 'Compared with the expected names', 'Checked by', 'Case'].map((name) => cellOf(first, name)),
  ).toEqual([...['Rossi, Maya', 'match', 'Ana Reis', 'HR-7']])
  expect(others.slice(-2).map((line) => cellOf(line, 'Compared with the expected names'))).toEqual([
    'missing',
    'missing',
  ])
})

it('an expected name counts as missing if the only credential with this name is revoked', async () => {
  const names = ['Maya Rossi']
  const revoked = await namedRow(1, 'Maya Rossi', someone(1), null, {
    revocation: { kind: 'revoked', at: now, reason: null },
  })
  expect(listMissing(markRows([describeRow(revoked)], names), names)).toEqual(names)
})

it('a row without a name gets a mark even if its verdict is green, and the mark names a row of the same identity with a name', async () => {
  const owner = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  const rows = mark(checkedRow(1), await namedRow(2, 'Jo Smith', someone(2)), await namedRow(3, 'Maya Rossi', owner))
  expect(rows[0]).toMatchObject({ overall: 'genuine', marks: [{ kind: 'no-name', as: 3 }] })
  expect(rows.map(isFine)).toEqual([false, true, true])
  const [alone] = mark(checkedRow(1), await namedRow(2, 'Jo Smith', someone(2)))
  expect(alone).toMatchObject({ marks: [{ kind: 'no-name', as: null }] })
})

it('a row gets no mark because of the text beside its link if that text contains no name', async () => {
  const rows = mark(
    await namedRow(1, 'Maya Rossi', someone(1), 'All the best, Jo'),
    await namedRow(2, 'Jo Smith', someone(2), 'see'),
  )
  expect(rows.map(({ marks, listed }) => [marks, listed])).toEqual([
    [[], null],
    [[], null],
  ])
})

it('no row gets a mark for its name if every row has a different name', async () => {
  const other = '0x1111111111111111111111111111111111111111'
  const rows = mark(await namedRow(1, 'Maya Rossi'), await namedRow(2, 'Jo Smith', other))
  expect(rows.flatMap(({ marks }) => marks)).toEqual([])
})

const rows = mark(checkedRow(1), noClaim, checkedRow(3, { share: incomplete }), checkedRow(4, { facts: forged }))
const idsOf = (arranged: typeof rows) => arranged.map(({ row }) => row.id)

it('the checker can arrange the rows so that those that need attention come first, or so that only rows that are not fine appear', () => {
  expect(idsOf(arrangeRows(rows, { order: 'attention', isOnlyNotFine: false }))).toEqual([4, 3, 9, 1])
  expect(idsOf(arrangeRows(rows, { order: 'as-brought', isOnlyNotFine: true }))).toEqual([1, 9, 3, 4])
})

it('rows arranged by person stand together for each person, and rows without a name come last', async () => {
  const named = mark(checkedRow(1), await namedRow(2, 'Maya'), await namedRow(3, 'Jo'), await namedRow(4, 'maya'))
  expect(idsOf(arrangeRows(named, { order: 'person', isOnlyNotFine: false }))).toEqual([3, 2, 4, 1])
})
