import { requestForProofLines } from './authorization-requests-for-proof.ts'
import {
  absentId,
  freshClaimId,
  freshTemplateId,
  idOf,
  personOf,
  questionedRequestId,
  type Request,
  requestId,
  revokeTarget,
  rowsOf,
  shareIdOf,
  signedClaimId,
  someStatusList,
  type Target,
  userIdOf,
  verifyTarget,
} from './authorization-targets.ts'
import { vaultLines } from './authorization-vault.ts'
import type { Caller, World } from './authorization-world.ts'
import { buildTemplate, buildUser, templateForm } from './builders.ts'

/** `anonymous` is 401 unless said otherwise; `administrator` counts as anybody unless named; `asked` is the verifier asked about the foreign row, if that differs. */
type PerTarget = Record<Target, number>
export type Answers = PerTarget & { asked?: number; anonymous?: number | PerTarget; administrator?: PerTarget }
export type Line = {
  answers: Answers
  request: (world: World, target: Target, caller: Caller) => Promise<Request> | Request
}

const everybody = (status: number): Answers => ({ own: status, foreign: status, absent: status })
const toAll = (status: number): Answers => ({ ...everybody(status), anonymous: status })
const readOwn: Answers = { own: 200, foreign: 404, absent: 404 }
const changeOwn: Answers = { own: 200, foreign: 403, absent: 403 }
const nothing = () => ({})

