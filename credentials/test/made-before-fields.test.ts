import { signedAttestationSchema } from '@did/domain/attestation/attestation'
import { claimLeafSchema } from '@did/domain/claim/claim'
import { shareIdSchema } from '@did/domain/ids'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { attestationDigest, checkAttestation } from '../src/attestation/claim-attestation.ts'
import { claimHash, detailsRoot } from '../src/attestation/claim-leaves.ts'
import { hashDetails, readDetails } from '../src/attestation/credential-details.ts'
import { openControlledShare } from '../src/share/controlled-share.ts'
import { discloseLeaves } from '../src/share/disclosed/share-disclosure.ts'
import { parseShareFile } from '../src/share/share-file.ts'
import { buildShareUrl, parseShareUrl } from '../src/share/share-link.ts'
import { judgeShare } from '../src/verdict/verdict.ts'
import { domain } from './fixtures.ts'
import before from './made-before-fields.json' with { type: 'json' }
import { everythingRight } from './verdict-rig.ts'

// The JSON file contains shares that the last commit before docs/decisions/0033 made, and what that
// commit read from each of their links.

const signed = signedAttestationSchema.parse(before.attestation)
const leaves = z.array(claimLeafSchema).parse(before.claim.leaves)
const asRead = new Map(Object.entries(before.parsed))

test('an attestation from before claims had fields has the same digest and still holds', async () => {
  expect(attestationDigest(domain, signed)).toBe(before.attestation.digest)
  expect(await checkAttestation(domain, signed)).toMatchObject({ ok: true, digest: before.attestation.digest })
})

test('an attestation from before claims had fields does not hold as an attestation of the newer type', async () => {
  const relabelled = { ...signed, primaryType: 'ConfirmCredential' as const }
  expect(await checkAttestation(domain, relabelled)).toEqual({ ok: false, reason: 'signer-mismatch' })
})

test('a claim from before claims had fields keeps its two hashes, `details` and the claim hash', () => {
  expect(detailsRoot(leaves)).toBe(before.claim.details)
  expect(hashDetails(readDetails(leaves))).toBe(before.claim.details)
  const { publicData } = parsedPayload(before.links.attestedWithOpenedFields)
  expect(claimHash({ ...publicData, details: detailsRoot(leaves) })).toBe(before.claim.claimHash)
})

describe.each(Object.entries(before.links))('the link %s from before claims had fields', (name, link) => {
  test('a link from before claims had fields is read as the product read it at that time', () => {
    const { primaryType: _, fieldCount: __, ...read } = { primaryType: null, fieldCount: null, ...parseShareUrl(link) }
    expect(read).toEqual(asRead.get(name))
  })

  test('a verdict on a link from before claims had fields does not warn of a missing holder’s name', () => {
    const { checks } = judgeShare(parseShareUrl(link), everythingRight)
    expect(checks.map((each) => each.name)).not.toContain('holder')
  })
})

test('building the same share again gives exactly the link that the product built before claims had fields', () => {
  const share = parseShareUrl(before.links.attestedWithOpenedFields)
  if (share.kind !== 'attested') throw new Error(share.kind)
  const disclosure = discloseLeaves(leaves, ['description', 'age_over_18'])
  const built = buildShareUrl({ publicUrl: 'https://did.example', payload: share.payload, proof: share, disclosure })
  expect(built).toBe(before.links.attestedWithOpenedFields)
})

test('a file and a controlled share from before claims had fields can be opened', async () => {
  const { shareId, ...sealed } = before.controlled
  const inFile = parseShareFile(before.file)
  expect(inFile).toMatchObject({ kind: 'attested', signature: signed.signature })
  expect(await openControlledShare({ shareId: shareIdSchema.parse(shareId), ...sealed })).toEqual(inFile)
})

test('an attested link from before claims had fields is genuine when every fact is right', async () => {
  const share = parseShareUrl(before.links.attestedWithOpenedFields)
  if (share.kind !== 'attested') throw new Error(share.kind)
  const attestation = await checkAttestation(domain, share)
  const shareStatus = { status: 'active' as const, claimHash: before.claim.claimHash }
  expect(judgeShare(share, { ...everythingRight, attestation, shareStatus })).toMatchObject({ overall: 'genuine' })
})

function parsedPayload(link: string) {
  const share = parseShareUrl(link)
  if (share.kind !== 'attested') throw new Error(share.kind)
  return share.payload
}
