import type { DataExport } from '@did/domain/account/data-export'
import type { Notification } from '@did/domain/account/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { endUncontrolled } from '../../src/modules/auth/end-uncontrolled.ts'
import { shortRange } from '../../src/modules/chain-index/chain-range.ts'
import { sdJwtReader } from '../portable/wallet.ts'
import { buildDid, buildUser, buildVerifiedClaim, buildVerifier } from '../rig/builders.ts'
import type { Client } from '../rig/client.ts'
import { attempt, buildControlRig, type ControlRig, readSession } from './control-rig.ts'

let rig: ControlRig
beforeAll(async () => {
  rig = await buildControlRig()
})
afterAll(() => rig.close())

const listNotes = (client: Client) => client.ok<Notification[]>('GET', '/api/notifications')

test('the new wallet of a moved identity signs in to the identity’s account and reads its claims', async () => {
  const { person, claim, to } = await rig.buildMoved()
  const { body } = await attempt(to)
  expect(body).toMatchObject({ address: person.client.address, signer: to.address, user: { id: person.user.id } })
  expect((await readSession(to)).body).toMatchObject({ address: person.client.address, signer: to.address })
  expect(await to.ok('GET', `/api/claims/user/${person.user.id}`)).toMatchObject([{ id: claim.id }])
})

test('a moved identity keeps its credentials for other people’s software, and its new wallet can download them', async () => {
  const person = await buildUser(rig.node)
  const claim = await buildVerifiedClaim(person, await buildVerifier(rig.node))
  const listOf = async (client: Client) => {
    const { credentials } = await client.ok<DataExport>('GET', '/api/export')
    return credentials.map(({ claimId, configuration }) => [claimId, configuration])
  }
  const before = await listOf(person.client)
  expect(before).toContainEqual([claim.id, 'claim_sd_jwt'])
  const to = rig.newWallet()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  await rig.untilLevel()
  await attempt(to)
  expect(await listOf(to)).toEqual(before)
  const file = await to.ok<string>('GET', `/api/claims/${claim.id}/credential?configuration=claim_sd_jwt`)
  expect((await sdJwtReader.decode(file)).jwt?.payload).toMatchObject({ iss: expect.stringContaining('did:web') })
})

test('a moved identity refuses its former wallet, even when the wallet names this identity at the sign-in', async () => {
  const { person } = await rig.buildMoved()
  const former = person.client
  expect((await attempt(former)).body).toMatchObject({ status: 403, code: 'identity-controlled-elsewhere' })
  expect((await attempt(former, former.address)).body.code).toBe('identity-controlled-elsewhere')
})

test('a moved identity refuses a stranger who names this identity at the sign-in', async () => {
  const { person } = await rig.buildMoved()
  expect((await attempt(rig.newWallet(), person.client.address)).body.code).toBe('identity-controlled-elsewhere')
})

test('a wallet that controls several identities chooses one of these identities at every sign-in', async () => {
  const own = await buildUser(rig.node)
  const other = await buildUser(rig.node)
  await rig.control.move({ identity: other.client.address, from: other.client, to: own.client })
  await rig.untilLevel()
  const { body } = await attempt(own.client)
  expect(body).toMatchObject({ status: 409, code: 'identity-choice-needed' })
  const listed = body.errors?.map(({ path, message }) => `${path} ${message}`)
  expect(listed?.toSorted()).toEqual(
    [own.client.address, other.client.address].map((address) => `identity ${address}`).toSorted(),
  )
  for (const { client, user } of [own, other])
    expect((await attempt(own.client, client.address)).body).toMatchObject({
      address: client.address,
      signer: own.client.address,
      user: { id: user.id },
    })
})

test('a wallet keeps the session for its own identity when the identity of another person is moved to this wallet', async () => {
  const own = await buildUser(rig.node)
  const other = await buildUser(rig.node)
  await rig.control.move({ identity: other.client.address, from: other.client, to: own.client })
  await rig.untilLevel()
  expect((await readSession(own.client)).body.address).toBe(own.client.address)
})

test('a wallet that controls several identities can choose an identity that has a DID and no profile', async () => {
  const wallet = await rig.newWallet().signIn()
  await buildDid({ client: wallet })
  const other = await buildUser(rig.node)
  await rig.control.move({ identity: other.client.address, from: other.client, to: wallet })
  await rig.untilLevel()
  expect((await attempt(wallet)).body.code).toBe('identity-choice-needed')
})

test('the new wallet of a moved verifier can also sign in as the wallet’s own identity, which is no verifier', async () => {
  const { client } = await buildVerifier(rig.node)
  const to = rig.newWallet()
  await rig.control.move({ identity: client.address, from: client, to })
  await rig.untilLevel()
  const { code, errors } = (await attempt(to)).body
  expect(code).toBe('identity-choice-needed')
  expect(errors?.map(({ message }) => message).toSorted()).toEqual([client.address, to.address].toSorted())
  expect((await attempt(to, to.address)).body).toMatchObject({ address: to.address, user: null })
  expect(await to.ok('POST', '/api/users', { username: `anew ${to.address}` })).toMatchObject({ isVerifier: false })
  expect((await attempt(to, client.address)).body).toMatchObject({ address: client.address, signer: to.address })
})

