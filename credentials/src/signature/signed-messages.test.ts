import type { Address, Hex } from '@did/domain/hex'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { hashTypedData } from 'viem/utils'
import { expect, test } from 'vitest'
import { domain, shareId } from '../../test/fixtures.ts'
import { buildIssuer } from '../../test/foreign-issuer.ts'
import { content } from '../../test/portable-content.ts'
import { attributeKeyDigest } from '../attestation/attribute-key.ts'
import { revocationDigest } from '../attestation/claim-revocation.ts'
import { buildDomainLinkage, buildDomainLinkageRequest } from '../attestation/domain-linkage.ts'
import { signByEd25519Signer } from '../data-integrity/add-proof.ts'
import { buildAnswerSigningRequest } from '../holder-challenge/holder-answer.ts'
import { describeOpenBadge } from '../portable/open-badge.ts'
import { describeVerifiedClaim } from '../portable/verified-claim.ts'
import { guardianDecisionDigest } from '../recovery/guardian-decision.ts'
import { type ConsentToMove, moveConsentDigest } from '../recovery/move-consent.ts'
import { buildAskerSigningRequest } from '../request-for-proof/request-for-proof.ts'

const identity: Address = `0x${'11'.repeat(20)}`
const controller: Address = `0x${'22'.repeat(20)}`
const bytes: Hex = `0x${'a7'.repeat(32)}`

test('the message of a holder’s answer never changes', () => {
  const question = { challenge: bytes, attestation: bytes, share: shareId, subject: 'did:ethr:0x1:0x11' }
  const words = { title: 'MSc', verifier: controller, asker: 'Ada', reason: 'A job', askedAt: 1_795_300_000 }
  const asked = buildAnswerSigningRequest(domain, { ...question, ...words, lasts: 'minutes' }, 1_795_300_012)
  expect(JSON.stringify(asked)).toMatchInlineSnapshot(
    `"{"domain":{"name":"DID Verification","version":"1","chainId":31337,"verifyingContract":"0x5fbdb2315678afecb367f032d93f642f64180aa3"},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"version","type":"string"},{"name":"chainId","type":"uint256"},{"name":"verifyingContract","type":"address"}],"HolderAnswer":[{"name":"statement","type":"string"},{"name":"asker","type":"string"},{"name":"reason","type":"string"},{"name":"lasts","type":"string"},{"name":"credential","type":"string"},{"name":"verifier","type":"address"},{"name":"subject","type":"string"},{"name":"attestation","type":"bytes32"},{"name":"share","type":"string"},{"name":"challenge","type":"bytes32"},{"name":"answeredAt","type":"uint64"}]},"primaryType":"HolderAnswer","message":{"statement":"I show somebody that this credential is mine.","challenge":"0xa7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7","attestation":"0xa7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7","share":"AAECAwQFBgcICQoLDA0ODw","subject":"did:ethr:0x1:0x11","verifier":"0x2222222222222222222222222222222222222222","asker":"Ada","reason":"A job","lasts":"minutes","credential":"MSc","answeredAt":1795300012}}"`,
  )
})

test('the message of an attribute key never changes', () => {
  const key = { verifier: controller, publicKey: bytes, createdAt: 1_795_300_000, validUntil: 1_795_400_000 }
  expect([0, 1].map((number) => attributeKeyDigest(domain, { ...key, number }))).toMatchInlineSnapshot(`
    [
      "0x6132160d0103b33e25487894dc5a20224679e35afb18baff18903488327b9d57",
      "0xaca77cfb3110d5aeaa764e48c3a7382f9ec03d09033c6770607aa4b45251a63f",
    ]
  `)
})

test('the messages of a guardian’s decisions never change', () => {
  const recover = { kind: 'recover', target: { kind: 'controller', controller } } as const
  const decisions = [recover, { kind: 'freeze' }, { kind: 'unfreeze' }, { kind: 'veto' }] as const
  const digests = decisions.map((decision) => guardianDecisionDigest(domain, { identity, decision, round: '3' }))
  expect(digests).toMatchInlineSnapshot(`
    [
      "0xab2b94b64760b2bd148ad14a8d9b3f04045099fd0e16f415d6d94d5400a6a1ac",
      "0xf97d65b22ece109a6acae4b8fbd080c0b768e1d8bfb01b9c203733128d3dfdb8",
      "0x475ed54222691e7496c0b74ce65d306adfdcae68fce7b20ca171da430e264f4c",
      "0xa6cf603511f65bcb745c6741e4a38bfc7201f265740ad6bcf8c37512fc6dd92e",
    ]
  `)
})

