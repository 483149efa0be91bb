import { buildShareFile } from '@did/credentials/share/share-file'
import { shareIdSchema } from '@did/domain/ids'
import { describe, expect, it } from 'vitest'
import { isClaimFile, readClaimFile } from './read-claim-file.ts'

const shown = { type: 'award', title: 'Best in show', issuer: 'Self', isVerified: false }
const text = buildShareFile({
  payload: { id: 7, ...shown, publicData: { ...shown, issueDate: '2026-11-21' } },
  proof: { kind: 'unattested', shareId: shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw') },
})
const file = (content: string, name = 'best-in-show.claim.json') => new File([content], name)

describe('a dropped file', () => {
  it('is a share when it was saved as a claim', async () => {
    expect(await readClaimFile(file(text))).toMatchObject({ kind: 'share', share: { kind: 'unattested' } })
  })

  it('is judged as a claim even if somebody changed it', async () => {
    const reading = await readClaimFile(file(text.replace('Best', 'Worst')))
    expect(reading).toMatchObject({ kind: 'share', share: { kind: 'unreadable' } })
  })

  it('of any other kind is just another file', async () => {
    for (const other of ['', '{}', 'not JSON', '[1,2]', 'x'.repeat(300_000)])
      expect(await readClaimFile(file(other))).toEqual({ kind: 'no-claim-file' })
  })

  it('is told apart from a picture by its name or type', () => {
    expect(isClaimFile({ name: 'A.CLAIM.JSON', type: '' })).toBe(true)
    expect(isClaimFile({ name: 'claim', type: 'application/json' })).toBe(true)
    expect(isClaimFile({ name: 'code.png', type: 'image/png' })).toBe(false)
  })
})
