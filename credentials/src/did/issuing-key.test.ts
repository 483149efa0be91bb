import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { EthrEvent } from './ethr-event.ts'
import { findIssuingKey, issuingKeyAttribute } from './issuing-key.ts'

const address = `0x${'ac'.repeat(20)}` as const
const identity = { did: `did:ethr:0x7a69:${address}`, chainId: 31337, address, publicKey: null }
const publicKey = `0x${'5e'.repeat(32)}` as const
const announced = (validTo: bigint, changes: Partial<EthrEvent & { kind: 'attribute' }> = {}): EthrEvent => ({
  block: 1,
  kind: 'attribute',
  name: issuingKeyAttribute,
  value: publicKey,
  validTo,
  ...changes,
})
const find = (history: EthrEvent[], now = 1000) => findIssuingKey(identity, history, { publicKey, now })

test('an issuing key has the state “waiting” until its own identity announces exactly this key', () => {
  expect(find([])).toEqual({ state: 'waiting' })
  expect(find([announced(5000n, { value: `0x${'11'.repeat(32)}` })])).toEqual({ state: 'waiting' })
  expect(find([announced(5000n, { name: 'did/pub/X25519/enc/base58' })])).toEqual({ state: 'waiting' })
})

test('an issuing key is active up to the last second of its validity on the chain, and its id contains the number of its announcement', () => {
  const history = [announced(9000n, { value: `0x${'11'.repeat(32)}` }), announced(5000n)]
  const active = { state: 'active', method: `${identity.did}#delegate-2`, validUntil: 5000 }
  expect(find(history)).toEqual(active)
  expect(find(history, 5000)).toEqual(active)
  expect(find(history, 5001)).toEqual({ state: 'expired' })
})

test('the id of an issuing key contains the number of its newest announcement, and the key is taken back when this announcement is revoked', () => {
  expect(find([announced(5000n), announced(6000n)])).toMatchObject({ method: `${identity.did}#delegate-2` })
  expect(find([announced(5000n), announced(0n)])).toEqual({ state: 'taken-back' })
})

test('an issuing key counts as taken back when its owner has given up the identity', () => {
  const givenUp: EthrEvent = { block: 2, kind: 'owner', owner: zeroAddress }
  expect(find([announced(5000n), givenUp])).toEqual({ state: 'taken-back' })
})

test('an issuing key ends with the year 9999 when its end on the chain is later', () => {
  expect(find([announced(2n ** 255n)])).toMatchObject({ validUntil: Date.parse('9999-12-31T23:59:59Z') / 1000 })
})