test('the messages of a consent to move never change', () => {
  const about = { identity, controller, nonce: '4', deadline: 1_795_300_000 }
  const actions: ConsentToMove['action'][] = ['MoveControl', 'AcceptControl']
  expect(actions.map((action) => moveConsentDigest(domain, { action, ...about }))).toMatchInlineSnapshot(`
    [
      "0x49dc414c1f43a5b51559f14e126dedb365883df755bd72f4ba34a91a1936eedd",
      "0xac720282a83654e95103921ff5b6a4072a0fa9c1944ec8400b66d5ef3a16b90f",
    ]
  `)
})

test('the message that links a domain to a wallet never changes', () => {
  const dates = { now: new Date('2026-11-21T10:00:00Z'), until: new Date('2027-11-21T10:00:00Z') }
  const statement = buildDomainLinkage({ chainId: 31337, wallet: controller, domain: 'id.example' }, dates)
  const { domain: ofStatement, types, primaryType, message } = buildDomainLinkageRequest(31337, statement)
  const { EIP712Domain: _, ...own } = types
  expect(hashTypedData({ domain: ofStatement, types: own, primaryType, message })).toMatchInlineSnapshot(
    `"0xeb550e054ac89227982d63e261be9381d025d1bef3e84da5a24294af9e409f4f"`,
  )
})

test('the message of a revocation never changes', () => {
  expect(revocationDigest(domain, { attestation: bytes, reason: bytes })).toMatchInlineSnapshot(
    `"0x601b22544c9eea54225df79fe972d0044a2b58bb69e30023e30a976ab6eee1ee"`,
  )
})

test('the message of a checker’s request for proof never changes', () => {
  const id = shareId as string as RequestForProof['id']
  const statement: RequestForProof['statement'] = { type: 'EducationProof', clauses: [] }
  const request = { id, statement, audience: 'Club Aurora', nonce: bytes, publicKey: bytes }
  const asked = buildAskerSigningRequest(domain, { ...request, expiresAt: '2026-11-22T09:00:00.000Z' })
  expect(JSON.stringify(asked)).toMatchInlineSnapshot(
    `"{"domain":{"name":"DID Verification","version":"1","chainId":31337,"verifyingContract":"0x5fbdb2315678afecb367f032d93f642f64180aa3"},"types":{"EIP712Domain":[{"name":"name","type":"string"},{"name":"version","type":"string"},{"name":"chainId","type":"uint256"},{"name":"verifyingContract","type":"address"}],"ProofRequest":[{"name":"request","type":"bytes32"},{"name":"audience","type":"string"},{"name":"expiresAt","type":"string"}]},"primaryType":"ProofRequest","message":{"request":"0x3b3faee966d6fa593805411dfe76b31a39344ef3d625dd1965acd4a02f29f9be","audience":"Club Aurora","expiresAt":"2026-11-22T09:00:00.000Z"}}"`,
  )
})

