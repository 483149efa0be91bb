import { expect, test } from 'vitest'
import { buildCredential, buildIssuer, moveIssuer, signCredential, signJwt } from '../../test/foreign-issuer.ts'
import { describeForeign } from '../foreign/describe-foreign.ts'
import { findForeignFacts } from '../foreign/find-foreign-facts.ts'
import { judgeForeign } from '../foreign/judge-foreign.ts'
import { readForeign } from '../foreign/read-foreign.ts'

const school = moveIssuer(buildIssuer(1), 'did:web:school.example')
const signed = buildCredential(school.did)

/** Judges a credential of `school`, whose document has these further members at its key. */
async function judge(text: string, members: object) {
  const verificationMethod = school.document.verificationMethod?.map((each) => ({ ...each, ...members }))
  const document = JSON.stringify({ ...school.document, verificationMethod })
  const credential = readForeign(text)
  if (credential === null) throw new Error('The credential cannot be read')
  const facts = await findForeignFacts(credential, {
    now: Date.parse('2026-11-01T00:00:00Z') / 1000,
    ...({ installation: 'unknown', ethereumDidRegistry: null, serviceDid: '', serverUrl: null } as const),
    fetch: () => Promise.reject(new Error('No chain')),
    load: async () => document,
  })
  const verdict = judgeForeign(facts)
  return { overall: verdict.overall, title: describeForeign({ facts, verdict }).title }
}

test.each([
  ['a proof', JSON.stringify(await signCredential(school, signed))],
  ['a JWT', signJwt(school, signed)],
])(
  'the verdict on a credential with %s says that the key has ended if the issuer’s document calls the key revoked or expired',
  async (_, text) => {
    const ended = { overall: 'not-genuine', title: 'The issuer’s key has ended' }
    expect(await judge(text, { revoked: '2026-01-01T00:00:00Z' })).toEqual(ended)
    expect(await judge(text, { expires: '2026-01-01T00:00:00Z' })).toEqual(ended)
    expect(await judge(text, { revoked: null })).toEqual({ overall: 'caution', title: 'Signed by a domain' })
  },
)