/** Who may do what: API.md 3. Success is what the caller is allowed to; the rest is how the refusal looks. */
export const matrix: Record<string, Line> = {
  'POST /api/auth/nonce': { answers: toAll(200), request: nothing },
  'POST /api/auth/verify': { answers: toAll(400), request: () => ({ body: { message: 'x', signature: '0x' } }) },
  'GET /api/auth/session': { answers: everybody(200), request: nothing },
  // A session of nobody's, or the callers of this table would be gone.
  'POST /api/auth/logout': { answers: toAll(204), request: () => ({ cookie: 'did_session=nobodys' }) },

  'GET /api/dids/owner/:account': {
    answers: readOwn,
    request: (world, target, caller) => ({
      id: target === 'absent' ? `0x${'99'.repeat(20)}` : personOf(world, target, caller).client.address,
    }),
  },
  'POST /api/dids': {
    answers: changeOwn,
    request: (world, target, caller) => ({
      body: { tokenId: target === 'absent' ? '999999' : rowsOf(world, target, caller).did.tokenId },
    }),
  },
  'POST /api/dids/:id/to-mint': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({
      id: target === 'absent' ? absentId : rowsOf(world, target, caller).did.id,
    }),
  },

  'GET /api/dids/lookup/:tokenId': {
    // Public to whoever is signed in; which requests it lists differs.
    answers: everybody(200),
    request: (world, target, caller) => ({
      id: target === 'absent' ? '999999' : rowsOf(world, target, caller).did.tokenId,
    }),
  },
  'GET /api/users/wallet/:wallet': {
    answers: readOwn,
    request: (world, target, caller) => ({
      id: target === 'absent' ? `0x${'99'.repeat(20)}` : personOf(world, target, caller).client.address,
    }),
  },
  'POST /api/users': { answers: everybody(200), request: () => ({ body: { username: 'somebody else' } }) },
  'PUT /api/users/:id': {
    answers: changeOwn,
    request: (world, target, caller) => ({
      id: userIdOf(world, target, caller),
      body: { username: target === 'absent' ? 'nobody' : personOf(world, target, caller).user.username },
    }),
  },
  'PUT /api/users/:id/verifier': {
    answers: changeOwn,
    request: (world, target, caller) => ({
      id: userIdOf(world, target, caller),
      body: { organization: `Org of ${caller}` },
    }),
  },
  'PUT /api/users/:id/accreditation': {
    answers: changeOwn,
    request: (world, target, caller) => ({
      id: userIdOf(world, target, caller),
      body: { organization: `Org of ${caller}` },
    }),
  },
  'DELETE /api/users/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    // Of one's own account only a throwaway one, or the callers of this table would be gone.
    request: async (world, target, caller) => {
      if (target !== 'own' || caller === 'anonymous') return { id: userIdOf(world, target, caller) }
      const { client, user } = await buildUser(world.people.owner.client.node)
      return { id: user.id, ...(client.cookie && { cookie: client.cookie }) }
    },
  },
  'GET /api/export': { answers: everybody(200), request: nothing },
  'GET /api/verifiers': { answers: everybody(200), request: nothing },
  'GET /api/users/:id/verifier': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'POST /api/users/:id/domain': {
    // own: nothing answers at that name
    answers: { own: 422, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({
      id: userIdOf(world, target, caller),
      body: { domain: 'nobody.invalid' },
    }),
  },
  'GET /api/admin/verifier-applications': {
    answers: { ...everybody(404), administrator: everybody(200) },
    request: nothing,
  },
  'GET /api/admin/verifier-applications/decided': {
    answers: { ...everybody(404), administrator: everybody(200) },
    request: nothing,
  },
  'POST /api/admin/verifier-applications/:id/decision': {
    // A fresh one each. The chain shows none of them, so all that can be done is to refuse.
    answers: { ...everybody(403), administrator: { own: 200, foreign: 200, absent: 403 } },
    request: async (world, target, caller) => ({
      id: target === 'absent' ? absentId : await world.fileApplication(userIdOf(world, target, caller)),
      body: { decision: 'refuse' },
    }),
  },
  'POST /api/admin/verifiers/:id/suspend': {
    // The chain shows no suspension.
    answers: { ...everybody(403), administrator: { own: 409, foreign: 409, absent: 403 } },
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller), body: { reason: 'No reason' } }),
  },
  'POST /api/contact': {
    answers: toAll(204),
    request: () => ({ body: { name: 'Ada', email: 'ada@example.org', message: 'A question about a link.' } }),
  },
  'GET /api/admin/contact-messages': {
    answers: { ...everybody(404), administrator: everybody(200) },
    request: nothing,
  },
  'PUT /api/admin/contact-messages/:id': {
    // Nobody owns one; here none exists.
    answers: everybody(403),
    request: () => ({ id: absentId, body: { isDone: true } }),
  },
  'GET /api/register': { answers: toAll(200), request: nothing },

  'GET /api/claims/did/:didId': {
    answers: { ...readOwn, asked: 200 },
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ did }) => did.id) }),
  },
  'GET /api/claims/user/:userId': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'POST /api/claims': {
    answers: { own: 201, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({
      body: {
        didId: idOf(world, target, caller, ({ did }) => did.id),
        type: 'award',
        title: 'An award',
        description: 'For being there',
      },
    }),
  },
  'PUT /api/claims/:id': {
    answers: changeOwn,
    // A claim of its own: another wording makes other shares.
    request: async (world, target, caller) => ({
      id: await freshClaimId(world, target, caller),
      body: { type: 'award', title: 'Another wording', description: 'For being there' },
    }),
  },
  'GET /api/claims/:id/history': {
    answers: { ...readOwn, asked: 200 },
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ claim }) => claim.id) }),
  },
  'GET /api/claims/:id/proof': {
    answers: readOwn,
    request: async (world, target, caller) => ({ id: await signedClaimId(world, target, caller) }),
  },
  'PUT /api/claims/:id/verify': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 200 },
    request: verifyTarget,
  },

  'POST /api/verification-requests': {
    answers: { own: 201, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({
      body: {
        claimId: await freshClaimId(world, target, caller),
        verifierId: world.people[caller === 'notAsked' ? 'asked' : 'notAsked'].user.id,
      },
    }),
  },
  'GET /api/verification-requests/verifier/:verifierId': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'GET /api/verification-requests/requester/:userId': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: userIdOf(world, target, caller) }),
  },
  'GET /api/verification-requests/:id': {
    // own: the request one has sent oneself
    answers: { own: 404, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({ id: await requestId(world, target, caller) }),
  },
  'GET /api/verification-requests/:id/attestation': {
    // own: the request one has sent oneself
    answers: { own: 404, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({
      id: await requestId(world, target, caller),
      query: '?level=AgeProof',
    }),
  },
  'PUT /api/verification-requests/:id/status': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 200 },
    request: async (world, target, caller) => ({
      id: await requestId(world, target, caller),
      body: { status: 'rejected' },
    }),
  },

  'POST /api/verification-requests/:id/question': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 204 },
    request: async (world, target, caller) => ({
      id: await requestId(world, target, caller),
      body: { text: 'Which year was it?' },
    }),
  },
  'POST /api/verification-requests/:id/answer': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({
      id: await questionedRequestId(world, target, caller),
      body: { text: 'It was 2024' },
    }),
  },

  'GET /api/attestations': { answers: everybody(200), request: nothing },
  'GET /api/claims/:id/revocations': {
    // Also for the owner there is nothing to say about a claim that nobody signed.
    answers: { own: 200, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({ id: await signedClaimId(world, target, caller) }),
  },
  'GET /api/claims/:id/revocation': {
    answers: { own: 404, foreign: 404, absent: 404, asked: 200 },
    request: async (world, target, caller) => ({
      id: await signedClaimId(world, target, caller),
      query: '?reason=other',
    }),
  },
  'POST /api/claims/:id/revoke': {
    answers: { own: 403, foreign: 403, absent: 403, asked: 200 },
    request: revokeTarget,
  },
  'GET /status-lists/:id': {
    answers: toAll(200),
    request: async (world) => ({ id: await someStatusList(world) }),
  },
  'GET /status-lists/:id/entries/:index': {
    answers: toAll(200),
    request: async (world) => ({ id: await someStatusList(world), index: 0 }),
  },
  'GET /.well-known/did.json': { answers: toAll(200), request: nothing },

  'GET /api/notifications': { answers: everybody(200), request: nothing },
  'POST /api/notifications/read': { answers: everybody(204), request: () => ({ body: { ids: [1, 2, absentId] } }) },
  'DELETE /api/notifications': { answers: everybody(204), request: nothing },

  'POST /api/claims/:id/shares': {
    answers: { own: 201, foreign: 403, absent: 403 },
    // One with an end is always a new one, whatever other lines did to the claim.
    request: (world, target, caller) => ({
      id: idOf(world, target, caller, ({ claim }) => claim.id),
      body: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    }),
  },
  'GET /api/claims/:id/shareable': {
    answers: readOwn,
    request: (world, target, caller) => ({ id: idOf(world, target, caller, ({ claim }) => claim.id) }),
  },
  // Whoever has the link may: these are open shares, which have nothing that could be handed out.
  'POST /api/shares/:id/open': {
    answers: toAll(410),
    request: (world, target, caller) => ({
      id: shareIdOf(world, target, caller),
      body: { viewer: 'AAAAAAAAAAAAAAAAAAAAAA' },
    }),
  },
  'GET /api/shares': { answers: everybody(200), request: nothing },
  'PUT /api/shares/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({
      id: shareIdOf(world, target, caller),
      body: { tellsConfirmation: true },
    }),
  },
  'DELETE /api/shares/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: (world, target, caller) => ({ id: shareIdOf(world, target, caller) }),
  },
  'GET /api/shares/:id/status': {
    answers: toAll(200),
    request: (world, target, caller) => ({ id: shareIdOf(world, target, caller) }),
  },

  'GET /api/templates': { answers: toAll(200), request: nothing },
  'GET /api/templates/own': { answers: everybody(200), request: nothing },
  'GET /api/templates/:id': {
    // On offer means to everybody.
    answers: toAll(200),
    request: async (world) => ({ id: (await buildTemplate(world.people.asked)).id }),
  },
  'POST /api/templates': {
    // Everybody who is a verifier, so everybody is made one.
    answers: everybody(201),
    request: async (world, _, caller) => {
      await buildTemplate(personOf(world, 'own', caller))
      return { body: templateForm }
    },
  },
  'PUT /api/templates/:id': {
    answers: changeOwn,
    request: async (world, target, caller) => ({
      id: await freshTemplateId(world, target, caller),
      body: templateForm,
    }),
  },
  'DELETE /api/templates/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    request: async (world, target, caller) => ({ id: await freshTemplateId(world, target, caller) }),
  },

  ...vaultLines,
  ...requestForProofLines,

  'GET /api/config': { answers: toAll(200), request: nothing },
  'POST /api/dev/faucet': {
    answers: everybody(200),
    request: () => ({ body: { address: `0x${'99'.repeat(20)}` } }),
  },
  'GET /healthz': { answers: toAll(200), request: nothing },
  'GET /readyz': { answers: toAll(200), request: nothing },
  'GET /openapi.json': { answers: toAll(200), request: nothing },
  'GET /docs': { answers: toAll(200), request: nothing },
}
