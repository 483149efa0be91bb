import { buildIssuer, signCredential } from '@did/credentials/test/foreign-issuer'
import { expect } from 'vitest'
import { testWith } from '../../rig/test.ts'

const test = testWith({ RATE_LIMIT_WRITES: '5' })

test('a client cannot have large documents checked without end, each of which stops the node for a while', async ({
  installation,
}) => {
  const { url } = await installation.startNode()
  const issuer = buildIssuer(61)
  const build = (count: number) =>
    signCredential(issuer, {
      '@context': ['https://www.w3.org/ns/credentials/v2', { words: 'https://terms.example/words' }],
      type: ['VerifiableCredential'],
      issuer: issuer.did,
      credentialSubject: { id: 'did:example:subject', words: Array.from({ length: count }, (_, word) => `${word}`) },
    })
  const verify = async (verifiableCredential: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ verifiableCredential })
    const answer = await fetch(`${url}/vc-api/credentials/verify`, { method: 'POST', headers, body })
    return answer.status
  }
  const [small, large] = [await build(1), await build(1900)]
  // A large document costs 402 of the 900 units of a minute.
  for (const document of [small, large, large]) expect(await verify(document)).toBe(200)
  expect(await verify(large)).toBe(429)
})
