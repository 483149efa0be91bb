import { normalizeWalletSignature } from '@did/credentials/signature'
import { signedAttestationSchema } from '@did/domain/attestation'
import type { Claim } from '@did/domain/claim'
import { revokeClaimSchema } from '@did/domain/revocation-record'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildRequest,
  buildRevocation,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
} from './builders.ts'
import { type Client, send } from './client.ts'
import { createPick } from './seeded-random.ts'
import { createInstallation, type Installation, type Node, publicUrl } from './stack.ts'

const rounds = 10_000
let installation: Installation
let node: Node
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
afterAll(() => installation.close())

/** Without the network's part: ten thousand sockets would be the test. */
async function ask(method: 'GET' | 'PUT' | 'POST', url: string, { cookie, body }: { cookie?: string; body?: string }) {
  const headers = { origin: publicUrl, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
  const { statusCode } = await node.app.inject({ method, url, headers, ...(body && { payload: body }) })
  return statusCode
}

const letters = [...'0189abcfxABF"{}[]:,.-+ \\', '\\u0000', '\\ud800', 'null', '1e999', '"__proto__":{},', '\u00e4']

/** One to three places exchanged, doubled or left out. */
function mutate(text: string, pick: ReturnType<typeof createPick>): string {
  let changed = text
  for (let left = 1 + pick(3); left > 0; left -= 1) {
    const at = pick(changed.length)
    const [before, length] = [changed.slice(0, at), pick(12)]
    changed =
      [
        before + letters[pick(letters.length)] + changed.slice(at + 1),
        before + letters[pick(letters.length)] + changed.slice(at),
        before + changed.slice(at + length),
        changed.slice(0, at + length) + changed.slice(at),
      ][pick(4)] ?? changed
  }
  return changed
}

/** Letters of another case in hex, white space, members nobody reads, a signature as some wallets spell it: then it says the same. */
function createIsSame({ text, schema }: Pick<Call, 'text' | 'schema'>): (changed: string) => boolean {
  const respell = (key: string, value: unknown) => {
    if (typeof value !== 'string' || !/^0x[0-9a-fA-F]*$/.test(value)) return value
    return (key === 'signature' && normalizeWalletSignature(value)) || value.toLowerCase()
  }
  const read = (json: string) => JSON.stringify(schema.parse(JSON.parse(json)), respell)
  const genuine = read(text)
  return (changed) => {
    try {
      return read(changed) === genuine
    } catch {
      return false
    }
  }
}

type Call = {
  method: 'PUT' | 'POST'
  url: string
  /** What is changed, as JSON, how the server reads it, and the body it stands in. */
  text: string
  schema: { parse: (value: unknown) => unknown }
  wrap?: (text: string) => string
}

async function askMutated(client: Client, call: Call) {
  const { method, url, text, wrap = (changed: string) => changed } = call
  const [pick, isSame] = [createPick(), createIsSame(call)]
  for (let asked = 0; asked < rounds; ) {
    const changed = mutate(text, pick)
    if (isSame(changed)) continue
    asked += 1
    const status = await ask(method, url, { cookie: client.cookie ?? '', body: wrap(changed) })
    if (status < 400 || status >= 500) expect.fail(`${status} for ${changed}`)
  }
}

describe('of 10,000 random changes each, none is accepted and none is answered with 5xx', () => {
  test('of an attestation', { timeout: 600_000 }, async () => {
    const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
    const asked = await buildRequest(owner, verifier)
    const { attestation, ...rest } = await buildVerification(verifier, asked)
    const text = JSON.stringify(attestation)
    await askMutated(verifier.client, {
      method: 'PUT',
      url: `/api/claims/${asked.claim.id}/verify`,
      text,
      schema: signedAttestationSchema,
      wrap: (changed) => `${JSON.stringify(rest).slice(0, -1)},"attestation":${changed}}`,
    })
    const body = { ...rest, attestation }
    expect(await verifier.client.ok<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, body)).toMatchObject({
      isVerified: true,
    })
  })

  test('of a revocation', { timeout: 600_000 }, async () => {
    const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
    const claim = await buildVerifiedClaim(owner, verifier)
    const body = await buildRevocation(verifier, claim, 'no-longer-true')
    const url = `/api/claims/${claim.id}/revoke`
    await askMutated(verifier.client, { method: 'POST', url, text: JSON.stringify(body), schema: revokeClaimSchema })
    await verifier.client.ok('POST', url, body)
  })

  test('of the addresses a link and a status list are read at', { timeout: 600_000 }, async () => {
    const paths = [
      '/shared-claim?data=eyJpZCI6NywidHlwZSI6ImVkdWNhdGlvbiJ9',
      '/api/shares/AAECAwQFBgcICQoLDA0ODw/status',
      '/status-lists/1/entries/70000',
      '/status-lists/1',
    ]
    const pick = createPick()
    for (let round = 0; round < rounds; round += 1) {
      const path = paths[round % paths.length] ?? ''
      const changed = `/${encodeURI(mutate(path.slice(1), pick).toWellFormed())}`
      const status = await ask('GET', changed, {})
      if (status >= 500) expect.fail(`${status} for ${changed}`)
    }
    expect((await send(node, 'GET', '/healthz')).status).toBe(200)
  })
})
