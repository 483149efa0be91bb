import type { PresentationConfiguration } from '@did/domain/portable/presentation-request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../src/db/drizzle.ts'
import { errorOf, openPresenting, type Presenting } from '../presenting-rig.ts'
import { answer, encrypt, type RequestBody, readRequest, send, showJwt, showSdJwt } from '../presenting-wallet.ts'

let presenting: Presenting
let sdJwt: string
let jwtVc: string
beforeAll(async () => {
  presenting = await openPresenting()
  sdJwt = await presenting.takeCredential('claim_sd_jwt')
  jwtVc = await presenting.takeCredential('claim_jwt')
})
afterAll(() => presenting.installation.close())

const open = async (asked?: Parameters<Presenting['ask']>[0]) => {
  const { wallet } = presenting
  const request = await presenting.ask(asked)
  const body = await readRequest(wallet, request)
  const answerWell = async () => answer(wallet, body, await showSdJwt(wallet, sdJwt, body))
  const read = (code?: string) => presenting.read(request, code)
  return { request, body, answerWell, read, refuse: () => send(wallet, body, { error: 'access_denied' }) }
}

test('a wallet’s refusal is told to whoever made the presentation request, and the request then still accepts a good answer', async () => {
  const { answerWell, read, refuse } = await open()
  for (const _ of ['once', 'twice']) {
    const refused = await refuse()
    expect([refused.status, await refused.json()]).toEqual([200, {}])
    expect(await read()).toEqual({ state: 'pending', refused: true })
  }
  expect((await answerWell()).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'verified' })
  expect(await errorOf(await refuse())).toMatch(/^400 invalid_request/)
  expect(await read()).toMatchObject({ state: 'verified' })
})

test('a wallet’s refusal that is encrypted leaves the presentation request open, too', async () => {
  const { body, answerWell, read } = await open()
  const response = await encrypt(body, { error: 'access_denied' })
  expect((await send(presenting.wallet, body, { response })).status).toBe(200)
  expect(await read()).toEqual({ state: 'pending', refused: true })
  expect((await answerWell()).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'verified' })
})

const showing = (...claim: readonly unknown[]) => ({ vp_token: { claim } })
/** A disclosure whose hash is not in the signed credential. */
const unsigned = `${Buffer.from(JSON.stringify(['salt', 'nickname', 'Ada'])).toString('base64url')}~`
test.each<[PresentationConfiguration, string, (body: RequestBody) => unknown]>([
  ['claim_sd_jwt', 'is no answer', () => ({ state: 'none' })],
  ['claim_sd_jwt', 'is a text', () => 'rubbish'],
  ['claim_sd_jwt', 'has two presentations', () => showing('a', 'b')],
  ['claim_sd_jwt', 'has very many values', () => showing(Array.from({ length: 6000 }, () => 1))],
  ['claim_sd_jwt', 'has a presentation that is no SD-JWT', () => showing('rubbish')],
  ['claim_sd_jwt', 'has an object as its presentation', () => showing({ vp: true })],
  [
    'claim_sd_jwt',
    'has a presentation of another form',
    async (body) => showing(await showJwt(presenting.wallet, jwtVc, body)),
  ],
  [
    'claim_sd_jwt',
    'has a disclosure that nobody signed',
    async (body) => showing(await showSdJwt(presenting.wallet, `${sdJwt}${unsigned}`, body)),
  ],
  ['claim_jwt', 'has a presentation that is no JWT', () => showing('rubbish')],
  ['claim_ldp', 'has a presentation that is no object', () => showing('rubbish')],
])('a request for %s stays open after an encrypted answer that %s', async (configuration, _what, write) => {
  const { body, read } = await open({ configuration })
  const response = await encrypt(body, await write(body))
  expect(await errorOf(await send(presenting.wallet, body, { response }))).toContain('no credential of the kind')
  expect(await read()).toEqual({ state: 'pending', refused: true })
})

test('a good answer to a presentation request counts even after somebody has sent rubbish that was encrypted with the request’s key', async () => {
  const { body, answerWell, read } = await open()
  await send(presenting.wallet, body, { response: await encrypt(body, showing('rubbish')) })
  expect((await answerWell()).status).toBe(200)
  expect(await read()).toMatchObject({ state: 'verified' })
})

test('a presentation request ends as refused when a wallet refused it and no good answer came before the request’s end', async () => {
  const { request, read, refuse } = await open()
  await refuse()
  const { db } = presenting.node.ctx
  await db.execute(
    sql`update presentation_requests set expires_at = now() - interval '1 second' where id = ${request.id}`,
  )
  expect(await read()).toEqual({ state: 'refused' })
})

test('a wallet on the device of whoever asks returns to the page with a code after a refusal, and this code does not open a later answer', async () => {
  const { answerWell, read, refuse } = await open({ sameDevice: true })
  const codeIn = async (answered: Response) => {
    const { redirect_uri } = (await answered.json()) as { redirect_uri: string }
    expect(redirect_uri).toMatch(/^http:\/\/localhost:3000\/ask#response_code=[\w-]{43}$/)
    return redirect_uri.split('=')[1]
  }
  const refused = await codeIn(await refuse())
  expect(await read(refused)).toEqual({ state: 'pending', refused: true })
  const good = await codeIn(await answerWell())
  expect(await read(refused)).toEqual({ state: 'pending', refused: true })
  expect(await read(good)).toMatchObject({ state: 'verified' })
})
