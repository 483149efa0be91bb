/**
 * Replays incidents that happened to other products. Each attack on a link also recomputes the
 * link's checksum.
 */
import type { AttestationMessage } from '@did/domain/attestation/attestation'
import type { ClaimLeaf } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import {
  asClaim,
  buildAttestedProof,
  buildMessage,
  buildPayload,
  domain,
  signAttestation,
  strangerWallet,
  verifierWallet,
} from '../../test/fixtures.ts'
import { forge, takeApart } from '../../test/mutations.ts'
import { anchor, unmoved } from '../../test/verdict-rig.ts'
import { attestationDigest, checkAttestation } from '../attestation/claim-attestation.ts'
import { detailsRoot } from '../attestation/claim-leaves.ts'
import { isRevocationSigned, revocationDigest } from '../attestation/claim-revocation.ts'
import type { Accreditation } from '../chain/registry-calls.ts'
import { type Disclosure, discloseLeaves, encodeDisclosure } from '../share/disclosed/share-disclosure.ts'
import { buildShareFile, parseShareFile } from '../share/share-file.ts'
import { buildShareUrl, type ParsedShare, parseShareUrl } from '../share/share-link.ts'
import { judgePublishedRevocation } from './judge-published-revocation.ts'
import { judgeShare, type VerdictFacts } from './verdict.ts'

const leaf = (field: string, value: string, fill: string): ClaimLeaf => ({ field, value, salt: `0x${fill.repeat(32)}` })
const leaves = [leaf('degree', 'MSc', '11'), leaf('grade', '1,0', '22')]
const message = buildMessage({ details: detailsRoot(leaves) })
const proof = await buildAttestedProof(message)
const payload = buildPayload(message)
const publicUrl = 'https://did.example.org'
const link = buildShareUrl({ publicUrl, payload, proof })
const parts = takeApart(link)
const json = new TextDecoder().decode(parts.payload)
const withPayload = (text: string) => parseShareUrl(forge(new TextEncoder().encode(text), parts.body))

const known: Accreditation = { isAccredited: true, name: 'University', domain: '', since: 1_700_000_000 }
const unknownVerifier: Accreditation = { isAccredited: false, name: '', domain: '', since: 0 }

async function judge(share: ParsedShare, change: Partial<VerdictFacts> = {}) {
  return judgeShare(share, {
    now: 1_800_000_000,
    installation: { chainId: 31337, verifierPolicy: 'open' },
    attestation: share.kind === 'attested' ? await checkAttestation(domain, share) : 'unknown',
    anchor,
    standing: { now: known, atSigning: known },
    subjectHasDid: true,
    control: unmoved,
    verifierControl: { ...unmoved, controller: message.verifier },
    keyLoss: null,
    revocation: { kind: 'standing' },
    shareStatus: { status: 'active', claimHash: null },
    ...change,
  })
}
const refused = { overall: 'not-genuine', text: 'hidden' }

test('the share that the tests about incidents change is genuine before each change', async () => {
  expect(await judge(withPayload(json))).toMatchObject({ overall: 'genuine', text: 'attested' })
})

test('an attested link is refused when one of its two members isVerified is false', async () => {
  const inner = json.replace(/"isVerified":true(?=[^{]*}}$)/, '"isVerified":false')
  const outer = json.replace('"isVerified":true', '"isVerified":false')
  expect(new Set([json, inner, outer]).size).toBe(3)
  for (const text of [inner, outer]) expect(await judge(withPayload(text))).toMatchObject(refused)
})

test('a link is refused when another wallet than its verifier signed the claim', async () => {
  const signature = await signAttestation(message, strangerWallet)
  const share = parseShareUrl(buildShareUrl({ publicUrl, payload, proof: { ...proof, signature } }))
  expect(await judge(share)).toMatchObject(refused)
})

test('a link is judged by the wallet that signed its claim, and not by the issuer that the claim names', async () => {
  const own = buildMessage({ verifier: toHex(strangerWallet.address), issuer: 'University' })
  const signature = await signAttestation(own, strangerWallet)
  const share = parseShareUrl(
    buildShareUrl({ publicUrl, payload: buildPayload(own), proof: { ...proof, message: own, signature } }),
  )
  const standing = { standing: { now: unknownVerifier, atSigning: unknownVerifier } }
  const review = { installation: { chainId: 31337, verifierPolicy: 'review' } } as const
  expect(await judge(share, standing)).toMatchObject({ overall: 'caution' })
  expect(await judge(share, { ...standing, ...review })).toMatchObject(refused)
})

test("an attestation with an exchanged verifier is refused, and one verifier's signature never holds for another's attestation", async () => {
  const verifier = toHex(strangerWallet.address)
  const forged: AttestationMessage = { ...message, verifier }
  expect(await checkAttestation(domain, { ...asClaim(forged), signature: proof.signature })).toMatchObject({
    ok: false,
  })
  const signature = await signAttestation(forged, strangerWallet)
  expect(await checkAttestation(domain, { ...asClaim(message), signature })).toMatchObject({ ok: false })
})

test.each(['type', 'title', 'issuer', 'issueDate'])(
  'a link is refused when its member %s was changed everywhere in the payload',
  async (name) => {
    const changed = json.replaceAll(new RegExp(`("${name}":")[^"]*`, 'g'), '$1other')
    expect(changed).not.toBe(json)
    expect(await judge(withPayload(changed))).toMatchObject(refused)
  },
)