test('a recovered identity gives its account to the new wallet and refuses the former wallet', async () => {
  const person = await buildUser(rig.node)
  const former = person.client
  const to = rig.newWallet()
  await rig.control.setGuardians(former)
  await rig.control.startRecovery({ identity: former.address, to })
  await rig.untilLevel()
  expect(await listNotes(former)).toMatchObject([
    { message: expect.stringMatching(/^Your guardians started a recovery. You can veto it until \w{3} \d/) },
  ])
  expect((await attempt(to)).body.address).toBe(to.address)
  await rig.control.finishRecovery({ identity: former.address, to })
  await rig.untilLevel()
  expect((await readSession(former)).body.code).toBe('not-signed-in')
  expect((await attempt(former)).body.code).toBe('identity-controlled-elsewhere')
  expect((await attempt(to)).body).toMatchObject({ address: former.address, user: { id: person.user.id } })
  expect((await listNotes(to))[0]?.message).toContain('by recovery')
})

test('while the chain index is behind the chain, the new wallet of a moved identity can sign in, and the former wallet cannot', async () => {
  const person = await buildUser(rig.node)
  const to = rig.newWallet()
  await rig.stopIndex()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  expect((await attempt(person.client)).body.code).toBe('identity-controlled-elsewhere')
  expect((await attempt(to)).body).toMatchObject({ address: person.client.address, signer: to.address })
  rig.startIndex()
  await rig.untilLevel()
  expect((await readSession(to)).body.address).toBe(person.client.address)
})

test('while the chain index is behind the chain, the session of a moved identity’s new wallet goes on', async () => {
  const person = await buildUser(rig.node)
  const to = rig.newWallet()
  await rig.stopIndex()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  await attempt(to)
  await endUncontrolled(rig.node.ctx)
  expect((await readSession(to)).body.address).toBe(person.client.address)
  rig.startIndex()
  await rig.untilLevel()
})

test('while the chain index is behind the chain, a stranger who names an identity at the sign-in is refused', async () => {
  const person = await buildUser(rig.node)
  await rig.stopIndex()
  await rig.hand.client.mine({ blocks: 1 })
  expect((await attempt(rig.newWallet(), person.client.address)).body.code).toBe('identity-controlled-elsewhere')
  rig.startIndex()
  await rig.untilLevel()
})

test('the chain index decides who may sign in while the chain does not answer', async () => {
  const { person, to } = await rig.buildMoved()
  rig.rpc.lead(null)
  expect((await attempt(person.client)).body.code).toBe('identity-controlled-elsewhere')
  expect((await attempt(to)).body.address).toBe(person.client.address)
  rig.rpc.lead(rig.hand.chain.rpcUrl)
})

test('a sign-in that asked the chain before a change of control is refused when the chain index has read the change meanwhile', async () => {
  const person = await buildUser(rig.node)
  const to = rig.newWallet()
  const { findController } = holdBack()
  const signingIn = attempt(person.client)
  await findController.isAsked
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  await rig.untilLevel()
  findController.answer()
  expect((await signingIn).body.code).toBe('identity-controlled-elsewhere')
  const { rows } = await rig.db.execute(sql`select from sessions where address = ${person.client.address}`)
  expect(rows).toEqual([])
})

test('a sign-in asks the chain about only a few of 100 identities that were moved to a wallet, and the wallet can name any of the others', async () => {
  const { person, to } = await rig.buildMoved()
  await rig.hand.client.mine({ blocks: shortRange + 1 })
  const newest = await buildUser(rig.node)
  await rig.control.move({ identity: newest.client.address, from: newest.client, to })
  await rig.untilLevel()
  await insertMoved(to, 100)
  let asked = 0
  rig.rpc.watch(async ({ method }) => {
    asked += method === 'eth_call' ? 1 : 0
  })
  const { code, errors } = (await attempt(to)).body
  expect(asked).toBeLessThanOrEqual(25)
  expect(code).toBe('identity-choice-needed')
  expect(errors).toEqual([
    { path: 'identity', message: to.address },
    { path: 'identity', message: newest.client.address },
    { path: 'others', message: expect.stringContaining('Name the identity') },
  ])
  expect((await attempt(to, person.client.address)).body).toMatchObject({ address: person.client.address })
  expect(asked).toBeLessThanOrEqual(26)

  rig.rpc.lead(null)
  expect((await attempt(to)).body.errors).toHaveLength(22)
  rig.rpc.lead(rig.hand.chain.rpcUrl)
})

/**
 * Stores identities in the index as if they had been moved to a wallet. On the chain, no identity
 * was moved.
 */
async function insertMoved({ address }: Client, count: number): Promise<void> {
  await rig.db.execute(sql`
    insert into identity_controls (identity, controller, controlled_since, by_recovery, pending_is_unanimous)
    select '0x' || lpad(to_hex(place), 40, '0'), ${address}, '2100-01-01'::timestamptz + place * interval '1 second',
      false, false from generate_series(1, ${count}::integer) place`)
}

function holdBack() {
  const { chain } = rig.node.ctx
  const { readControllers } = chain
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  chain.readControllers = async (question) => {
    chain.readControllers = readControllers
    const answer = await readControllers(question)
    asked.resolve()
    await answered.promise
    return answer
  }
  return { findController: { isAsked: asked.promise, answer: () => answered.resolve() } }
}
