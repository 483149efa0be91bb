import type { Address } from '@did/domain/hex'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { expect, test } from 'vitest'
import { domain, verifierWallet } from '../../test/fixtures.ts'
import { buildAskerSigningRequest, checkAsker, type HashedRequest, hashRequestForProof } from './request-for-proof.ts'

const bytes32 = (digit: string): `0x${string}` => `0x${digit.repeat(64)}`
const request: HashedRequest = {
  id: 'AAECAwQFBgcICQoLDA0ODw' as RequestForProof['id'],
  statement: {
    type: 'AgeProof',
    clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' }],
  },
  audience: 'Club Aurora',
  nonce: bytes32('1'),
  publicKey: bytes32('2'),
  expiresAt: '2026-11-22T12:00:00.000Z',
}
const hash = (change: Partial<HashedRequest> = {}) => hashRequestForProof(domain, { ...request, ...change })
const clause = (change: object) => ({
  ...request.statement,
  clauses: [{ ...request.statement.clauses[0], ...change }] as HashedRequest['statement']['clauses'],
})

test('the hash of a request for proof never changes (golden vector)', () => {
  expect(hash()).toMatchInlineSnapshot(`"0xbc68f532d92bd4012fe598819c052afb09b02fcd5147a65855400162b1731f6b"`)
})

test('the hash of a request for proof changes with every member, the chain and the registry', () => {
  const hashes = [
    hash(),
    hash({ id: 'BAECAwQFBgcICQoLDA0ODw' as RequestForProof['id'] }),
    hash({ audience: 'Club aurora' }),
    hash({ nonce: bytes32('3') }),
    hash({ publicKey: bytes32('3') }),
    hash({ expiresAt: '2026-11-22T12:00:00.001Z' }),
    hash({ statement: { ...request.statement, type: 'RangeProof' } }),
    hash({ statement: clause({ most: '2008-11-20' }) }),
    hash({ statement: clause({ most: undefined, least: '2008-11-21' }) }),
    hash({ statement: clause({ field: 'startDate' }) }),
    hash({ statement: clause({ encoding: 'text' }) }),
    hash({ statement: clause({ mode: 'known' }) }),
    hash({ statement: clause({ mode: 'in', members: ['a', 'b'] }) }),
    hash({ statement: clause({ mode: 'not-in', members: ['a', 'b'] }) }),
    hash({ statement: clause({ mode: 'in', members: ['a,b'] }) }),
    hash({
      statement: { ...request.statement, clauses: [...request.statement.clauses, ...request.statement.clauses] },
    }),
    hashRequestForProof({ ...domain, chainId: 1 }, request),
    hashRequestForProof({ ...domain, verifyingContract: `0x${'12'.repeat(20)}` }, request),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('the hash of a request for proof does not depend on the spelling of hex digits and times', () => {
  const verifyingContract: Address = `0x${domain.verifyingContract.slice(2).toUpperCase()}`
  const change = { nonce: bytes32('a'), expiresAt: '2026-11-22T12:00:00Z' }
  expect(hashRequestForProof({ ...domain, verifyingContract }, { ...request, nonce: bytes32('A') })).toBe(
    hash({ nonce: bytes32('a') }),
  )
  expect(hash({ ...change, nonce: request.nonce })).toBe(hash())
})

const noContract = async () => false
const sign = async () => {
  const { types, ...typedData } = buildAskerSigningRequest(domain, request)
  const { EIP712Domain: _, ...own } = types
  return verifierWallet.signTypedData({ ...typedData, types: own } as never)
}
const check = (signature: string, change: Partial<HashedRequest> = {}, controller = verifierWallet.address) =>
  checkAsker(domain, { request: { ...request, ...change }, signature, controller }, noContract)

test('the signature of a request for proof is accepted when the checker’s wallet signed exactly this request', async () => {
  const signature = await sign()
  expect(await check(signature)).toBe(true)
  expect(await check(signature, { audience: 'Another club' })).toBe(false)
  expect(await check(signature, { publicKey: bytes32('3') })).toBe(false)
  expect(await check(signature, {}, `0x${'34'.repeat(20)}`)).toBe(false)
  expect(await check('0x')).toBe(false)
})

test('the signature of a request for proof from a contract wallet is judged by the chain', async () => {
  const asking = { request, signature: '0x1234', controller: verifierWallet.address }
  expect(await checkAsker(domain, asking, async () => 'unknown')).toBe('unknown')
  expect(await checkAsker(domain, asking, async () => true)).toBe(true)
})
