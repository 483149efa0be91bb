/** Makes the thirty links that an employer gets from applicants, of which six need attention. */
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildShareUrl } from '@did/credentials/share/share-link'
import type { Claim } from '@did/domain/claim/claim'
import { shareIdSchema } from '@did/domain/ids'
import { shareableSchema } from '@did/domain/share/share-record'
import type { TestStackInfo } from '@did/local/test-stack'
import { approveRequest, askVerifier, createClaim, type Registered, register, revokeClaim, shareClaim } from './api.ts'
import { changePayload } from './changed-links.ts'
import type { Node } from './node.ts'
import { accredit } from './shares.ts'

export const university = 'Westbrook University'
export const maya = 'Maya Rossi'
export const jo = 'Jo Smith'
const fineCount = 24
const someShare = shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw')

export type Applications = {
  owner: Registered
  verifier: Registered
  /**
   * The claim of one link that needs no attention. A test can make further shares of this claim.
   */
  claim: Claim
  fine: readonly string[]
  forged: string
  damaged: string
  unreadable: string
  revoked: string
  expired: string
  otherPerson: string
}

export async function makeApplications(node: Node, stack: TestStackInfo): Promise<Applications> {
  const [owner, other, verifier] = await Promise.all([
    register(node, stack, { minted: true }),
    register(node, stack, { minted: true }),
    register(node, stack, { organization: `Northfield ${crypto.randomUUID()}` }),
  ])
  await accredit(verifier, university, stack)
  const confirm = (title: string, validUntil?: string) =>
    confirmDegree({ owner, verifier, holderName: maya, title, validUntil })
  const titles = Array.from({ length: fineCount }, (_, index) => `Course ${index + 1}`)
  const claims: Claim[] = []
  for (const title of titles) claims.push(await confirm(title))
  const share = async (claim: Claim, of = owner) => (await shareClaim(of.session, claim)).url
  const fine: string[] = []
  for (const claim of claims) fine.push(await share(claim))
  const [first = '', second = '', third = ''] = fine
  const taken = await confirm('Diploma taken back')
  const revoked = await share(taken)
  await revokeClaim(verifier.session, taken, 'no-longer-true')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const ofOther = await confirmDegree({ owner: other, verifier, holderName: jo, title: 'Course of Jo' })
  const [claim] = claims
  if (!claim) throw new Error('There is no fine claim')
  return {
    owner,
    verifier,
    claim,
    fine,
    forged: await forge(owner, claim, new URL(first).origin),
    damaged: changePayload(second, 'Course', 'Curse!', 'everywhere'),
    unreadable: third.slice(0, -30),
    revoked,
    expired: await share(await confirm('Expired course', tomorrow)),
    otherPerson: await share(ofOther, other),
  }
}

/**
 * Builds the link that a skilled forger would make: complete and with the right checksum, but with
 * another title than the verifier signed.
 */
async function forge({ session }: Registered, { id }: Claim, publicUrl: string): Promise<string> {
  const shareable = shareableSchema.parse(await session.call('GET', `/api/claims/${id}/shareable`))
  const { payload, attestation, leaves } = shareable
  if (!attestation) throw new Error('The claim carries no attestation')
  const title = 'Forged Doctorate'
  return buildShareUrl({
    publicUrl,
    payload: { ...payload, title, publicData: { ...payload.publicData, title } },
    proof: { kind: 'attested', shareId: someShare, ...attestation, message: { ...attestation.message, title } },
    disclosure: discloseLeaves(leaves, ['holder_name']),
  })
}

type Degree = {
  owner: Registered
  verifier: Registered
  holderName: string
  title: string
  validUntil?: string | undefined
}

async function confirmDegree({ owner, verifier, holderName, title, validUntil }: Degree): Promise<Claim> {
  const fields = { type: 'education', title, description: 'Passed with distinction.', holderName }
  const claim = await createClaim(owner.session, owner.did, fields)
  const request = await askVerifier(owner.session, claim, verifier.user)
  return approveRequest(verifier.session, request, claim, validUntil)
}
