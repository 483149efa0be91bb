import { buildIssuer, moveIssuer, signJwt } from '@did/credentials/test/foreign-issuer'
import { maximumPresentationRequest } from '@did/domain/portable/limits'
import type {
  PresentationProgress,
  PresentationRequest,
  PresentationRequestId,
} from '@did/domain/portable/presentation-request'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { sql } from '../../../src/db/drizzle.ts'
import { beginJudging, endJudging } from '../../../src/modules/presentation-requests/store.ts'
import { buildUser, type Person } from '../../rig/builders.ts'
import type { Node } from '../../rig/stack.ts'
import { testWith } from '../../rig/test.ts'
import { errorOf } from '../presenting-rig.ts'
import { answer, readRequest } from '../presenting-wallet.ts'
import { openWallet, type Wallet } from '../wallet.ts'
import { host, openStrangerSite, type StrangerSite } from './stranger-site.ts'

const { chainId, contracts } = inject('stack')
const test = testWith({ ETHEREUM_DID_REGISTRY: contracts.ethereumDidRegistry })

let site: StrangerSite
let node: Node
let person: Person
let wallet: Wallet
/**
 * `hosts` counts how often the nodes have looked up the name of a host. The nodes get no answer
 * before `held` has settled.
 */
const asked = { hosts: 0, held: Promise.resolve() }
let now = () => new Date()

test.beforeAll(async ({ installation }) => {
  site = await openStrangerSite()
  const resolve = async (name: string) => {
    asked.hosts++
    await asked.held
    return site.outside.resolve(name)
  }
  node = await installation.startNode({ outside: { ...site.outside, resolve }, now: () => now() })
  person = await buildUser(node)
  wallet = await openWallet(node.url)
})
test.beforeEach(() => {
  site.reset()
  Object.assign(asked, { hosts: 0, held: Promise.resolve() })
})
test.afterAll(() => site.close())

const stranger = moveIssuer(buildIssuer(5, 'P-256'), `did:web:${host}`)
const signedBy = (did: string) =>
  `${signJwt({ ...stranger, did, kid: `${did}#key-1` }, { iss: did }, { typ: 'dc+sd-jwt' })}~`

async function ask(configuration = 'claim_sd_jwt') {
  const request = await person.client.ok<PresentationRequest>('POST', '/api/presentation-requests', { configuration })
  const body = await readRequest(wallet, request)
  const read = async () => {
    const headers = { authorization: `Bearer ${request.secret}` }
    const found = await fetch(`${node.url}/api/presentation-requests/${request.id}`, { headers })
    return (await found.json()) as PresentationProgress
  }
  return { ...request, body, read }
}

function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  asked.held = promise
  onTestFinished(() => resolve())
  return resolve
}

test('only one of many answers that arrive together for one presentation request is judged', async () => {
  const { body, read } = await ask()
  const release = hold()
  const refused: string[] = []
  const answers = Array.from({ length: 5 }, async () => {
    const error = await errorOf(await answer(wallet, body, signedBy(stranger.did)))
    refused.push(error)
  })
  await vi.waitFor(() => expect(asked.hosts + refused.length).toBe(5), { timeout: 60_000 })
  expect(asked.hosts).toBe(1)
  expect(new Set(refused)).toEqual(new Set([expect.stringContaining('is being answered')]))
  expect(await read()).toEqual({ state: 'pending' })
  release()
  await Promise.all(answers)
  expect(await read()).toMatchObject({ state: 'failed', fault: 'issuer-unknown' })
})

test('a presentation request whose node died while judging an answer can be answered again after a minute', async () => {
  const { id, body, read } = await ask()
  const take = (until: string) =>
    node.ctx.db.execute(
      sql`update presentation_requests set judging_until = now() + ${until}::interval where id = ${id}`,
    )
  await take('1 minute')
  expect(await errorOf(await answer(wallet, body, signedBy(stranger.did)))).toContain('is being answered')
  expect(await read()).toEqual({ state: 'pending' })
  await take('-1 second')
  await answer(wallet, body, signedBy(stranger.did))
  expect(await read()).toMatchObject({ state: 'failed', fault: 'issuer-unknown' })
})

test('when judging an answer ends after more than a minute, the request stays closed while a later answer is being judged', async () => {
  const { id } = await ask()
  const { db } = node.ctx
  const request = { id: id as PresentationRequestId }
  const slow = await beginJudging(db, request)
  await db.execute(sql`update presentation_requests set judging_until = now() - interval '1 second' where id = ${id}`)
  const later = await beginJudging(db, request)
  if (slow === null || later === null) throw new Error('both answers are judged')
  await endJudging(db, slow)
  expect(await beginJudging(db, request)).toBeNull()
  await endJudging(db, later)
  expect(await beginJudging(db, request)).not.toBeNull()
})

test('a presentation request ends when the server throws an error while it judges an answer', async () => {
  const { body, read } = await ask()
  const usual = now
  onTestFinished(() => {
    now = usual
  })
  now = () => {
    if (new Error().stack?.includes('presentation-requests/judge.ts')) throw new RangeError('Invalid time value')
    return usual()
  }
  expect((await answer(wallet, body, signedBy(stranger.did))).status).toBe(400)
  now = usual
  expect(await read()).toMatchObject({ state: 'failed', fault: 'unreadable' })
  expect(await errorOf(await answer(wallet, body, signedBy(stranger.did)))).toContain('is over')
})

test('a presentation request can be answered again at once when the chain could not be reached while an answer was judged', async () => {
  const { body, read } = await ask()
  const { config } = node.ctx
  const { rpcUrl } = config
  onTestFinished(() => {
    config.rpcUrl = rpcUrl
  })
  config.rpcUrl = 'http://127.0.0.1:1'
  const shown = signedBy(`did:ethr:0x${chainId.toString(16)}:0x${'11'.repeat(20)}`)
  expect((await answer(wallet, body, shown)).status).toBe(503)
  expect(await read()).toEqual({ state: 'pending' })
  config.rpcUrl = rpcUrl
  expect((await answer(wallet, body, shown)).status).toBe(400)
  expect(await read()).toMatchObject({ state: 'failed', fault: 'issuer-signature' })
})

test('a signer’s DID document is fetched only once for an answer, even when the same signer signed the credential and the presentation', async () => {
  const { did, kid, document } = stranger
  site.stranger.texts['/.well-known/did.json'] = JSON.stringify({ ...document, authentication: [kid] })
  const { body, read } = await ask('claim_jwt')
  const vc = { type: ['VerifiableCredential', 'VerifiedClaim'], credentialSubject: {} }
  const vp = { verifiableCredential: [signJwt(stranger, { iss: did, sub: did, vc })] }
  await answer(wallet, body, signJwt(stranger, { iss: did, aud: body.client_id, nonce: body.nonce, vp }))
  expect(await read()).toMatchObject({ state: 'failed', fault: 'claims-missing' })
  expect(asked.hosts).toBe(1)
})

test('at most 30 answers of one client are judged at the same time', async () => {
  const { perClient } = maximumPresentationRequest.judgedAtOnce
  expect(perClient).toBe(30)
  const requests = await Promise.all(Array.from({ length: perClient + 1 }, () => ask()))
  const release = hold()
  const statuses: number[] = []
  const answers = requests.map(async ({ body }) => {
    statuses.push((await answer(wallet, body, signedBy(stranger.did))).status)
  })
  await vi.waitFor(() => expect(asked.hosts + statuses.length).toBe(perClient + 1), { timeout: 60_000 })
  expect(statuses).toEqual([429])
  release()
  await Promise.all(answers)
})
