import type { Claim } from '@did/domain/claim/claim'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import type { VerificationRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildDid, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const ward = { field: 'ward', label: 'Ward', kind: 'text', value: 'Pediatrics' }
const placement = { type: 'employment', title: 'Placement', description: 'x', holderName: 'Maya Rossi', fields: [ward] }

async function ask(owner: Person, verifier: Person, change: Partial<typeof placement> = {}) {
  const did = await buildDid(owner)
  const claim = await owner.client.ok<Claim>('POST', '/api/claims', { ...placement, ...change, didId: did.id })
  const body = { claimId: claim.id, verifierId: verifier.user.id }
  return owner.client.ok<VerificationRequest>('POST', '/api/verification-requests', body)
}

test('a verifier sees, beside a request, the similar requests of the same owner and of another wallet, and what is the same in each of them', async ({
  node,
}) => {
  const [owner, other, verifier] = [await buildUser(node), await buildUser(node), await buildVerifier(node)]
  const first = await ask(owner, verifier)
  const second = await ask(other, verifier, { title: 'placement ', holderName: 'MAYA  Rossi' })
  const renamed = await ask(other, verifier, { title: 'Clinical placement' })
  await ask(other, verifier, { holderName: 'Ada Berg' })
  await ask(other, verifier, { title: 'Job', fields: [{ ...ward, value: 'Surgery' }] })
  await ask(owner, await buildVerifier(node))
  const asked = await ask(owner, verifier)
  const { likelyDuplicates } = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  const same = { isSameOwner: true, isSameTitle: true, areSameFields: true, status: 'pending' }
  expect(likelyDuplicates).toMatchObject([
    { ...same, id: renamed.id, isSameOwner: false, isSameTitle: false },
    { ...same, id: second.id, isSameOwner: false, username: other.user.username },
    { ...same, id: first.id },
  ])
})

async function listDuplicates(verifier: Person, asked: VerificationRequest) {
  const opened = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  return opened.likelyDuplicates
}

test.for<[string, Partial<typeof placement>]>([
  ['the type', { type: 'work' }],
  ['the type and the title', { type: 'work', title: 'Job' }],
  ['the sign for the apostrophe', { holderName: 'Maya O’Neill' }],
  ['a letter of the name to one of another alphabet', { title: 'Job', holderName: "M\u0430ya O'Neill" }],
  ['a letter of the title to one of another alphabet', { title: 'Clinic\u0430l placement', fields: [] }],
  ['blanks within the title', { title: 'Clinical \u00a0 placement', fields: [] }],
  [
    'the names and the order of fields',
    {
      title: 'Job',
      fields: [
        { ...ward, field: 'zeta', label: 'Place' },
        { ...ward, field: 'alpha', label: 'Year', value: '2020' },
      ],
    },
  ],
])('an owner cannot hide a duplicate by changing %s', async ([, change], { node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const holderName = "Maya O'Neill"
  const year = { field: 'year', label: 'Year', kind: 'text', value: '2020' }
  const first = await ask(owner, verifier, { holderName, title: 'Clinical placement', fields: [ward, year] })
  const asked = await ask(owner, verifier, { holderName, title: 'Clinical placement', fields: [ward, year], ...change })
  expect(await listDuplicates(verifier, asked)).toMatchObject([{ id: first.id }])
})

test('claims of two types that share only the date of birth do not count as duplicates', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const birth = { field: 'day', label: 'Date of birth', kind: 'date', value: '1990-02-03' }
  await ask(owner, verifier, { fields: [birth] })
  const asked = await ask(owner, verifier, { type: 'education', title: 'Degree', fields: [birth] })
  expect(await listDuplicates(verifier, asked)).toEqual([])
})

test('a request that the verifier rejected is listed as a duplicate before all later requests that still wait', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const rejected = await ask(owner, verifier)
  const decision = { status: 'rejected', reason: 'No such placement' }
  await verifier.client.ok('PUT', `/api/verification-requests/${rejected.id}/status`, decision)
  for (let more = 0; more < 5; more += 1) await ask(owner, verifier)
  const [first] = await listDuplicates(verifier, await ask(owner, verifier))
  expect(first).toMatchObject({ id: rejected.id, status: 'rejected' })
})

test('a verifier can open a request even if 1,000 other long requests name the same holder', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const fields = Array.from({ length: 16 }, (_, index) => {
    return { ...ward, field: `ward_${index}`, label: `Ward ${index}`, value: `${index} é ’`.padEnd(200, ' é ’') }
  })
  const asked = await ask(owner, verifier, { fields })
  const [claims, requests] = [await listColumns(node, 'claims'), await listColumns(node, 'verification_requests')]
  const others = requests.filter((name) => name !== 'claim_id')
  await node.ctx.pool.query(`
    with copied as (
      insert into claims (${claims}) select ${claims} from claims, generate_series(1, 1000) where id = ${asked.claimId}
      returning id
    )
    insert into verification_requests (claim_id, ${others}) select copied.id, ${others.map((name) => `r.${name}`)}
    from copied, verification_requests r where r.id = ${asked.id}`)
  expect(await listDuplicates(verifier, asked)).toHaveLength(5)
})

/**
 * Returns the columns that a copy of a row can take over: all columns except the id and the columns
 * that PostgreSQL computes.
 */
async function listColumns({ ctx }: Node, table: string): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

test('two claims without a holder’s name do not count as duplicates of each other', async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await ask(owner, verifier, { holderName: '' })
  const asked = await ask(owner, verifier, { holderName: '' })
  const opened = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  expect(opened.likelyDuplicates).toEqual([])
})

test('a duplicate whose confirmation the verifier revoked is listed as withdrawn, with the day of the revocation', async ({
  node,
}) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const did = await buildDid(owner)
  const claim = await owner.client.ok<Claim>('POST', '/api/claims', { ...placement, didId: did.id })
  await buildVerifiedClaim(owner, verifier, { claim })
  const { revokedAt } = await revoke(verifier, claim, 'no-longer-true')
  const asked = await ask(owner, verifier)
  const { likelyDuplicates } = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${asked.id}`)
  expect(likelyDuplicates).toMatchObject([{ status: 'withdrawn', at: revokedAt }])
})
