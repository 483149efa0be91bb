import type { AttestationDomain } from '@did/domain/attestation/attestation'
import type { Address } from '@did/domain/hex'
import type { AttributeKey, AttributeKeyMessage } from '@did/domain/vault/attribute-key'
import { expect, it, vi } from 'vitest'
import { domain, strangerWallet, verifierWallet } from '../../test/fixtures.ts'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { attributeKeyDigest, buildAttributeKeyRequest, checkAttributeKey } from './attribute-key.ts'

const verifier = verifierWallet.address
const createdAt = 1_795_219_200
const year = 365 * 24 * 60 * 60
const message = {
  verifier,
  publicKey: `0x${'ab'.repeat(32)}`,
  createdAt,
  number: 3,
  validUntil: createdAt + year,
} as const
const unnumbered = { ...message, number: 0 } as const

async function sign(wallet = verifierWallet, signed: AttributeKeyMessage = message): Promise<AttributeKey> {
  const { EIP712Domain: _, ...types } = buildAttributeKeyRequest({ domain, message: signed }).types
  const signature = await wallet.signTypedData({ domain, types, primaryType: 'AttributeKey', message: signed })
  return { ...signed, signature }
}

/** Signs an attribute key in the older form, which has neither a number nor an end. */
async function signUnnumbered(): Promise<AttributeKey> {
  const types = { AttributeKey: buildAttributeKeyRequest({ domain, message }).types['AttributeKey']?.slice(0, 3) ?? [] }
  const signature = await verifierWallet.signTypedData({
    domain,
    types,
    primaryType: 'AttributeKey',
    message: unnumbered,
  })
  return { ...unnumbered, signature }
}

const refuse = vi.fn(async () => false)

const check = (where: AttestationDomain, of: Address, key: AttributeKey, judge: ContractSignatureJudge) =>
  checkAttributeKey(where, { verifier: of, controller: of, key }, judge)

it('a verifier’s attribute key is accepted when the verifier’s wallet signed the typed data that the wallet shows', async () => {
  expect(await check(domain, verifier, await sign(), refuse)).toBe(true)
  expect(refuse).not.toHaveBeenCalled()
})

it('the attribute key of a moved identity is accepted when the identity’s new controller signed the key, and refused when the identity’s first wallet signed the key', async () => {
  const [byController, byFormer] = [await sign(strangerWallet), await sign()]
  const judge = (key: AttributeKey) =>
    checkAttributeKey(domain, { verifier, controller: strangerWallet.address, key }, refuse)
  expect(await judge(byController)).toBe(true)
  expect(await judge(byFormer)).toBe(false)
})

it('a verifier’s attribute key is refused when another wallet signed the key, or when the key names another verifier', async () => {
  const foreign = await sign(strangerWallet)
  expect(await check(domain, verifier, foreign, refuse)).toBe(false)
  const own = { ...foreign, verifier: strangerWallet.address }
  expect(await check(domain, verifier, own, refuse)).toBe(false)
  expect(await check(domain, strangerWallet.address, await sign(), refuse)).toBe(false)
  const ofAnother = await sign(verifierWallet, { ...message, verifier: strangerWallet.address })
  expect(await check(domain, verifier, ofAnother, refuse)).toBe(false)
})

it('a verifier’s attribute key is refused when one of its members was changed, and when it is checked for another chain or registry than the verifier signed it for', async () => {
  const signed = await sign()
  for (const changed of [
    { ...signed, publicKey: `0x${'cd'.repeat(32)}` as const },
    { ...signed, createdAt: signed.createdAt + 1 },
    { ...signed, number: 4 },
    { ...signed, number: 0 },
    { ...signed, validUntil: signed.validUntil - 1 },
  ])
    expect(await check(domain, verifier, changed, refuse)).toBe(false)
  for (const elsewhere of [
    { ...domain, chainId: 1 },
    { ...domain, verifyingContract: verifier },
  ])
    expect(await check(elsewhere, verifier, signed, refuse)).toBe(false)
})

it('an attribute key that a verifier signed without a number and an end is accepted only if it says the number 0 and an end one year after its creation', async () => {
  const signed = await signUnnumbered()
  expect(await check(domain, verifier, signed, refuse)).toBe(true)
  for (const changed of [
    { ...signed, validUntil: signed.validUntil + 1 },
    { ...signed, validUntil: signed.validUntil - 1 },
    { ...signed, number: 1 },
  ])
    expect(await check(domain, verifier, changed, refuse)).toBe(false)
})

it('a verifier’s attribute key is refused when its end is the time of its creation, or more than a year after that time', async () => {
  const judge = async () => true
  for (const validUntil of [createdAt, createdAt + year + 1])
    expect(await check(domain, verifier, await sign(verifierWallet, { ...message, validUntil }), judge)).toBe(false)
})

it('for an attribute key that a verifier’s contract wallet signed, the result of the check is the chain’s answer: yes, no or unknown', async () => {
  const signed = { ...message, signature: `0x${'12'.repeat(97)}` } as const
  const digest = attributeKeyDigest(domain, message)
  for (const answer of [true, false, 'unknown'] as const) {
    const judge = vi.fn(async () => answer)
    expect(await check(domain, verifier, signed, judge)).toBe(answer)
    expect(judge).toHaveBeenCalledWith({ signer: verifier.toLowerCase(), digest, signature: signed.signature })
  }
})

it('a verifier’s attribute key is refused without an exception when a member is malformed', async () => {
  const signed = await sign()
  const judge = async () => true
  for (const broken of [
    { ...signed, signature: '0x' as const },
    { ...signed, publicKey: '0x12' as const },
    { ...signed, createdAt: -1 },
    { ...signed, createdAt: 0.5 },
    { ...signed, number: -1 },
    { ...signed, validUntil: Number.NaN },
  ])
    expect(await check(domain, verifier, broken, judge)).toBe(false)
})
