import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverAddress } from 'viem/utils'
import { expect, test } from 'vitest'
import { buildMoveConsentRequest, type ConsentToMove, moveConsentDigest } from './move-consent.ts'

const registry = `0x${'2C'.repeat(20)}` as const
const domain = attestationDomain({ chainId: 31337, didRegistry: registry })
const identity = `0x${'AB'.repeat(20)}` as const
const controller = `0x${'c0'.repeat(20)}` as const
const consent: ConsentToMove = { action: 'AcceptControl', identity, controller, nonce: '3', deadline: 9 }
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)

test('the digest of a consent to a move equals the digest of the request that a wallet shows and signs', async () => {
  const signature = await account.signTypedData(buildMoveConsentRequest(domain, consent) as never)
  expect(await recoverAddress({ hash: moveConsentDigest(domain, consent), signature })).toBe(account.address)
})

test('the digest of a consent to a move changes with every part of the consent, but not with the spelling of an address', () => {
  const digest = moveConsentDigest(domain, consent)
  expect(moveConsentDigest(domain, { ...consent, identity: `0x${'ab'.repeat(20)}` })).toBe(digest)
  const changed: Partial<ConsentToMove>[] = [
    { action: 'MoveControl' },
    { identity: controller },
    { controller: identity },
    { nonce: '4' },
    { deadline: 10 },
  ]
  const others = changed.map((part) => moveConsentDigest(domain, { ...consent, ...part }))
  const elsewhere = attestationDomain({ chainId: 1, didRegistry: registry })
  expect(new Set([digest, moveConsentDigest(elsewhere, consent), ...others]).size).toBe(7)
})
