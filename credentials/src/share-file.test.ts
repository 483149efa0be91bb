import type { ClaimLeaf } from '@did/domain/claim'
import { shareIdSchema } from '@did/domain/ids'
import { describe, expect, test } from 'vitest'
import { checkAttestation } from './claim-attestation.ts'
import { detailsRoot } from './claim-leaves.ts'
import { openControlledShare, sealControlledShare } from './controlled-share.ts'
import { fromBase64, toBase64 } from './share-bytes.ts'
import { discloseLeaves } from './share-disclosure.ts'
import { buildShareFile, maximumFileLength, parseShareFile, toShareFile } from './share-file.ts'
import { toShareKey } from './share-key.ts'
import { buildControlledUrl, buildShareUrl, parseShareUrl } from './share-link.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from './test-fixtures.ts'

const publicUrl = 'https://did.example.org'
const leaves: ClaimLeaf[] = [
  { field: 'description', value: 'Graduated with distinction', salt: `0x${'5a'.repeat(32)}` },
  { field: 'grade', value: '1,0', salt: `0x${'a5'.repeat(32)}` },
]
const proof = await buildAttestedProof(buildMessage({ details: detailsRoot(leaves) }))
const disclosure = discloseLeaves(leaves, ['grade'])
const share = { payload: buildPayload(proof.message), proof, disclosure }
const file = buildShareFile(share)
const own = { payload: buildPayload(proof.message, false), proof: { kind: 'unattested', shareId } as const, disclosure }

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const otherId = shareIdSchema.parse('EBESExQVFhcYGRobHB0eHw')

describe('a share as a file', () => {
  test('says what its link says, and checks', async () => {
    const parsed = parseShareFile(file)
    expect(parsed).toEqual({ ...proof, payload: share.payload, opened: [leaves[1]] })
    expect(parsed).toEqual(parseShareUrl(buildShareUrl({ publicUrl, ...share })))
    if (parsed.kind !== 'attested') throw new Error(parsed.kind)
    expect(await checkAttestation(domain, parsed)).toMatchObject({ ok: true })
    console.info(`share file: ${file.length} characters with one field opened`)
  })

  test('can be read by a person, and holds nothing that was not opened', () => {
    expect(JSON.parse(file)).toMatchObject({ payload: share.payload, opened: [{ field: 'grade', value: '1,0' }] })
    expect(file).not.toContain('distinction')
  })

  test('is made from a link alone, byte for byte the same', () => {
    expect(toShareFile(buildShareUrl({ publicUrl, ...share }))).toBe(file)
    expect(toShareFile(buildShareUrl({ publicUrl, ...own }))).toBe(buildShareFile(own))
    expect(() => toShareFile('https://did.example.org/shared-claim')).toThrow(
      expect.objectContaining({ code: 'share-unreadable' }),
    )
  })

  test('of a claim that nobody verified names the details its opened fields belong to', () => {
    expect(parseShareFile(buildShareFile(own))).toMatchObject({ kind: 'unattested', details: proof.message.details })
  })

  test('that shows another field than its proof opens is not genuine', () => {
    expect(parseShareFile(file.replace('"1,0"', '"4,0"'))).toEqual({
      kind: 'contradictory',
      contradiction: 'opened-fields-differ',
    })
    expect(parseShareFile(file.replace(/"opened": \[[^\]]+\]/, '"opened": []'))).toMatchObject({
      kind: 'contradictory',
    })
  })

  test.each([
    ['white space', `${file} `],
    ['no last line break', file.trimEnd()],
    ['a doubled key', file.replace('{', '{\n  "version": 1,')],
    ['a further member', file.replace('"version": 1,', '"version": 1,\n  "isVerified": true,')],
    ['another payload', file.replaceAll('Logic', 'Magic')],
    ['an escaped letter', file.replaceAll('grade', 'gr\\u0061de')],
    ['another format', file.replace('did-verification', 'did-Verification')],
    ['too much', file + ' '.repeat(maximumFileLength)],
    ['no JSON', 'claim'],
    ['nothing', ''],
  ])('is unreadable with %s', (_, changed) => {
    expect(parseShareFile(changed).kind).toBe('unreadable')
  })

  test('of the longest claim fits its bounds and the ciphertext of a controlled share', async () => {
    const long: ClaimLeaf[] = [{ field: 'description', value: '字'.repeat(2000), salt: `0x${'5a'.repeat(32)}` }]
    const words = { title: '字'.repeat(200), issuer: '字'.repeat(200), claimType: '字'.repeat(40) }
    const message = buildMessage({ ...words, details: detailsRoot(long) })
    const signed = { ...(await buildAttestedProof(message)), signature: `0x${'5a'.repeat(4096)}` as const }
    const longest = buildShareFile({
      payload: buildPayload(message),
      proof: signed,
      disclosure: discloseLeaves(long, ['description']),
    })
    expect(parseShareFile(longest).kind).toBe('attested')
    const sealed = await sealControlledShare({ shareId, key: toShareKey(randomBytes(32)), file: longest }, randomBytes)
    expect(sealed.length).toBeLessThan(64_000)
  })
})

