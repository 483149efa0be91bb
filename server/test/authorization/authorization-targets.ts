import type { AttestationRequest } from '@did/domain/attestation/attestation'
import {
  buildClaim,
  buildRequest,
  buildRevocation,
  buildTemplate,
  buildVerification,
  type Person,
} from '../rig/builders.ts'
import type { Belongings, Caller, SignedIn, World } from './authorization-world.ts'

/**
 * Tells whose row a call is about: `own` is a row of the caller, `foreign` is a row of another
 * person, and `absent` is a row that does not exist. For the caller `owner`, the other person is
 * the caller `stranger`. For every other caller, the other person is the `owner`.
 */
export type Target = 'own' | 'foreign' | 'absent'
/**
 * What a call sends besides its route: the parameters of the path, the query, the body, the cookie
 * and the headers.
 */
export type Request = {
  id?: number | string
  index?: number | string
  query?: string
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}

export const absentId = 999_999

/**
 * Returns the person whose row the call is about. An anonymous caller has no rows, so the call is
 * then about the row of `owner`.
 */
function rowOwner(target: Target, caller: Caller): SignedIn {
  if (caller === 'anonymous') return 'owner'
  if (target === 'own') return caller
  return caller === 'owner' ? 'stranger' : 'owner'
}

export function personOf({ people }: World, target: Target, caller: Caller): Person {
  return people[rowOwner(target, caller)]
}

export function rowsOf({ belongings }: World, target: Target, caller: Caller): Belongings {
  return belongings[rowOwner(target, caller)]
}

export function idOf<Id>(world: World, target: Target, caller: Caller, read: (rows: Belongings) => Id): Id | number {
  return target === 'absent' ? absentId : read(rowsOf(world, target, caller))
}

export function userIdOf(world: World, target: Target, caller: Caller): number {
  return target === 'absent' ? absentId : personOf(world, target, caller).user.id
}

export function shareIdOf(world: World, target: Target, caller: Caller): string {
  return target === 'absent' ? 'AAAAAAAAAAAAAAAAAAAAAA' : rowsOf(world, target, caller).share.id
}

export async function freshTemplateId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await buildTemplate(personOf(world, target, caller))).id
}

/**
 * The claim has a new DID, because a verifier that was asked about one claim may read all claims at
 * the same DID.
 */
export async function freshClaimId(world: World, target: Target, caller: Caller): Promise<number> {
  if (target === 'absent') return absentId
  return (await buildClaim(personOf(world, target, caller))).id
}

/**
 * Builds a pending request from the person whose row the call is about. The request goes to the
 * verifier `asked`, or to the verifier `notAsked` if the person is `asked`.
 */
async function freshRequest(world: World, target: Target, caller: Caller) {
  const { asked, notAsked } = world.people
  const requester = personOf(world, target, caller)
  return buildRequest(requester, requester === asked ? notAsked : asked, await buildClaim(requester))
}

export async function requestId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await freshRequest(world, target, caller)).request.id
}

export async function questionedRequestId(world: World, target: Target, caller: Caller): Promise<number> {
  if (target === 'absent') return absentId
  const { request } = await freshRequest(world, target, caller)
  const { asked, notAsked } = world.people
  const verifier = request.verifierId === asked.user.id ? asked : notAsked
  await verifier.client.call('POST', `/api/verification-requests/${request.id}/question`, {
    text: 'Which year was it?',
  })
  return request.id
}

/** Builds a new request, and the body with which the asked verifier would approve this request. */
export async function verifyTarget(world: World, target: Target, caller: Caller): Promise<Request> {
  const fresh = await freshRequest(world, target === 'absent' ? 'foreign' : target, caller)
  const { asked, notAsked } = world.people
  const verifier = fresh.request.verifierId === asked.user.id ? asked : notAsked
  const body = await buildVerification(verifier, fresh)
  return { id: target === 'absent' ? absentId : fresh.claim.id, body }
}

async function signedClaim(world: World, target: Target, caller: Caller) {
  const { claim, request } = await freshRequest(world, target, caller)
  const { asked, notAsked } = world.people
  const verifier = request.verifierId === asked.user.id ? asked : notAsked
  await verifier.client.ok(
    'PUT',
    `/api/claims/${claim.id}/verify`,
    await buildVerification(verifier, { claim, request }),
  )
  return { claim, verifier }
}

export async function signedClaimId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await signedClaim(world, target, caller)).claim.id
}

export function signedRecordId(world: World, target: Target, caller: Caller): Promise<number> | number {
  return target === 'absent' ? absentId : world.keepRecord(userIdOf(world, target, caller))
}

/**
 * Builds the body of a revocation that the verifier of a new attestation has signed. Each caller of
 * the matrix tries to send this body.
 */
export async function revokeTarget(world: World, target: Target, caller: Caller): Promise<Request> {
  const { claim, verifier } = await signedClaim(world, target === 'absent' ? 'foreign' : target, caller)
  const body = await buildRevocation(verifier, claim, 'other')
  return { id: target === 'absent' ? absentId : claim.id, body }
}

const statusLists = new WeakMap<World, Promise<number>>()

export function someStatusList(world: World): Promise<number> {
  const known = statusLists.get(world) ?? findStatusList(world)
  statusLists.set(world, known)
  return known
}

async function findStatusList(world: World): Promise<number> {
  const { asked } = world.people
  const { request } = await freshRequest(world, 'own', 'owner')
  const path = `/api/verification-requests/${request.id}/attestation?level=AgeProof`
  return (await asked.client.ok<AttestationRequest>('GET', path)).message.statusList
}
