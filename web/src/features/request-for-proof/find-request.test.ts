import { buildRequestPath, parseRequestCode } from '@did/credentials/request-for-proof/request-code'
import { hashRequestForProof } from '@did/credentials/request-for-proof/request-for-proof'
import { domain } from '@did/credentials/test/fixtures'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { expect, test } from 'vitest'
import { createAskedRequest } from './asked-request.ts'
import { isWhatTheCodeSays } from './find-request.ts'

const config = { chainId: domain.chainId, didRegistry: domain.verifyingContract }
const statement: RequestForProof['statement'] = {
  type: 'AgeProof',
  clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' }],
}
const { request } = await createAskedRequest({ statement, audience: 'Club Aurora', lifetimeMs: 60_000 }, null)
const requestHash = hashRequestForProof(domain, request)
const code = parseRequestCode(new URL(buildRequestPath({ ...request, requestHash }), 'https://id.example'))
if (!code) throw new Error('The code is none')
const isSame = (change: Partial<RequestForProof>, place = config) =>
  isWhatTheCodeSays(code, { ...request, ...change }, place)

test('a request from the server can be answered when the request has the hash and the key of the scanned code', () => {
  expect(isSame({})).toBe(true)
  expect(isSame({ publicKey: `0x${request.publicKey.slice(2).toUpperCase()}` })).toBe(true)
})

test('a request from the server is refused if its key differs from the key of the scanned code, even if the hash fits', () => {
  const publicKey = `0x${'ab'.repeat(32)}` as const
  expect(isSame({ publicKey })).toBe(false)
  const forged = { ...code, requestHash: hashRequestForProof(domain, { ...request, publicKey }) }
  expect(isWhatTheCodeSays(forged, { ...request, publicKey }, config)).toBe(false)
})

test.each<[string, Partial<RequestForProof>]>([
  ['another fact', { statement: { ...statement, type: 'RangeProof' } }],
  ['another name of the checker', { audience: 'Club aurora' }],
  ['another end', { expiresAt: '2026-11-22T12:00:00.000Z' }],
  ['another nonce', { nonce: `0x${'01'.repeat(32)}` }],
])('a request from the server is refused if it has %s than the request in the scanned code', (_, change) => {
  expect(isSame(change)).toBe(false)
})

test('a request from the server is refused if the scanned code was made for another chain or registry', () => {
  expect(isSame({}, { ...config, chainId: 1 })).toBe(false)
  expect(isSame({}, { ...config, didRegistry: `0x${'12'.repeat(20)}` })).toBe(false)
})
