import { buildIssuer, signCredential } from '@did/credentials/test/foreign-issuer'
import { expect } from 'vitest'
import { testWith } from '../../rig/test.ts'

const test = testWith({ RATE_LIMIT_WRITES: '5' })

/** Signs a credential whose subject has these words. */
const build = (words: string[]) => {
  const issuer = buildIssuer(61)
  return signCredential(issuer, {
    '@context': ['https://www.w3.org/ns/credentials/v2', { words: 'https://terms.example/words' }],
    type: ['VerifiableCredential'],
    issuer: issuer.did,
    credentialSubject: { id: 'did:example:subject', words },
  })
}

const verify = async (url: string, verifiableCredential: unknown) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ verifiableCredential })
  const answer = await fetch(`${url}/vc-api/credentials/verify`, { method: 'POST', headers, body })
  return answer.status
}

test('a client can have only a limited number of large documents checked in a minute, because each of them stops the node for a while', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const [small, large] = [await build(['0']), await build(Array.from({ length: 1900 }, (_, word) => `${word}`))]
  // A large document costs 402 of the 900 units that a client may use in a minute.
  for (const document of [small, large, large]) expect(await verify(url, document)).toBe(200)
  expect(await verify(url, large)).toBe(429)
})

test('a client can have only a limited number of long texts with many proofs checked in a minute, even if they have few values', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const { proof, ...credential } = await build(['a'.repeat(900_000)])
  const long = { ...credential, proof: Array(5).fill(proof) }
  // A text of 45 times 20,000 characters costs 225 units for its five proofs, and 11 units besides.
  for (let call = 0; call < 3; call++) expect(await verify(url, long)).not.toBe(429)
  expect(await verify(url, long)).toBe(429)
})
