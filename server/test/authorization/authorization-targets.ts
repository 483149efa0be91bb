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
 * Whose row a call is about: the caller's own row, another person's row, or a row that does not
 * exist. The other person is the stranger for the owner, and the owner for everybody else.
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
 * Returns the person whose row the call is about. For an anonymous caller, who has no rows, this is
 * the owner.
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
 * Builds a claim at a DID of its own, because a verifier that was asked about one claim may read
 * all claims of that DID.
 */
export async function freshClaimId(world: World, target: Target, caller: Caller): Promise<number> {
  if (target === 'absent') return absentId
  return (await buildClaim(personOf(world, target, caller))).id
}

/**
 * Builds a pending request by the owner of the row to the verifier `asked`. If this verifier is the
 * owner of the row, the request goes to `notAsked`.
 */
async function freshRequest(world: World, target: Target, caller: Caller) {
  const { asked, notAsked } = world.people
  const requester = personOf(world, target, caller)
  return buildRequest(requester, requester === asked ? notAsked : asked, await buildClaim(requester))
}

export async function requestId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await freshRequest(world, target, caller)).request.id
}

/** Builds a request about which the verifier has asked a question that nobody has answered. */
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

/** Builds the body with which the verifier of a new request would approve the request. */
export async function verifyTarget(world: World, target: Target, caller: Caller): Promise<Request> {
  const fresh = await freshRequest(world, target === 'absent' ? 'foreign' : target, caller)
  const { asked, notAsked } = world.people
  const verifier = fresh.request.verifierId === asked.user.id ? asked : notAsked
  const body = await buildVerification(verifier, fresh)
  return { id: target === 'absent' ? absentId : fresh.claim.id, body }
}

/** Builds a claim that the verifier of a new request has attested. */
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
 * Builds the revocation, which the verifier of the attestation has signed. Each caller tries to
 * send it.
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
