import { expect, test } from 'vitest'
import { describeEthrKey } from './ethr-key.ts'

test('a DID document contains a key in base58 only if it has at most 600 bytes, because encoding a longer key takes seconds', () => {
  const place = { id: 'did:ethr:0x1#delegate-1', controller: 'did:ethr:0x1' }
  const describe = (bytes: number) =>
    describeEthrKey(place, {
      ...{ algorithm: 'Ed25519', purpose: 'veriKey', encoding: 'base58' },
      value: `0x${'01'.repeat(bytes)}`,
    })
  expect(describe(32)).toMatchObject({ publicKeyBase58: '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi' })
  expect(describe(600)).not.toBeNull()
  expect(describe(601)).toBeNull()
})
