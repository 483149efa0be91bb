import { buildIssuer, signCredential } from '@did/credentials/test/foreign-issuer'
import { expect } from 'vitest'
import { testWith } from '../../rig/test.ts'

const test = testWith({ RATE_LIMIT_WRITES: '5' })

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

test('within a minute, the server checks only a limited number of large documents for one client, because each check stops the node for a while', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const [small, large] = [await build(['0']), await build(Array.from({ length: 1900 }, (_, word) => `${word}`))]
  // A large document costs 402 of the 900 units that a client may use in a minute.
  for (const document of [small, large, large]) expect(await verify(url, document)).toBe(200)
  expect(await verify(url, large)).toBe(429)
})

test('within a minute, the server checks only a limited number of long texts with many proofs for one client, even if they have few values', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const { proof, ...credential } = await build(['a'.repeat(900_000)])
  const long = { ...credential, proof: Array(5).fill(proof) }
  // The text has 45 times 20,000 characters, so reading the text for each of its five proofs costs
  // 45 units. The rest of the check costs 11 units.
  for (let call = 0; call < 3; call++) expect(await verify(url, long)).not.toBe(429)
  expect(await verify(url, long)).toBe(429)
})
