import { isDeepStrictEqual } from 'node:util'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPresenting, type Presenting } from '../portable/presenting-rig.ts'
import { encrypt, readRequest, showJwt } from '../portable/presenting-wallet.ts'
import { grantType, tokenFor } from '../portable/wallet.ts'
import { createPick, rounds } from '../rig/seeded-random.ts'
import { mutate } from './mutate.ts'

let presenting: Presenting
beforeAll(async () => {
  presenting = await openPresenting({}, { ETHEREUM_DID_REGISTRY: inject('stack').contracts.ethereumDidRegistry })
})
afterAll(() => presenting.installation.close())

type Call = { url: string; type?: string; token?: string }
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/**
 * Calls the app directly instead of over the network, because thousands of connections would take
 * too long.
 */
async function send({ url, type, token }: Call, payload?: string): Promise<number> {
  const headers = { ...(type && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) }
  const method = payload === undefined ? 'GET' : 'POST'
  const { statusCode } = await presenting.node.app.inject({
    method,
    url,
    headers: { origin: 'https://wallet.example', ...headers },
    ...(payload !== undefined && { payload }),
  })
  return statusCode
}

async function sendChanges(
  text: string,
  call: (changed: string) => Promise<number>,
  isGood: (status: number) => boolean = (status) => status < 500,
) {
  const pick = createPick()
  for (let round = 0; round < rounds; round += 1) {
    const changed = mutate(text, pick).toWellFormed()
    if (isSameBytes(changed, text)) continue
    const status = await call(changed)
    if (!isGood(status)) expect.fail(`${status} for ${changed}`)
  }
}

/**
 * Tells whether two base64url texts stand for the same bytes. The last letter of such a text
 * contains unused bits, so different texts can stand for the same bytes.
 */
function isSameBytes(...texts: [string, string]): boolean {
  const [one, other] = texts.map((text) =>
    text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex')),
  )
  return isDeepStrictEqual(one, other)
}

const makeOffer = () =>
  presenting.owner.client.ok<CredentialOffer>('POST', `/api/claims/${presenting.claim.id}/offers`, {
    configuration: 'claim_sd_jwt',
  })

describe('the server answers random changes without an internal error', {
  timeout: 600_000,
}, () => {
  test('the server answers random changes of addresses for other people’s software without an internal error', async () => {
    const { id } = await presenting.ask()
    const paths = [
      `1.0/identifiers/did:ethr:0x7a69:${presenting.owner.client.address}`,
      '1.0/identifiers/did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
      '1.0/identifiers/did:web:localhost%3A3000',
      '.well-known/openid-credential-issuer',
      'vct/verified-claim',
      `oid4vci/offers/${(await makeOffer()).id}`,
      `oid4vp/requests/${id}`,
    ]
    for (const path of paths) expect(await send({ url: `/${path}` }), path).toBe(200)
    const pick = createPick()
    for (let round = 0; round < rounds; round += 1) {
      const url = `/${encodeURI(mutate(paths[round % paths.length] ?? '', pick).toWellFormed())}`
      const status = await send({ url })
      // DID Resolution answers 501 for an unknown method.
      if (status >= 500 && status !== 501) expect.fail(`${status} for ${url}`)
    }
  })

  test('the server answers random changes of a request for a token without an internal error', async () => {
    const offer = await makeOffer()
    const text = new URLSearchParams({ grant_type: grantType, 'pre-authorized_code': offer.id }).toString()
    await sendChanges(text, (changed) => send({ url: '/oid4vci/token', type: form }, changed))
  })

  test('the server answers random changes of a wallet’s requests for a credential without an internal error', async () => {
    const token = await tokenFor(presenting.wallet, await makeOffer())
    const proof = await presenting.wallet.prove(await presenting.wallet.drawNonce())
    const text = askWith(proof)
    for (const address of ['credential', 'deferred', 'notification'])
      await sendChanges(text, (changed) => send({ url: `/oid4vci/${address}`, type: json, token }, changed))
  })

  test('the server answers random changes of a wallet’s answer to a presentation request without an internal error', async () => {
    const { wallet } = presenting
    const request = await presenting.ask({ configuration: 'claim_jwt' })
    const body = await readRequest(wallet, request)
    const shown = await showJwt(wallet, await presenting.takeCredential('claim_jwt'), body)
    const text = `response=${await encrypt(body, { vp_token: { claim: [shown] } })}`
    await sendChanges(text, (changed) => send({ url: `/oid4vp/responses/${request.id}`, type: form }, changed))
  })

  test('the server answers random changes of a credential that is to be verified without an internal error', async () => {
    const credential = await presenting.takeCredential('claim_jwt')
    const text = JSON.stringify({ verifiableCredential: credential, options: { checks: ['proof'] } })
    await sendChanges(text, (changed) => send({ url: '/vc-api/credentials/verify', type: json }, changed))
  })
})

test('a wallet gets no credential when the proof of its key is changed', { timeout: 600_000 }, async () => {
  const token = await tokenFor(presenting.wallet, await makeOffer())
  const proof = await presenting.wallet.prove(await presenting.wallet.drawNonce())
  await sendChanges(
    proof,
    (changed) => send({ url: '/oid4vci/credential', type: json, token }, askWith(changed)),
    (status) => status >= 400 && status < 500,
  )
})

function askWith(proof: string): string {
  return JSON.stringify({ credential_configuration_id: 'claim_sd_jwt', proofs: { jwt: [proof] } })
}
