import { claimIdSchema } from '@did/domain/ids'
import { hashTypedData } from 'viem/utils'
import { expect, test, vi } from 'vitest'
import { domain, strangerWallet, verifierWallet } from '../../test/fixtures.ts'
import { buildSharingRequest, checkSharing, type Sharing, sharingDigest } from './shared-attributes.ts'

const owner = strangerWallet.address
const hex = (byte: string) => `0x${byte.repeat(32)}` as const
const sharing: Sharing = {
  attributes: { commitment: hex('aa'), holder: hex('bb'), sealed: 'c2VhbGVk' },
  occasion: {
    owner,
    verifier: verifierWallet.address,
    claim: { id: claimIdSchema.parse(7), title: 'Resident of the islands', claimHash: hex('cc') },
  },
  signed: { keyNumber: 2, signedAt: 1_795_219_200 },
}
const { attributes, occasion, signed } = sharing

function sign(wallet = strangerWallet) {
  const { types, primaryType, message } = buildSharingRequest(domain, sharing)
  const { EIP712Domain: _, ...named } = types
  return wallet.signTypedData({
    domain,
    types: named,
    primaryType,
    message: {
      ...message,
      keyNumber: BigInt(message.keyNumber),
      signedAt: BigInt(message.signedAt),
      claimId: BigInt(message.claimId),
    },
  })
}
const refuse = vi.fn(async () => false)
const check = async (changed: Sharing, where = domain) =>
  checkSharing(where, { sharing: changed, signature: await sign(), controller: changed.occasion.owner }, refuse)

test('the owner’s signature of shared attributes is accepted when the owner’s wallet signed the typed data that the wallet shows', async () => {
  expect(await check(sharing)).toBe(true)
  expect(refuse).not.toHaveBeenCalled()
  expect(buildSharingRequest(domain, sharing).message).toMatchObject({
    statement: expect.stringContaining('I share the private attributes of this claim with this verifier'),
    claim: 'Resident of the islands',
  })
  expect(sharingDigest(domain, sharing)).toBe(hashTypedData(buildSharingRequest(domain, sharing) as never))
})

test('the owner’s signature of shared attributes is refused when another wallet made the signature', async () => {
  const signature = await sign(verifierWallet)
  expect(await checkSharing(domain, { sharing, signature, controller: owner }, refuse)).toBe(false)
  expect(await check({ ...sharing, occasion: { ...occasion, owner: verifierWallet.address } })).toBe(false)
})

test('shared attributes of a moved identity are accepted when its new controller signed them, and refused when its first wallet signed them', async () => {
  const controller = verifierWallet.address
  const signatures = [await sign(verifierWallet), await sign()]
  const judged = signatures.map((signature) => checkSharing(domain, { sharing, signature, controller }, refuse))
  expect(await Promise.all(judged)).toEqual([true, false])
})

test.each([
  ['another commitment', { attributes: { ...attributes, commitment: hex('ab') } }],
  ['another holder', { attributes: { ...attributes, holder: hex('bc') } }],
  ['other sealed bytes', { attributes: { ...attributes, sealed: 'c2VhbGVl' } }],
  ['another verifier', { occasion: { ...occasion, verifier: owner } }],
  ['another claim', { occasion: { ...occasion, claim: { ...occasion.claim, id: claimIdSchema.parse(8) } } }],
  ['another title', { occasion: { ...occasion, claim: { ...occasion.claim, title: 'Citizen' } } }],
  ['another wording', { occasion: { ...occasion, claim: { ...occasion.claim, claimHash: hex('cd') } } }],
  ['another key number', { signed: { ...signed, keyNumber: 3 } }],
  ['another time', { signed: { ...signed, signedAt: signed.signedAt + 1 } }],
])('the owner’s signature of shared attributes is refused for %s', async (_, changed) => {
  expect(await check({ ...sharing, ...changed })).toBe(false)
})

test('the owner’s signature of shared attributes is refused when it is checked for another chain or registry than the owner signed for', async () => {
  expect(await check(sharing, { ...domain, chainId: 1 })).toBe(false)
  expect(await check(sharing, { ...domain, verifyingContract: owner })).toBe(false)
})

test('for a contract wallet’s signature of shared attributes, the result of the check is the chain’s answer: yes, no or unknown', async () => {
  const signature = `0x${'12'.repeat(97)}` as const
  const digest = sharingDigest(domain, sharing)
  for (const answer of [true, false, 'unknown'] as const) {
    const judge = vi.fn(async () => answer)
    expect(await checkSharing(domain, { sharing, signature, controller: owner }, judge)).toBe(answer)
    expect(judge).toHaveBeenCalledWith({ signer: owner.toLowerCase(), digest, signature })
  }
})

test('the owner’s signature of shared attributes is refused without an exception when a signed member is malformed', async () => {
  const judge = async () => true
  const signature = await sign()
  for (const broken of [
    { ...sharing, attributes: { ...attributes, sealed: '%' } },
    { ...sharing, attributes: { ...attributes, holder: '0x12' as const } },
    { ...sharing, signed: { ...signed, signedAt: -1 } },
  ])
    expect(await checkSharing(domain, { sharing: broken, signature, controller: owner }, judge)).toBe(false)
})