const issuer = buildIssuer(1)
const signer = { id: issuer.kid, sign: async ({ data }: { data: Uint8Array }) => issuer.sign(data) }
const describing = { content, publicUrl: 'https://did.example', subject: 'did:example:maya', keyEndsAt: 1_890_000_000 }
const credential = { ...describing, id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33' }
const signedAt = new Date('2026-11-21T09:00:00Z')

test('a portable credential that a verifier’s Ed25519 key signs always has the same text and the same proof', async () => {
  const signed = await signByEd25519Signer(describeVerifiedClaim(credential), signer, signedAt)
  expect(JSON.stringify(signed)).toMatchInlineSnapshot(
    `"{"@context":["https://www.w3.org/ns/credentials/v2",{"@vocab":"https://did.example/terms#"}],"type":["VerifiableCredential","VerifiedClaim"],"issuer":"did:ethr:0x7a69:0xdededededededededededededededededededede","id":"urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33","validFrom":"2026-09-21T14:13:20Z","validUntil":"2029-11-22T00:00:00Z","credentialStatus":{"id":"https://did.example/status-lists/3#99","type":"BitstringStatusListEntry","statusPurpose":"revocation","statusListIndex":"99","statusListCredential":"https://did.example/status-lists/3"},"credentialSubject":{"id":"did:example:maya","claimType":"education","verifier":"did:ethr:0x7a69:0xdededededededededededededededededededede","title":"Master of Science","issuerName":"University of Tests","issueDate":"2026-01-02","level":"EducationProof","fields":{"grade":"First"}},"evidence":[{"type":["ClaimAttestation"],"primaryType":"ConfirmCredential","chainId":"31337","verifyingContract":"0x5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f","message":{"verifier":"0xdededededededededededededededededededede","claimId":"7","subject":"did:ethr:0x7a69:0xacacacacacacacacacacacacacacacacacacacac","claimType":"education","title":"Master of Science","issuer":"University of Tests","issueDate":"2026-01-02","details":"0xabababababababababababababababababababababababababababababababab","commitment":"0x0000000000000000000000000000000000000000000000000000000000000000","level":"EducationProof","validFrom":"1790000000","validUntil":"0","statusList":"3","statusIndex":"99"},"signature":"0x","fieldHashes":["0xa2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2"],"openings":{"grade":{"label":"Grade","kind":"text","salt":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"}}}],"proof":{"type":"DataIntegrityProof","created":"2026-11-21T09:00:00Z","verificationMethod":"did:key:z6Mkon3Necd6NkkyfoGoHxid2znGc59LU3K7mubaRcFbLfLX#z6Mkon3Necd6NkkyfoGoHxid2znGc59LU3K7mubaRcFbLfLX","cryptosuite":"eddsa-rdfc-2022","proofPurpose":"assertionMethod","proofValue":"z4h327LGVQtZFCuk9fgayZmWZ8rFSnh2rmFKu85mAnocKHSFbcfh16gqvtGwJDzVAhsJVHwuMUp5eUic3iGtTN9bd"}}"`,
  )
})

test('a badge that a verifier’s Ed25519 key signs always has the same text and the same proof', async () => {
  const signed = await signByEd25519Signer(describeOpenBadge(credential, 'Club Aurora'), signer, signedAt)
  expect(JSON.stringify(signed)).toMatchInlineSnapshot(
    `"{"@context":["https://www.w3.org/ns/credentials/v2","https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",{"@vocab":"https://did.example/terms#"}],"type":["VerifiableCredential","OpenBadgeCredential"],"name":"Master of Science","issuer":{"id":"did:ethr:0x7a69:0xdededededededededededededededededededede","type":["Profile"],"name":"Club Aurora"},"id":"urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33","validFrom":"2026-09-21T14:13:20Z","validUntil":"2029-11-22T00:00:00Z","credentialStatus":{"id":"https://did.example/status-lists/3#99","type":"BitstringStatusListEntry","statusPurpose":"revocation","statusListIndex":"99","statusListCredential":"https://did.example/status-lists/3"},"credentialSubject":{"id":"did:example:maya","type":["AchievementSubject"],"claimType":"education","verifier":"did:ethr:0x7a69:0xdededededededededededededededededededede","title":"Master of Science","issuerName":"University of Tests","issueDate":"2026-01-02","level":"EducationProof","fields":{"grade":"First"},"achievement":{"id":"urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33#achievement","type":["Achievement"],"achievementType":"Degree","name":"Master of Science","description":"Master of Science","criteria":{"narrative":"A verifier confirmed this claim by a signature of its own wallet."}}},"evidence":[{"type":["Evidence","ClaimAttestation"],"primaryType":"ConfirmCredential","chainId":"31337","verifyingContract":"0x5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f","message":{"verifier":"0xdededededededededededededededededededede","claimId":"7","subject":"did:ethr:0x7a69:0xacacacacacacacacacacacacacacacacacacacac","claimType":"education","title":"Master of Science","issuer":"University of Tests","issueDate":"2026-01-02","details":"0xabababababababababababababababababababababababababababababababab","commitment":"0x0000000000000000000000000000000000000000000000000000000000000000","level":"EducationProof","validFrom":"1790000000","validUntil":"0","statusList":"3","statusIndex":"99"},"signature":"0x","fieldHashes":["0xa2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2"],"openings":{"grade":{"label":"Grade","kind":"text","salt":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"}}}],"proof":{"type":"DataIntegrityProof","created":"2026-11-21T09:00:00Z","verificationMethod":"did:key:z6Mkon3Necd6NkkyfoGoHxid2znGc59LU3K7mubaRcFbLfLX#z6Mkon3Necd6NkkyfoGoHxid2znGc59LU3K7mubaRcFbLfLX","cryptosuite":"eddsa-rdfc-2022","proofPurpose":"assertionMethod","proofValue":"z5LzdVYWSsxsJ8HZRCtqhDbJA2KMSS9apykni8bTvDfRgNpEotXLedBURHdXNbTa5XyX6U3ZZhZRa2qtVtvXbBiET"}}"`,
  )
})
