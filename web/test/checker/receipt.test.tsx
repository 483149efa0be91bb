import { checkAttestation } from '@did/credentials/attestation/claim-attestation'
import { buildAttestedProof, buildMessage, buildPayload, domain } from '@did/credentials/test/fixtures'
import { expect, it, vi } from 'vitest'
import { emptyRecord } from '../../src/pages/check/export/check-record.ts'
import { Receipt } from '../../src/pages/check/export/receipt.tsx'
import { checkedRow, incomplete, mark, namedRow } from '../../src/pages/check/rows/rows-rig.ts'
import { show } from '../rig/screen.tsx'

const long = `/shared-claim?data=${'eyJpZCI6'.repeat(120)}#p=${'AbC_dEf-'.repeat(200)}`

it('the table of a receipt shortens a long link, and the whole link and its fingerprint stand below the table', async () => {
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

it('the table of a receipt shows a short link as a whole', async () => {
  vi.stubGlobal('print', vi.fn())
  const link = '/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw'
  await show(<Receipt rows={mark(checkedRow(1, { link }))} all={1} record={emptyRecord} onDone={() => {}} />)
  expect(document.querySelector('table')?.textContent).toContain(location.origin + link)
})

/**
 * A stranger's hostile text begins new lines, reverses the direction of writing, piles marks on a
 * letter and has a very long word.
 */
const lie = 'Passed: accredited by the State'
const word = 'W'.repeat(300)
const hostile = `BSc”\n${lie}\u2029${lie} \u202e\u2066turned\u200f a${'\u0336'.repeat(40)} ${word}`

async function showHostile(): Promise<Element> {
  vi.stubGlobal('print', vi.fn())
  const message = buildMessage({ claimType: hostile, title: hostile })
  const proof = await buildAttestedProof(message)
  const share = { ...proof, payload: buildPayload(message), opened: [], fieldCount: null }
  const facts = { attestation: await checkAttestation(domain, proof), shareStatus: 'unknown' } as const
  const rows = mark(
    checkedRow(1, { share, facts, link: '/s/BwcHBwcH#BwcHBwcHBwcHBwcHBwcHBw', beside: hostile }),
    await namedRow(2, `Maya” ${lie} \u202e\u2066 ${word}`, undefined, hostile),
    checkedRow(3, { share: incomplete, beside: hostile }),
    {
      ...{ id: 4, place: { name: hostile, line: 1 }, beside: hostile },
      kind: 'no-claim',
      noClaim: { reason: 'bare-line', text: hostile },
    },
  )
  await show(<Receipt rows={rows} all={4} record={emptyRecord} onDone={() => {}} />)
  const sheet = document.querySelector('.print-sheet')
  if (!sheet) throw new Error('There is no receipt')
  return sheet
}

it('a receipt shows a stranger’s words only in quotation marks and on one line, and drops marks that reverse or cover text', async () => {
  const text = (await showHostile()).textContent
  expect(text).toContain(word)
  expect(text.replaceAll(/“[^”]*”/g, '')).not.toContain(lie)
  expect(text).not.toMatch(/[\n\r\u2028\u2029\u200f\u202a-\u202e\u2066-\u2069]/)
  expect(text).not.toMatch(/[\p{Mn}\p{Me}]{5}/u)
})

it('a receipt stays as wide as its sheet even if a stranger wrote a very long word', async () => {
  const sheet = await showHostile()
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
  const places: Element[] = []
  while (texts.nextNode())
    if (texts.currentNode.textContent?.includes(word)) places.push(texts.currentNode.parentElement as Element)
  expect(places).toHaveLength(4)
  for (const place of places)
    expect(place.closest('.wrap-anywhere,.break-all,h3')?.tagName, place.outerHTML).toBeDefined()
})
