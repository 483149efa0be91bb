import type { AttributeKey } from '@did/domain/attribute-key'
import { describe, expect, it, vi } from 'vitest'
import { attributeKeyDigest, buildAttributeKeyRequest, checkAttributeKey } from './attribute-key.ts'
import { domain, strangerWallet, verifierWallet } from './test-fixtures.ts'

const verifier = verifierWallet.address
const message = { verifier, publicKey: `0x${'ab'.repeat(32)}`, createdAt: 1_795_219_200 } as const

async function sign(wallet = verifierWallet): Promise<AttributeKey> {
  const { EIP712Domain: _, ...types } = buildAttributeKeyRequest({ domain, message }).types
  const signature = await wallet.signTypedData({ domain, types, primaryType: 'AttributeKey', message })
  return { ...message, signature }
}

const refuse = vi.fn(async () => false)

describe('a key for attributes', () => {
  it('is signed as a wallet signs the typed data it is shown', async () => {
    expect(await checkAttributeKey(domain, verifier, await sign(), refuse)).toBe(true)
    expect(refuse).not.toHaveBeenCalled()
  })

  it('is nobody else’s to sign, nor to be handed out as another’s', async () => {
    const foreign = await sign(strangerWallet)
    expect(await checkAttributeKey(domain, verifier, foreign, refuse)).toBe(false)
    const own = { ...foreign, verifier: strangerWallet.address }
    expect(await checkAttributeKey(domain, verifier, own, refuse)).toBe(false)
    expect(await checkAttributeKey(domain, strangerWallet.address, await sign(), refuse)).toBe(false)
  })

  it('is not another key, nor of another time, chain or registry', async () => {
    const signed = await sign()
    for (const changed of [
      { ...signed, publicKey: `0x${'cd'.repeat(32)}` as const },
      { ...signed, createdAt: signed.createdAt + 1 },
    ])
      expect(await checkAttributeKey(domain, verifier, changed, refuse)).toBe(false)
    for (const elsewhere of [
      { ...domain, chainId: 1 },
      { ...domain, verifyingContract: verifier },
    ])
      expect(await checkAttributeKey(elsewhere, verifier, signed, refuse)).toBe(false)
  })

  it('of a contract wallet is the chain’s to judge, which may not answer', async () => {
    const signed = { ...message, signature: `0x${'12'.repeat(97)}` } as const
    const digest = attributeKeyDigest(domain, message)
    for (const answer of [true, false, 'unknown'] as const) {
      const judge = vi.fn(async () => answer)
      expect(await checkAttributeKey(domain, verifier, signed, judge)).toBe(answer)
      expect(judge).toHaveBeenCalledWith({ signer: verifier.toLowerCase(), digest, signature: signed.signature })
    }
  })

  it('is refused without throwing when it is no key at all', async () => {
    const signed = await sign()
    const judge = async () => true
    for (const broken of [
      { ...signed, signature: '0x' as const },
      { ...signed, publicKey: '0x12' as const },
      { ...signed, createdAt: -1 },
      { ...signed, createdAt: 0.5 },
    ])
      expect(await checkAttributeKey(domain, verifier, broken, judge)).toBe(false)
  })
})