test('a link is refused when its member id was changed', async () => {
  expect(await judge(withPayload(json.replace('"id":7', '"id":8')))).toMatchObject(refused)
})

test('a file is contradictory when somebody changed the value of an opened field', () => {
  const file = buildShareFile({ payload, proof, disclosure: discloseLeaves(leaves, ['degree']) })
  expect(parseShareFile(file)).toMatchObject({ kind: 'attested', opened: [leaves[0]] })
  expect(parseShareFile(file.replace('"MSc"', '"PhD"'))).toMatchObject({ kind: 'contradictory' })
})

const opened = buildShareUrl({ publicUrl, payload, proof, disclosure: discloseLeaves(leaves, ['degree', 'grade']) })
const { payload: bytes, body } = takeApart(opened)
const length = encodeDisclosure(discloseLeaves(leaves, ['degree', 'grade']) ?? fail()).length
// The disclosure begins after the header's byte and the 16 bytes of the share id.
const start = 17
const withDisclosure = (tree: Disclosure) => {
  const [before, after] = [body.slice(0, start), body.slice(start + length)]
  return parseShareUrl(forge(bytes, Uint8Array.of(...before, ...encodeDisclosure(tree), ...after)))
}
const tree = (left: ClaimLeaf, right: ClaimLeaf): Disclosure => ({
  kind: 'node',
  left: { kind: 'opened', leaf: left },
  right: { kind: 'opened', leaf: right },
})
const [degree, grade] = [leaf('degree', 'MSc', '11'), leaf('grade', '1,0', '22')]

test('a link with two opened fields is genuine when both fields are unchanged', async () => {
  expect(await judge(withDisclosure(tree(degree, grade)))).toMatchObject({ overall: 'genuine' })
})

test.each([
  ['a second field changed beside a good first', tree(degree, { ...grade, value: '4,0' })],
  ['a first field changed beside a good second', tree({ ...degree, value: 'PhD' }, grade)],
  ['the same field twice', tree(degree, degree)],
  ['the good field in both places under two names', tree(degree, { ...degree, field: 'grade' })],
])('a link with two opened fields is refused with %s', async (_, forged) => {
  expect(await judge(withDisclosure(forged))).toMatchObject(refused)
})

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const twin = (signature: `0x${string}`): `0x${string}` => {
  const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
  return `0x${signature.slice(2, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
}

test('the high-s twin of a signature is not accepted as a second attestation', async () => {
  expect(await checkAttestation(domain, { ...asClaim(message), signature: twin(proof.signature) })).toMatchObject({
    ok: false,
  })
})

test('the high-s twin of a signature is not accepted as a second revocation', async () => {
  const words = { attestation: attestationDigest(domain, asClaim(message)), reason: `0x${'01'.repeat(32)}` } as const
  const signature = await verifierWallet.sign({ hash: revocationDigest(domain, words) })
  const signed = { verifier: verifierWallet.address, message: words }
  expect(await isRevocationSigned(domain, { ...signed, signature })).toBe(true)
  expect(await isRevocationSigned(domain, { ...signed, signature: twin(signature) })).toBe(false)
})

const digest = attestationDigest(domain, asClaim(message))
const nobody = async () => false

test('a revocation on the chain makes a verdict red, whatever a stale status list says', async () => {
  const share = parseShareUrl(link)
  const revocation = { kind: 'revoked', at: 1_799_000_000, reason: null } as const
  expect(await judge(share, { revocation })).toMatchObject({ overall: 'not-genuine' })
})

test("a status list's entry with an unset bit cannot hide the revocation that the verifier signed in the same entry", async () => {
  const reason = `0x${'01'.repeat(32)}` as const
  const signature = await verifierWallet.sign({ hash: revocationDigest(domain, { attestation: digest, reason }) })
  const entry = { revoked: false, revocation: { attestation: digest, reason, signature } }
  expect(await judgePublishedRevocation(entry, { domain, message, digest }, nobody)).toEqual({
    kind: 'revoked',
    reason,
  })
})

test(`a status list that says "revoked" without the verifier's signature does not turn a verdict red`, async () => {
  const finding = await judgePublishedRevocation(
    { revoked: true, revocation: null },
    { domain, message, digest },
    nobody,
  )
  expect(finding).toEqual({ kind: 'unproven' })
  expect(await judge(parseShareUrl(link), { revocation: { kind: 'unproven' } })).toMatchObject({
    overall: 'unchecked',
  })
})

test.each([
  ['before the signed key', json.replace('"title":', '"title":"Doctor","title":')],
  ['after the signed key', json.replace(/}}$/, ',"title":"Doctor"}}')],
  ['with another spelling', json.replace('"title":', '"t\\u0069tle":"Doctor","title":')],
  ['when it repeats the inner object', json.replace('"publicData":', '"publicData":{},"publicData":')],
])('a duplicated JSON key in a link is refused %s', async (_, text) => {
  expect(text).not.toBe(json)
  expect(await judge(withPayload(text))).toMatchObject(refused)
})

test('a duplicated JSON key in a file is refused', () => {
  const file = buildShareFile({ payload, proof, disclosure: null })
  expect(parseShareFile(file).kind).toBe('attested')
  expect(parseShareFile(file.replace('"payload":', '"payload": {},\n  "payload":')).kind).toBe('unreadable')
})

function fail(): never {
  throw new Error('Nothing is opened')
}

function toHex(address: string): `0x${string}` {
  return `0x${address.slice(2).toLowerCase()}`
}
