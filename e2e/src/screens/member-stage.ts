/**
 * Makes a member with everything: claims, requests both ways, attestations, applications, a
 * template.
 */
import type { TestChain, TestStackInfo } from '@did/local/test-stack'
import { expect } from '@playwright/test'
import {
  approveRequest,
  askVerifier,
  type ClaimFields,
  createClaim,
  createVerifiedClaim,
  register,
  shareClaim,
} from '../api.ts'
import type { Member } from '../fixtures.ts'
import type { Node } from '../node.ts'
import { accredit } from '../shares.ts'
import type { MemberTexts } from './member-screens.ts'

type Place = { node: Node; rpcUrl: string; path: string }
type Stage = {
  apart: { node: Node; chain: TestChain }
  stack: TestStackInfo
  newMember: (options: Place & { privateKey: `0x${string}`; organization: string }) => Promise<Member>
}

const degree = {
  type: 'education',
  title: 'BSc Marine Biology',
  description: 'Three years, finished in 2022.',
  issuer: 'Coast Academy',
  holderName: 'Ada Lindqvist',
  fields: [
    { field: 'awarded_by', label: 'Awarded by', kind: 'text', value: 'Coast Academy', isOpenByDefault: false },
    { field: 'awarded_on', label: 'Awarded on', kind: 'date', value: '2022-07-14', isOpenByDefault: false },
    { field: 'country', label: 'Country', kind: 'country', value: 'PT', isOpenByDefault: false },
  ],
} satisfies ClaimFields
const job = { type: 'employment', title: 'Deckhand', description: 'On the line to Cacilhas since 2022.', issuer: '' }
const template = {
  type: 'license',
  title: 'Mooring permit',
  summary: 'That you may moor in the inner harbour.',
  fields: [{ name: 'Boat', hint: 'Its name, as painted on it' }],
  example: 'Boat: Seagull. Berth: 12 B.',
}

export async function setMemberStage({
  newMember,
  apart: { node, chain },
  stack,
}: Stage): Promise<{ member: Member; texts: MemberTexts }> {
  // The walk mints the DID of the chain's only administrator, so each test needs a chain of its
  // own.
  const { rpcUrl, contracts } = chain
  const own = { ...stack, rpcUrl, contracts }
  const academy = 'Coast Academy'
  const administrator = stack.accounts.find(({ role }) => role === 'administrator')
  if (!administrator) throw new Error('The stack has no administrator')
  const member = await newMember({
    node,
    rpcUrl,
    privateKey: administrator.privateKey,
    organization: 'Harbour Office',
    path: 'about:blank',
  })
  const other = await register(node, own, { organization: academy, username: 'coast_academy' })
  const mine = await createVerifiedClaim(member, other, degree)
  await shareClaim(member.session, mine)
  const plain = await createClaim(member.session, member.did, job)
  await askVerifier(member.session, plain, other.user)
  const confirmed = await createClaim(other.session, other.did, degree)
  await approveRequest(member.session, await askVerifier(other.session, confirmed, member.user), confirmed)
  const waiting = await createClaim(other.session, other.did, job)
  await askVerifier(other.session, waiting, member.user)
  await member.session.call('POST', '/api/templates', template)
  await accredit(other, academy, own)
  await expect
    .poll(() => member.session.call('GET', '/api/verifiers'))
    .toContainEqual(expect.objectContaining({ id: other.user.id, accreditation: 'accredited' }))
  await other.session.call('PUT', `/api/users/${other.user.id}`, {
    username: other.user.username,
    organization: `${academy} of Faro`,
  })
  const message = { name: 'Ada Marten', email: 'ada@example.org', message: 'Where can I see what you keep about me?' }
  await other.session.call('POST', '/api/contact', message)
  return { member, texts: { verified: degree.title, plain: job.title } }
}
