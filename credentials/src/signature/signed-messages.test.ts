import type { Address, Hex } from '@did/domain/hex'
import { hashTypedData } from 'viem/utils'
import { expect, test } from 'vitest'
import { domain, shareId } from '../../test/fixtures.ts'
import { attributeKeyDigest } from '../attestation/attribute-key.ts'
import { revocationDigest } from '../attestation/claim-revocation.ts'
import { buildDomainLinkage, buildDomainLinkageRequest } from '../attestation/domain-linkage.ts'
import { buildAnswerSigningRequest } from '../holder-challenge/holder-answer.ts'
import { guardianDecisionDigest } from '../recovery/guardian-decision.ts'
import { type ConsentToMove, moveConsentDigest } from '../recovery/move-consent.ts'

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
