import { claimIdSchema } from '@did/domain/ids'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildCredentialShare, buildFields } from '../../test/credential-fixtures.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from '../../test/fixtures.ts'
import { forge, takeApart } from '../../test/mutations.ts'
import { checkAttestation } from '../attestation/claim-attestation.ts'
import { detailsRoot } from '../attestation/claim-leaves.ts'
import { discloseLeaves } from './disclosed/share-disclosure.ts'
import { buildShareUrl, maximumLinkLength, parseShareUrl } from './share-link.ts'

// On a busy machine, so many changed links take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 60_000 })

const publicUrl = 'https://did.example.org'
const salt = `0x${'5a'.repeat(32)}` as const
const proof = await buildAttestedProof()
const payload = buildPayload(proof.message)
const link = buildShareUrl({ publicUrl, payload, proof })
const unattestedPayload = buildPayload(buildMessage(), false)
const unattestedLink = buildShareUrl({
  publicUrl,
  payload: unattestedPayload,
  proof: { kind: 'unattested', shareId },
})
/** The forged link has this payload, the proof of an unverified claim, and the right checksum. */
const forgePayload = (text: string | Uint8Array) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return parseShareUrl(forge(bytes, takeApart(unattestedLink).body))
}

test('the link of an attested share is read as an attested share whose signature holds', async () => {
  const parsed = parseShareUrl(link)
  expect(parsed).toEqual({ ...proof, payload, opened: [], fieldCount: null })
  if (parsed.kind !== 'attested') throw new Error(parsed.kind)
  expect(await checkAttestation(domain, parsed)).toMatchObject({ ok: true, signer: proof.message.verifier })
})

test('the link of an unattested share is read as an unattested share', () => {
  expect(parseShareUrl(unattestedLink)).toEqual({
    kind: 'unattested',
    payload: unattestedPayload,
    shareId,
    opened: [],
    fieldCount: null,
    details: null,
  })
})

test('the link of a share is read from a page’s location in the same way as from a text', () => {
  const { search, hash } = new URL(link)
  expect(parseShareUrl({ search, hash })).toEqual(parseShareUrl(link))
})

test('the link of a share with random text, numbers and times is read as the same share', async () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 })
  const members = fc.record({
    title: words,
    issuer: words,
    claimId: fc.maxSafeNat().map((id) => claimIdSchema.parse(id || 1)),
    validFrom: fc.nat({ max: 253_402_300_799 }),
    validUntil: fc.nat({ max: 253_402_300_799 }),
    statusList: fc.nat(0xffffffff),
    statusIndex: fc.nat(0xffffffff),
  })
  const blocks = fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
  await fc.assert(
    fc.asyncProperty(members, blocks, async (changed, anchorBlock) => {
      const some = { ...(await buildAttestedProof(buildMessage(changed))), anchorBlock }
      const itsPayload = buildPayload(some.message)
      const built = buildShareUrl({ publicUrl, payload: itsPayload, proof: some })
      expect(parseShareUrl(built)).toEqual({ ...some, payload: itsPayload, opened: [], fieldCount: null })
    }),
    { numRuns: 40 },
  )
})

test('links that were already sent stay readable (golden vectors)', () => {
  const data =
    'eyJpZCI6NywidHlwZSI6ImVkdWNhdGlvbiIsInRpdGxlIjoiTWFzdGVyIG9mIFNjaWVuY2UgaW4gQ29tcHV0YXRpb25hbCBMb2dpYyIsImlzc3VlciI6IlRlY2huaXNjaGUgVW5pdmVyc2l0w6R0IEJlaXNwaWVsc3RhZHQsIEVVIiwiaXNWZXJpZmllZCI6dHJ1ZSwicHVibGljRGF0YSI6eyJ0eXBlIjoiZWR1Y2F0aW9uIiwidGl0bGUiOiJNYXN0ZXIgb2YgU2NpZW5jZSBpbiBDb21wdXRhdGlvbmFsIExvZ2ljIiwiaXNzdWVyIjoiVGVjaG5pc2NoZSBVbml2ZXJzaXTDpHQgQmVpc3BpZWxzdGFkdCwgRVUiLCJpc1ZlcmlmaWVkIjp0cnVlLCJpc3N1ZURhdGUiOiIyMDI2LTExLTIxIn19'
  const fragment =
    'EQABAgMEBQYHCAkKCwwNDg8Z5-N258ITt-fn5GzHCl3Qhtr_KvOf1uUarYj29M5quIJyec__uSJm6fQBq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6sJgL6D2AaAuZyFBwPwogSuK72-BxhfWBfdN7FTpsE76kLwThYKQGjrhbKAjTWmSg1Gcd6bwSkuoSaWQud3cPVS9f4-solREiHtruX7B8Ab0gmEQTY'
  expect(link).toBe(`${publicUrl}/shared-claim?data=${data}#p=${fragment}`)
  expect(unattestedLink.split('#p=')[1]).toBe('EAABAgMEBQYHCAkKCwwNDg-iKKA')
})

