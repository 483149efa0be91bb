import { buildUser } from '../rig/builders.ts'
import { changeOwn, everybody, type Line, nothing, readOwn, toAll } from './authorization-line.ts'
import { absentId, personOf, rowsOf, userIdOf } from './authorization-targets.ts'

export const accountLines: Record<string, Line> = {
  'POST /api/auth/nonce': { answers: toAll(200), request: nothing },
  'POST /api/auth/verify': { answers: toAll(400), request: () => ({ body: { message: 'x', signature: '0x' } }) },
  'GET /api/auth/session': { answers: everybody(200), request: nothing },
  'POST /api/auth/recheck': { answers: everybody(204), request: nothing },
  // The call signs out with a made-up cookie, because the callers of the authorization matrix must
  // stay signed in.
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
    // Every signed-in caller may look up every DID. The answer lists only the requests that were
    // sent to the caller.
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
  'GET /api/people': {
    // Every signed-in caller may look up a person by the whole username.
    answers: everybody(200),
    request: (world, target, caller) => ({
      query: `?username=${encodeURIComponent(target === 'absent' ? 'nobody' : personOf(world, target, caller).user.username)}`,
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
  'PUT /api/users/:id/application': {
    answers: changeOwn,
    // A caller can change only an application that waits, so each caller first gets a new one.
    request: async (world, target, caller) => {
      const id = userIdOf(world, target, caller)
      if (target === 'own' && caller !== 'anonymous') await world.fileApplication(id)
      return { id, body: { organization: `Org of ${caller}` } }
    },
  },
  'DELETE /api/users/:id': {
    answers: { own: 204, foreign: 403, absent: 403 },
    // A call that is allowed erases a new account, because later tests need the accounts of the
    // callers.
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
    // A caller may prove a domain only for the caller's own account. The answer is then 422,
    // because no site answers at the domain in this call.
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
    // The administrator refuses a new application. To approve an application, the administrator
    // would have to accredit the applicant on the chain before.
    answers: { ...everybody(403), administrator: { own: 200, foreign: 200, absent: 403 } },
    request: async (world, target, caller) => ({
      id: target === 'absent' ? absentId : await world.fileApplication(userIdOf(world, target, caller)),
      body: { decision: 'refuse' },
    }),
  },
  'POST /api/admin/verifier-applications/:id/question': {
    answers: { ...everybody(403), administrator: { own: 200, foreign: 200, absent: 403 } },
    request: async (world, target, caller) => ({
      id: target === 'absent' ? absentId : await world.fileApplication(userIdOf(world, target, caller)),
      body: { text: 'Which faculty?' },
    }),
  },
  'POST /api/admin/verifiers/:id/suspend': {
    // The answer is 409, because the chain does not show the suspension that the administrator
    // reports.
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
    // Nobody owns a contact message. The call names a message that does not exist, so even an
    // administrator gets 403.
    answers: everybody(403),
    request: () => ({ id: absentId, body: { isDone: true } }),
  },
  'GET /api/verifiers/wallet/:wallet': {
    // A wallet without an account gets the same status as the account of somebody who is no
    // verifier.
    answers: toAll(200),
    request: (world, target, caller) => ({
      id: target === 'absent' ? `0x${'99'.repeat(20)}` : personOf(world, target, caller).client.address,
    }),
  },
  'GET /api/register': { answers: toAll(200), request: nothing },
}
