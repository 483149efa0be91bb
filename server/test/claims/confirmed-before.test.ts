import type { Claim } from '@did/domain/claim/claim'
import type { CreateClaim } from '@did/domain/claim/claim-form'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import { expect } from 'vitest'
import {
  buildClaim,
  buildRequest,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  type Person,
  revoke,
} from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
let verifier: Person
let owner: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  verifier = await buildVerifier(node)
})
test.beforeEach(async () => {
  owner = await buildUser(node)
})

const degree = { field: 'degree', label: 'Degree', kind: 'text', value: 'MSc', isOpenByDefault: false } as const

const birth = {
  field: 'day',
  label: 'Date of birth',
  kind: 'date',
  value: '1990-02-03',
  isOpenByDefault: false,
} as const

const confirm = async (claim: Partial<CreateClaim>): Promise<Claim> =>
  buildVerifiedClaim(owner, verifier, { claim: await buildClaim(owner, claim) })

async function compare(claim: Partial<CreateClaim>) {
  const { request } = await buildRequest(owner, verifier, await buildClaim(owner, claim))
  const opened = await verifier.client.ok<OpenedRequest>('GET', `/api/verification-requests/${request.id}`)
  return opened.confirmedBefore.map(({ field, value, title }) => [field, value, title])
}

const expire = ({ id }: Claim) =>
  node.ctx.pool.query(`update attestations set valid_until = now() - interval '1 minute' where claim_id = $1`, [id])

const addRefusals = ({ id }: Claim, count: number) =>
  node.ctx.pool.query(
    `insert into verification_requests
       (claim_id, requester_id, verifier_id, status, decided_at, claim_hash, claim_type, claim_title)
     select c.id, $2, $3, 'rejected', now(), c.claim_hash, c.type, c.title from claims c, generate_series(1, $4::int)
     where c.id = $1`,
    [id, owner.user.id, verifier.user.id, count],
  )

test('what a verifier confirmed before is compared with a new request, even when the verifier has decided many requests since then', async () => {
  const first = await confirm({ holderName: 'Maya Rossi', title: 'The degree' })
  await addRefusals(first, 150)
  expect(await compare({ holderName: 'Mara Rossi' })).toEqual([['holder_name', 'Maya Rossi', 'The degree']])
})

test('what a verifier confirmed before is compared with a new request, even when the verifier’s newest confirmation has no name and no fields', async () => {
  await confirm({ holderName: 'Maya Rossi', title: 'The degree', fields: [degree] })
  await confirm({ holderName: '', title: 'Of nobody' })
  expect(await compare({ holderName: 'Mara Rossi', fields: [{ ...degree, value: 'PhD' }] })).toEqual([
    ['holder_name', 'Maya Rossi', 'The degree'],
    ['degree', 'MSc', 'The degree'],
  ])
})

test('what a verifier confirmed before is taken from its newest confirmation, and confirmations that ended or were revoked do not count', async () => {
  await confirm({ holderName: 'Maya Rossi', title: 'The oldest' })
  await confirm({ holderName: 'Maya Rossi-Conti', title: 'Of her wedding' })
  await expire(await confirm({ holderName: 'Mara Rossi', title: 'That has ended' }))
  await revoke(verifier, await confirm({ holderName: 'Mara Rossi', title: 'Of a mistake' }), 'issued-by-mistake')
  const younger = [['holder_name', 'Maya Rossi-Conti', 'Of her wedding']]
  expect(await compare({ holderName: 'Mara Rossi' })).toEqual(younger)
  expect(await compare({ holderName: 'Maya Rossi' })).toEqual(younger)
  expect(await compare({ holderName: 'Maya Rossi-Conti' })).toEqual([])
})

test('what a verifier confirmed before is found by a field’s name or by its label, so an owner hides nothing by changing only one of them', async () => {
  const rank = { ...degree, field: 'rank', label: 'Rank', value: 'Mate' }
  await confirm({ title: 'The rank', fields: [rank] })
  for (const renamed of [{ label: 'Rank reached' }, { field: 'rank_2' }, { field: 'rank_2', label: 'RANK' }])
    expect(await compare({ fields: [{ ...rank, ...renamed, value: 'Master' }] })).toEqual([
      [renamed.field ?? 'rank', 'Mate', 'The rank'],
    ])
})

test('what a verifier confirmed before counts as unchanged when a name or a value differs only in its spelling', async () => {
  await confirm({ holderName: 'José O’Brien Kılıç', fields: [{ ...degree, value: 'Grado en Biología' }] })
  for (const name of ['José O’Brien Kılıç', "JOSÉ O'BRIEN KILIÇ", 'José  O’Brien Kılıç'.normalize('NFD')])
    expect(await compare({ holderName: name, fields: [{ ...degree, value: 'Grado en  Biología' }] }), name).toEqual([])
  expect(await compare({ holderName: 'Jose O’Brien Kılıç' })).toHaveLength(1)
})

test('what a verifier confirmed before about the person is compared across claim types, because an owner can write any type', async () => {
  await confirm({ type: 'education', title: 'The degree', holderName: 'Maya Rossi', fields: [degree, birth] })
  const asked = { type: 'Higher education', holderName: 'Mara Rossi', fields: [{ ...birth, value: '1991-02-03' }] }
  const before = [
    ['holder_name', 'Maya Rossi', 'The degree'],
    ['day', '1990-02-03', 'The degree'],
  ]
  expect(await compare(asked)).toEqual(before)
  await confirm({ type: 'membership', title: 'A membership', holderName: 'Maya Rossi', fields: [] })
  expect(await compare(asked)).toEqual([['holder_name', 'Maya Rossi', 'A membership'], before[1]])
})

test('what a verifier confirmed before is found even if a label contains a letter of another alphabet that looks like the right letter', async () => {
  const withCyrillic = { ...birth, field: 'born', label: 'D\u0430te of birth', value: '1991-02-03' } as const
  await confirm({ type: 'Identity', title: 'Card', fields: [birth] })
  expect(await compare({ type: 'Membership', title: 'Club', fields: [withCyrillic] })).toEqual([
    ['born', '1990-02-03', 'Card'],
  ])
})

test('what a verifier confirmed before about a document is compared only with claims of the same type', async () => {
  await confirm({ type: 'education', title: 'The degree', fields: [degree] })
  const other = { fields: [{ ...degree, value: 'PhD' }] }
  expect(await compare({ ...other, type: 'certification' })).toEqual([])
  expect(await compare({ ...other, type: 'education' })).toEqual([['degree', 'MSc', 'The degree']])
})

test('what another verifier confirmed before, or what this verifier confirmed for another owner, is not compared', async () => {
  const other = await buildVerifier(node)
  await buildVerifiedClaim(owner, other, { claim: await buildClaim(owner, { holderName: 'Maya Rossi' }) })
  const somebody = await buildUser(node)
  await buildVerifiedClaim(somebody, verifier, { claim: await buildClaim(somebody, { holderName: 'Jo Smith' }) })
  expect(await compare({ holderName: 'Mara Rossi' })).toEqual([])
})