test('the length of a link is at most 820 characters with a title and an issuer of 40 characters each', async () => {
  const title = 'Master of Science in Computational Logic'
  const issuer = 'Technical University of Example Town, EU'
  expect([title.length, issuer.length]).toEqual([40, 40])
  const lengths = []
  for (const commitment of [`0x${'00'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const) {
    const some = await buildAttestedProof(buildMessage({ title, issuer, commitment, claimType: 'certification' }))
    lengths.push(buildShareUrl({ publicUrl, payload: buildPayload(some.message), proof: some }).length)
  }
  console.info(`share link: ${lengths[0]} characters, ${lengths[1]} with a commitment`)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(820)
})

test('the length of a link is at most 1,200 characters when it shows a description of 150 characters', async () => {
  const leaves = [{ field: 'description', value: 'Graduated with distinction. '.repeat(6).slice(0, 150), salt }]
  const title = 'Master of Science in Computational Logic'
  const issuer = 'Technical University of Example Town, EU'
  const message = buildMessage({ title, issuer, details: detailsRoot(leaves), claimType: 'certification' })
  const some = await buildAttestedProof(message)
  const disclosure = discloseLeaves(leaves, ['description'])
  const { length } = buildShareUrl({ publicUrl, payload: buildPayload(message), proof: some, disclosure })
  console.info(`share link: ${length} characters with a description of 150 characters opened`)
  expect(length).toBeLessThanOrEqual(1200)
})

test('the length of a link is at most 950 characters when it shows a holder’s name, contains a commitment and opens no other field', async () => {
  const title = 'Master of Science in Computational Logic'
  const issuer = 'Technical University of Example Town, EU'
  const lengths = []
  for (const commitment of [`0x${'00'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const) {
    const message = buildMessage({ title, issuer, commitment, claimType: 'certification' })
    const leaves = buildFields('Maximiliane Alexandra von Beispielstein')
    const share = await buildCredentialShare(['holder_name'], leaves, message)
    lengths.push(buildShareUrl({ publicUrl, ...share }).length)
  }
  console.info(`share link with a name: ${lengths[0]} characters, ${lengths[1]} with a commitment`)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(950)
})

test('a link to the longest claim with the longest signature is within the limit for the length of links', async () => {
  const leaves = [{ field: 'description', value: '字'.repeat(2000), salt }]
  const words = { title: '字'.repeat(200), issuer: '字'.repeat(200), claimType: '字'.repeat(40) }
  const message = buildMessage({ ...words, details: detailsRoot(leaves) })
  const some = { ...(await buildAttestedProof(message)), signature: `0x${'5a'.repeat(4096)}` as const }
  const disclosure = discloseLeaves(leaves, ['description'])
  const long = buildShareUrl({ publicUrl, payload: buildPayload(message), proof: some, disclosure })
  expect(parseShareUrl(long)).toEqual({ ...some, payload: buildPayload(message), opened: leaves, fieldCount: null })
})

test('a link that is longer than the limit can neither be built nor parsed', async () => {
  const leaves = [{ field: 'description', value: 'x'.repeat(maximumLinkLength), salt }]
  const some = await buildAttestedProof(buildMessage({ details: detailsRoot(leaves) }))
  const disclosure = discloseLeaves(leaves, ['description'])
  expect(() => buildShareUrl({ publicUrl, payload: buildPayload(some.message), proof: some, disclosure })).toThrow(
    expect.objectContaining({ code: 'share-does-not-fit' }),
  )
  expect(parseShareUrl(link + 'A'.repeat(maximumLinkLength))).toEqual({ kind: 'unreadable', code: 'share-too-long' })
})

const escaped = buildShareUrl({
  publicUrl,
  payload: buildPayload(buildMessage({ title: '??>>~~', claimId: claimIdSchema.parse(70) }), false),
  proof: { kind: 'unattested', shareId },
})

test('a link is read as the same share after a program decoded all escapes, even if the program then turned each + into a space', () => {
  expect(escaped).toMatch(/%2F.*%3D/)
  const plain = escaped.replaceAll('%2F', '/').replaceAll('%3D', '=').replaceAll('%2B', '+')
  expect(parseShareUrl(plain)).toEqual(parseShareUrl(escaped))
  expect(parseShareUrl(plain.replaceAll('+', ' '))).toEqual(parseShareUrl(escaped))
})

test('a link is unreadable after a program decoded only some of its escapes, or wrote an escape in lower case', () => {
  expect(parseShareUrl(escaped.replace('%3D', '=')).kind).toBe('unreadable')
  expect(parseShareUrl(escaped.replace('%2F', '%2f')).kind).toBe('unreadable')
})

test('a link is read as the same share after a program added a tracking parameter', () => {
  expect(parseShareUrl(link.replace('#', '&fbclid=IwAR0#'))).toEqual(parseShareUrl(link))
})

test('a link is contradictory when it says that the claim is verified but contains no attestation', () => {
  expect(forgePayload(JSON.stringify(payload))).toEqual({
    kind: 'contradictory',
    contradiction: 'verified-without-proof',
  })
})

test.each<[string, object]>([
  ['type', { type: 'kyc' }],
  ['title', { title: 'Doctor' }],
  ['issuer', { issuer: 'Somebody' }],
  ['isVerified', { isVerified: true }],
])('a link is contradictory when it shows a different %s inside the payload than outside', (_, changed) => {
  const publicData = { ...unattestedPayload.publicData, ...changed }
  expect(forgePayload(JSON.stringify({ ...unattestedPayload, publicData }))).toEqual({
    kind: 'contradictory',
    contradiction: 'public-data-differs',
  })
})

test('a link is never built from a payload and an attestation that contradict each other', () => {
  const build = (changed: Partial<typeof payload>, itsProof: Parameters<typeof buildShareUrl>[0]['proof']) => () =>
    buildShareUrl({ publicUrl, payload: { ...payload, ...changed }, proof: itsProof })
  const mismatch = expect.objectContaining({ code: 'attestation-mismatch' })
  expect(build({}, { kind: 'unattested', shareId })).toThrow(mismatch)
  expect(build(unattestedPayload, proof)).toThrow(mismatch)
  expect(build({ title: 'Doctor' }, proof)).toThrow(mismatch)
  expect(build({ id: 8 }, proof)).toThrow(mismatch)
  expect(build({ publicData: { ...payload.publicData, issueDate: '2020-01-01' } }, proof)).toThrow(mismatch)
})

test('a link is never built from an attestation of which a member has no canonical spelling', () => {
  const invalid = expect.objectContaining({ code: 'invalid-input' })
  const build =
    (changed: Partial<typeof proof.message>, signature = proof.signature) =>
    () =>
      buildShareUrl({
        publicUrl,
        payload: buildPayload({ ...proof.message, ...changed }),
        proof: { ...proof, message: { ...proof.message, ...changed }, signature },
      })
  expect(build({ title: '\ud800' })).toThrow(invalid)
  expect(build({ verifier: '0x12' })).toThrow(invalid)
  expect(build({ subject: 'did:web:example.org' })).toThrow(invalid)
  expect(build({ validUntil: -1 })).toThrow(invalid)
  expect(build({}, `0x${'00'.repeat(64)}1b`)).toThrow(invalid)
  expect(build({}, '0x')).toThrow(invalid)
})

const json = JSON.stringify(unattestedPayload)
test('the payload of a link is accepted in its canonical spelling', () => {
  expect(forgePayload(json).kind).toBe('unattested')
})

test.each([
  ['a doubled key', json.replace('{', '{"id":99,')],
  ['a further member', json.replace('{', '{"extra":1,')],
  ['a __proto__', json.replace('{', '{"__proto__":{"isVerified":true},')],
  ['white space', ` ${json}`],
  ['an escaped letter', json.replace('education', '\\u0065ducation')],
  ['a lone surrogate', JSON.stringify(buildPayload(buildMessage({ title: '\ud800' }), false))],
  ['another order', json.replace('"id":7,', '').replace(/}$/, ',"id":7}')],
  ['an id as a float', json.replace('"id":7', '"id":7.0')],
  ['an id of zero', json.replace('"id":7', '"id":0')],
  ['an id beyond exact numbers', json.replace('"id":7', '"id":9007199254740993')],
  ['a sentence as its issue date', JSON.stringify(buildPayload(buildMessage({ issueDate: 'Nov 3. Verified' }), false))],
  ['an issue date that no calendar has', json.replace('2026-11-21', '2026-02-31')],
  ['a byte-order mark', `\ufeff${json}`],
  ['bytes that are not UTF-8', Uint8Array.of(0xff, 0xfe)],
  ['an array', '[]'],
])('the payload of a link is refused with %s', (_, text) => {
  expect(forgePayload(text)).toEqual({ kind: 'unreadable', code: 'share-unreadable' })
})

test('parsing a text as a link never throws an error, and a random text is never read as an attested share', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.base64String().map((data) => `${publicUrl}/shared-claim?data=${data}`),
    fc.json().map((data) => `${publicUrl}/shared-claim?data=${encodeURIComponent(btoa(encodeURIComponent(data)))}`),
    fc.base64String().map((data) => `${link.split('#')[0]}#p=${data}`),
  )
  fc.assert(
    fc.property(anything, anything, (search, hash) => {
      expect(parseShareUrl(search).kind).not.toBe('attested')
      expect(parseShareUrl({ search, hash }).kind).not.toBe('attested')
    }),
    { numRuns: 500 },
  )
})