describe('a controlled share', () => {
  const key = toShareKey(randomBytes(32))
  const link = buildControlledUrl({ publicUrl, shareId, key })

  test('says nothing in its link but its name and its key, which is in the fragment', () => {
    expect(parseShareUrl(link)).toEqual({ kind: 'controlled', shareId, key })
    expect(link.split('#')[0]).not.toContain(key)
    console.info(`controlled share link: ${link.length} characters`)
  })

  test('opens to what its owner sealed', async () => {
    const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
    expect(await openControlledShare({ shareId, key, ciphertext })).toEqual(parseShareFile(file))
    expect(ciphertext).not.toContain(btoa('did-verification'))
  })

  test('is sealed to other bytes each time', async () => {
    const sealed = await Promise.all([1, 2].map(() => sealControlledShare({ shareId, key, file }, randomBytes)))
    expect(new Set(sealed).size).toBe(2)
  })

  test('stays closed to another key, under another share, and with any byte changed', async () => {
    const ciphertext = await sealControlledShare({ shareId, key, file }, randomBytes)
    const unreadable = { kind: 'unreadable', code: 'share-unreadable' }
    expect(await openControlledShare({ shareId, key: toShareKey(randomBytes(32)), ciphertext })).toEqual(unreadable)
    const moved = parseShareUrl(buildControlledUrl({ publicUrl, shareId: otherId, key }))
    if (moved.kind !== 'controlled') throw new Error(moved.kind)
    expect(await openControlledShare({ ...moved, ciphertext })).toEqual(unreadable)
    const bytes = fromBase64(ciphertext)
    for (let place = 0; place < bytes.length; place += 7) {
      const changed = bytes.map((byte, index) => (index === place ? byte ^ 1 : byte))
      expect(await openControlledShare({ shareId, key, ciphertext: toBase64(changed) })).toEqual(unreadable)
    }
    for (const nonsense of ['', 'AQ==', '*', ciphertext.slice(0, 20)])
      expect(await openControlledShare({ shareId, key, ciphertext: nonsense })).toEqual(unreadable)
  })

  test('whose owner sealed the file of another share contradicts itself', async () => {
    const ciphertext = await sealControlledShare({ shareId: otherId, key, file }, randomBytes)
    expect(await openControlledShare({ shareId: otherId, key, ciphertext })).toEqual({
      kind: 'contradictory',
      contradiction: 'share-id-differs',
    })
  })

  test('is unreadable without its key, with a changed one, or as another share', () => {
    const [data] = link.split('#')
    for (const broken of [data, `${data}#`, `${data}#k=`, `${data}#p=${key}`, link.slice(0, -1), `${link}A`])
      expect(parseShareUrl(broken ?? '')).toMatchObject({ kind: 'unreadable' })
    for (let place = link.indexOf('?'); place < link.length; place++) {
      const letter = link[place] === 'A' ? 'B' : 'A'
      expect(parseShareUrl(link.slice(0, place) + letter + link.slice(place + 1)).kind).toBe('unreadable')
    }
  })
})
