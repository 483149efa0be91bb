import { toShareKey } from '@did/credentials/share/share-key'
import { buildMessage, shareId } from '@did/credentials/test/fixtures'
import { expect, it } from 'vitest'
import { toCells } from '../export/export-rows.ts'
import { countRepeats, countRows, listPersons } from './arrange-rows.ts'
import { isFine } from './mark-rows.ts'
import type { Row } from './row.ts'
import { checkedRow, forged, incomplete, mark, namedRow, noClaim } from './rows-rig.ts'

const { verifier } = buildMessage()
const stranger = { isAccredited: false, name: '', domain: '', since: 0 } as const
const broughtAs = (id: number, link: string, row: Row): Row => (row.kind === 'claim' ? { ...row, id, link } : row)

it('the summary of a check counts a row as fine only if the row’s own verdict is green', async () => {
  const waiting = { ...checkedRow(5), state: { status: 'due', last: null } } as const
  const rows = mark(
    await namedRow(1, 'Maya Rossi'),
    checkedRow(2, { facts: forged }),
    checkedRow(3, { share: incomplete }),
    noClaim,
    waiting,
  )
  expect(countRows(rows)).toEqual([
    { what: 'not-genuine', count: 1 },
    { what: 'caution', count: 1 },
    { what: 'nothing', count: 1 },
    { what: 'genuine', count: 1 },
  ])
  expect(rows.map(isFine)).toEqual([true, false, false, false, false])
})

it('the summary of a check counts two rows of the same credential once, unless their verdicts differ', async () => {
  const ended = { shareStatus: { status: 'withdrawn', claimHash: null } } as const
  const confirmed = await namedRow(1, 'Maya Rossi')
  const rows = mark(
    broughtAs(1, 'a', confirmed),
    broughtAs(2, 'a', confirmed),
    broughtAs(3, 'b', confirmed),
    broughtAs(4, 'c', await namedRow(1, 'Maya Rossi', undefined, null, ended)),
    checkedRow(5, { share: incomplete, link: 'd' }),
    checkedRow(6, { share: incomplete, link: 'd' }),
    checkedRow(7, { share: incomplete, link: 'e' }),
  )
  expect(countRows(rows)).toEqual([
    { what: 'caution', count: 3 },
    { what: 'genuine', count: 1 },
  ])
  expect(countRepeats(rows)).toBe(3)
  expect(listPersons(rows)).toEqual([{ name: 'Maya Rossi', count: 1 }])
})

it('the summary of a check counts a credential once even if its verifier confirmed it twice', async () => {
  const again = { attestation: { ok: true, signer: verifier, digest: `0x${'d2'.repeat(32)}` } } as const
  const rows = mark(
    await namedRow(1, 'Maya Rossi'),
    { ...(await namedRow(1, 'Maya Rossi', undefined, null, again)), id: 2 },
    await namedRow(3, 'Maya Rossi'),
  )
  expect(rows[1]?.marks).toEqual([{ kind: 'same-credential', as: 1 }])
  expect(countRows(rows)).toEqual([{ what: 'genuine', count: 2 }])
  expect(listPersons(rows)).toEqual([{ name: 'Maya Rossi', count: 2 }])
})

it('the summary of a check has a separate word for a limited link that the checker has not opened', () => {
  const controlled = { kind: 'controlled', shareId, key: toShareKey(new Uint8Array(32)) } as const
  const rows = mark(checkedRow(1, { share: controlled }), checkedRow(2, { share: controlled }), noClaim)
  expect(countRows(rows)).toEqual([
    { what: 'not-opened', count: 1 },
    { what: 'nothing', count: 1 },
  ])
  expect(toCells(rows)[1]).toContain('Not opened yet')
})

it('the summary of a check lists the confirmed names, the most frequent name first', async () => {
  const rows = mark(await namedRow(1, 'Jo Smith'), await namedRow(2, 'Maya Rossi'), await namedRow(3, 'maya  rossi'))
  expect(listPersons(rows)).toEqual([
    { name: 'Maya Rossi', count: 2 },
    { name: 'Jo Smith', count: 1 },
  ])
})

it.each([
  ['withdrawn', { revocation: { kind: 'revoked', at: 1, reason: null } }],
  ['of an ended link', { shareStatus: { status: 'withdrawn', claimHash: null } }],
  ['of an unreviewed verifier', { standing: { now: stranger, atSigning: stranger } }],
] as const)('the confirmed names leave out a row that is %s', async (_, facts) => {
  const row = await namedRow(1, 'Jo Smith', undefined, null, facts)
  expect(listPersons(mark(row, await namedRow(2, 'Maya Rossi')))).toEqual([{ name: 'Maya Rossi', count: 1 }])
})
