import type { HistoryEntry } from '@did/domain/claim/history'
import { expect, it, vi } from 'vitest'
import { ClaimHistory } from '../src/entities/claim/claim-history.tsx'
import { claim } from './rig/people.ts'
import { button, press, show, waitFor } from './rig/screen.tsx'

const hash = `0x${'ab'.repeat(32)}` as const
const entryOf = (seq: number): HistoryEntry => ({
  seq,
  kind: seq === 1 ? 'created' : 'viewed',
  at: '2026-11-28T10:00:00.000Z',
  opened: null,
  contentHash: hash,
  previousHash: hash,
  hash,
})
const entries = Array.from({ length: 150 }, (_, index) => entryOf(index + 1))

function serveHistory(): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams } = new URL(path, 'http://relative')
    const before = Number(searchParams.get('before') ?? Number.MAX_SAFE_INTEGER)
    const page = entries.filter(({ seq }) => seq < before).slice(-Number(searchParams.get('limit')))
    return Response.json({ format: 'did-claim-history-1', claimId: claim.id, entries: page })
  })
}
const countShown = () => document.querySelectorAll('li').length

it('a claim’s long history shows the newest entries at first and older entries on request, and its file has all entries', async () => {
  serveHistory()
  const files: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  await show(<ClaimHistory claimId={claim.id} reader="owner" />)
  await waitFor(() => countShown() === 100)
  await press('Download history')
  const file = await waitFor(() => files[0])
  expect(JSON.parse(await file.text())).toMatchObject({ entries })
  await press('Show more')
  await waitFor(() => countShown() === 150)
  expect(() => button('Show more')).toThrow()
})
