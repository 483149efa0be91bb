import { expect, it, vi } from 'vitest'
import { Receipt } from '../src/pages/check/export/receipt.tsx'
import { emptyRecord } from '../src/pages/check/export/record.ts'
import { checkedRow, mark } from '../src/pages/check/rows/rows-rig.ts'
import { show } from './rig/screen.tsx'

const long = `/shared-claim?data=${'eyJpZCI6'.repeat(120)}#p=${'AbC_dEf-'.repeat(200)}`

it('a receipt has a short form of a long link in its table, and the whole link with its fingerprint below', async () => {
  vi.stubGlobal('print', vi.fn())
  await show(<Receipt rows={mark(checkedRow(1, { link: long }))} all={1} record={emptyRecord} onDone={() => {}} />)
  const table = document.querySelector('table')?.textContent ?? ''
  expect(table).toContain(`${location.host}/shared-claim…AbC_dEf-`)
  expect(table).not.toContain('eyJpZCI6eyJpZCI6')
  const below = document.querySelector('[aria-label="Links and fingerprints"]')
  expect(below?.querySelector('a')?.href).toBe(new URL(long, location.origin).href)
  expect(below?.textContent).toContain(new URL(long, location.origin).href)
  expect(below?.textContent).toMatch(/Its fingerprint \(SHA-256\): [0-9a-f]{64}/)
  expect(below?.textContent).toMatch(/Digest: 0x[0-9a-f]{64}/)
})

it('a receipt of a short link shows the whole link in its table', async () => {
  vi.stubGlobal('print', vi.fn())
  const link = '/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
  await show(<Receipt rows={mark(checkedRow(1, { link }))} all={1} record={emptyRecord} onDone={() => {}} />)
  expect(document.querySelector('table')?.textContent).toContain(location.origin + link)
})
