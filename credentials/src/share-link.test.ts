import { expect, test } from 'vitest'
import { checkAttestation } from './claim-attestation.ts'
import { buildShareUrl, parseShareUrl } from './share-link.ts'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from './test-fixtures.ts'

const publicUrl = 'https://did.example.org'

test('an attested share survives the way through its link and still checks', async () => {
  const proof = await buildAttestedProof()
  const payload = buildPayload(proof.message)
  const parsed = parseShareUrl(buildShareUrl({ publicUrl, payload, proof }))
  expect(parsed).toEqual({ ...proof, payload })
  if (parsed.kind !== 'attested') throw new Error(parsed.kind)
  expect(await checkAttestation(domain, parsed)).toMatchObject({ ok: true, signer: proof.message.verifier })
})

test('an unattested share survives the way through its link', () => {
  const payload = buildPayload(buildMessage(), false)
  const link = buildShareUrl({ publicUrl, payload, proof: { kind: 'unattested', shareId } })
  expect(parseShareUrl(link)).toEqual({ kind: 'unattested', payload, shareId })
})

test('a link with a title and issuer of 40 characters and a commitment has at most 820', async () => {
  const title = 'Master of Science in Computational Logic'
  const issuer = 'Technical University of Example Town, EU'
  expect([title.length, issuer.length]).toEqual([40, 40])
  const lengths = []
  for (const commitment of [`0x${'00'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const) {
    const proof = await buildAttestedProof(buildMessage({ title, issuer, commitment, claimType: 'certification' }))
    const link = buildShareUrl({ publicUrl, payload: buildPayload(proof.message), proof })
    expect(parseShareUrl(link).kind).toBe('attested')
    lengths.push(link.length)
  }
  console.info(`share link: ${lengths[0]} characters, ${lengths[1]} with a commitment`)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(820)
})
