import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type { IssuerKeys } from '@did/domain/portable/issuer-key'
import { becomeVerifier, type Person } from '../rig/builders.ts'
import { everybody, type Line, nothing, readOwn, toAll } from './authorization-line.ts'
import { absentId, personOf, signedClaimId, type Target } from './authorization-targets.ts'
import type { Caller, World } from './authorization-world.ts'

export const portableLines: Record<string, Line> = {
  'POST /api/claims/:id/offers': {
    answers: { own: 201, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({
      id: await signedClaimId(world, target, caller),
      body: { configuration: 'claim_sd_jwt' },
    }),
  },
  'GET /api/claims/:id/offers': {
    answers: { own: 200, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({ id: await signedClaimId(world, target, caller) }),
  },
  'GET /api/claims/:id/credential': {
    answers: { own: 200, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({
      id: await signedClaimId(world, target, caller),
      query: '?configuration=claim_sd_jwt',
    }),
  },
  'POST /api/issuer-keys': {
    answers: everybody(201),
    // The service keeps only one key for a verifier, so the test stops the verifier's earlier key
    // before the call.
    request: async (world, _, caller) => {
      if (caller !== 'anonymous') await stopKeys(personOf(world, 'own', caller))
      return { body: { custody: 'service' } }
    },
  },
  'GET /api/issuer-keys': {
    answers: everybody(200),
    request: async (world, _, caller) => {
      if (caller !== 'anonymous') await becomeVerifier(personOf(world, 'own', caller))
      return {}
    },
  },
  'DELETE /api/issuer-keys/:id': {
    answers: { own: 202, foreign: 404, absent: 404 },
    request: async (world, target, caller) => ({ id: await freshKeyId(world, target, caller) }),
  },
  'GET /api/credentials-to-sign': { answers: everybody(200), request: nothing },
  // The answer is 404, because no credential waits for a signature in these tests.
  // `browser-issuing.test.ts` tests the signing.
  'PUT /api/credentials-to-sign/:id': {
    answers: everybody(404),
    request: () => ({ id: 'AAAAAAAAAAAAAAAAAAAAAA', body: { credential: { proof: {} } } }),
  },
  'POST /api/credentials-to-sign/:id/set-aside': {
    answers: everybody(404),
    request: () => ({ id: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  },
  'GET /api/credential-offers/:id': { answers: readOwn, request: freshOffer },
  'DELETE /api/credential-offers/:id': { answers: { own: 204, foreign: 404, absent: 404 }, request: freshOffer },

  // The address is refused because it is no https address, so the test asks no other host.
  'GET /api/foreign-documents': { answers: toAll(400), request: () => ({ query: '?url=http://school.example/' }) },

  // A wallet has no session. The code of an offer or a token decides whether its call is allowed,
  // and these calls send neither.
  'GET /oid4vci/offers/:id': { answers: toAll(404), request: () => ({ id: 'AAAAAAAAAAAAAAAAAAAAAA' }) },
  'POST /oid4vci/token': { answers: toAll(400), request: nothing },
  'POST /oid4vci/nonce': { answers: toAll(200), request: nothing },
  'POST /oid4vci/credential': { answers: toAll(401), request: nothing },
  'POST /oid4vci/deferred': { answers: toAll(401), request: nothing },
  'POST /oid4vci/notification': { answers: toAll(401), request: nothing },

  'GET /.well-known/openid-credential-issuer': { answers: toAll(200), request: nothing },
  'GET /.well-known/oauth-authorization-server': { answers: toAll(200), request: nothing },
  'GET /.well-known/oauth-authorization-server/': { answers: toAll(200), request: nothing },
  'GET /.well-known/jwt-vc-issuer': { answers: toAll(200), request: nothing },
  'GET /jwks': { answers: toAll(200), request: nothing },
  'GET /vct/verified-claim': { answers: toAll(200), request: nothing },
  // The calls to the VC-API have no body, so the answer is 400.
  'POST /vc-api/credentials/verify': { answers: toAll(400), request: nothing },
  'POST /vc-api/presentations/verify': { answers: toAll(400), request: nothing },
  'POST /vc-api/credentials/issue': { answers: toAll(400), request: nothing },
  'POST /vc-api/enveloped/credentials/issue': { answers: toAll(400), request: nothing },
  'POST /vc-api/status/credentials/issue': { answers: toAll(400), request: nothing },
  'POST /vc-api/status/credentials/verify': { answers: toAll(400), request: nothing },
  'POST /vc-api/jose/issue': { answers: toAll(400), request: nothing },
  'POST /vc-api/jose/verify': { answers: toAll(400), request: nothing },
  'GET /vc-api/instance': { answers: toAll(200), request: nothing },
  'GET /vc-api/status/list': { answers: toAll(200), request: nothing },
  // The call asks for a DID that is only a star. A star is no DID, so everybody gets 400.
  'GET /1.0/identifiers/*': { answers: toAll(400), request: nothing },
}

async function stopKeys(person: Person): Promise<void> {
  await becomeVerifier(person)
  const { keys } = await person.client.ok<IssuerKeys>('GET', '/api/issuer-keys')
  for (const { id } of keys) await person.client.ok('DELETE', `/api/issuer-keys/${id}`)
}

async function freshKeyId(world: World, target: Target, caller: Caller): Promise<number> {
  if (target === 'absent') return absentId
  const person = personOf(world, target, caller)
  await stopKeys(person)
  const { keys } = await person.client.ok<IssuerKeys>('POST', '/api/issuer-keys', { custody: 'service' })
  return keys[0]?.id ?? absentId
}

async function freshOffer(world: World, target: Target, caller: Caller) {
  if (target === 'absent') return { id: 'AAAAAAAAAAAAAAAAAAAAAA' }
  const { client } = personOf(world, target, caller)
  const claimId = await signedClaimId(world, target, caller)
  const body = { configuration: 'claim_sd_jwt' }
  return { id: (await client.ok<CredentialOffer>('POST', `/api/claims/${claimId}/offers`, body)).id }
}
