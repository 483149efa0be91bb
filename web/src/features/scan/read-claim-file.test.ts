import { buildShareFile } from '@did/credentials/share/share-file'
import { shareIdSchema } from '@did/domain/ids'
import { expect, it } from 'vitest'
import { isClaimFile, isTextFile, readClaimFile } from './read-claim-file.ts'

const shown = { type: 'award', title: 'Best in show', issuer: 'Self', isVerified: false }
const text = buildShareFile({
  payload: { id: 7, ...shown, publicData: { ...shown, issueDate: '2026-11-21' } },
  proof: { kind: 'unattested', shareId: shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw') },
})
const file = (content: string, name = 'best-in-show.claim.json') => new File([content], name)

it('a dropped file that was saved as a claim is read as a share', async () => {
  expect(await readClaimFile(file(text))).toMatchObject({ kind: 'share', share: { kind: 'unattested' } })
})

it('a dropped file that was saved as a claim counts as a share even if somebody changed the file', async () => {
  const reading = await readClaimFile(file(text.replace('Best', 'Worst')))
  expect(reading).toMatchObject({ kind: 'share', share: { kind: 'unreadable' } })
})

it('a dropped file that was not saved as a claim is reported as no claim file', async () => {
  for (const other of ['', '{}', 'not JSON', '[1,2]', 'x'.repeat(300_000)])
    expect(await readClaimFile(file(other))).toEqual({ kind: 'no-claim-file' })
})

it('a dropped file of more than a million bytes is reported as too long, even if it was saved as a claim', async () => {
  expect(await readClaimFile(file(text + ' '.repeat(1_000_000)))).toEqual({ kind: 'too-long' })
})

it('a dropped file is a text, and never a picture, when its name or type says that it is a text', () => {
  for (const name of ['vc.txt', 'VC.JWT', 'vc.sdjwt', 'vc.jsonld', 'vc.json'])
    expect(isTextFile({ name, type: '' })).toBe(true)
  expect(isTextFile({ name: 'vc', type: 'text/plain' })).toBe(true)
  expect(isTextFile({ name: 'code.png', type: 'image/png' })).toBe(false)
  expect(isTextFile({ name: 'badge.svg', type: 'image/svg+xml' })).toBe(false)
})

it('a dropped file is recognized as a claim file by its name or by its type', () => {
  expect(isClaimFile({ name: 'A.CLAIM.JSON', type: '' })).toBe(true)
  expect(isClaimFile({ name: 'claim', type: 'application/json' })).toBe(true)
  expect(isClaimFile({ name: 'code.png', type: 'image/png' })).toBe(false)
})
