import { p256 } from '@noble/curves/p256'
import { expect, test } from 'vitest'
import { signAsPasskey } from '../../../../test/passkey-fixtures.ts'
import { toHex } from '../../../lib/bytes.ts'
import { recoverP256Keys } from './p256/recovery.ts'
import { recoverKeys } from './recover-keys.ts'

test('one of the two keys that fit a passkey’s answer is the passkey’s own key', async () => {
  for (let count = 0; count < 8; count += 1) {
    const { key, assertion } = await signAsPasskey()
    const keys = await recoverKeys(assertion)
    expect(keys).toHaveLength(2)
    expect(keys).toContainEqual(key)
  }
})

test('for a signature, the page finds the same two keys as another implementation of P-256', () => {
  for (let count = 0; count < 20; count += 1) {
    const hash = crypto.getRandomValues(new Uint8Array(32))
    const signature = p256.sign(hash, p256.utils.randomPrivateKey(), { prehash: false })
    const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const
    const expected = [0, 1].map((bit) => {
      const point = signature.addRecoveryBit(bit).recoverPublicKey(hash).toAffine()
      return { x: word(point.x), y: word(point.y) }
    })
    const found = recoverP256Keys({ r: word(signature.r), s: word(signature.s) }, toHex(hash))
    expect(found).toHaveLength(2)
    expect(found).toEqual(expect.arrayContaining(expected))
  }
})
