import { buildJudged } from '@did/credentials/test/judged-credential'
import { afterAll, expect, it, vi } from 'vitest'
import type { Row } from '../rows/row.ts'
import { checkedRow, credentialRow, mark } from '../rows/rows-rig.ts'
import { findCircumstances } from './find-circumstances.ts'

vi.stubGlobal('location', { origin: 'https://id.example' })
afterAll(() => void vi.unstubAllGlobals())

/**
 * Returns what the receipt of these rows says under this heading, or undefined if it has no such
 * heading.
 */
const read = (heading: string, ...rows: Row[]) => new Map(findCircumstances(mark(...rows))).get(heading)
const buildCredentialRow = async () => credentialRow(1, await buildJudged())

it('a receipt that covers only credentials of other software states the time of the check, and has no line about a block', async () => {
  const row = await buildCredentialRow()
  expect(read('UTC', row)).toBe('2026-11-23T10:00:00.000Z')
  expect(read('Newest block of the chain', row)).toBeUndefined()
})

it('a receipt that covers a credential of other software and a link states the span of both check times, and the link’s block', async () => {
  const row = await buildCredentialRow()
  if (row.kind !== 'credential' || !row.last) throw new Error('the row is of a checked credential')
  const earlier = { ...row, last: { ...row.last, at: '2026-11-20T09:00:00.000Z' } }
  const rows = [earlier, checkedRow(2)]
  expect(read('UTC', ...rows)).toBe('2026-11-20T09:00:00.000Z – 2026-11-23T10:00:00.000Z')
  expect(read('Newest block of the chain', ...rows)).toMatch(/^7, 0x7777/)
})
