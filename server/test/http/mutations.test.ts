import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import { signedAttestationSchema } from '@did/domain/attestation/attestation'
import { revokeClaimSchema } from '@did/domain/attestation/revoke-claim'
import type { Claim } from '@did/domain/claim/claim'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildRequest,
  buildRevocation,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
} from '../rig/builders.ts'
import { type Client, send } from '../rig/client.ts'
import { createPick } from '../rig/seeded-random.ts'
import { createInstallation, type Installation, type Node, publicUrl } from '../rig/stack.ts'

const rounds = 10_000
let installation: Installation
let node: Node
beforeAll(async () => {
  installation = await createInstallation()
  node = await installation.startNode()
})
afterAll(() => installation.close())

/** Asks the app without the network, because ten thousand connections would take too long. */
async function ask(method: 'GET' | 'PUT' | 'POST', url: string, { cookie, body }: { cookie?: string; body?: string }) {
  const headers = { origin: publicUrl, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
  const { statusCode } = await node.app.inject({ method, url, headers, ...(body && { payload: body }) })
  return statusCode
}

const letters = [...'0189abcfxABF"{}[]:,.-+ \\', '\\u0000', '\\ud800', 'null', '1e999', '"__proto__":{},', '\u00e4']

/** Makes one to three changes. Each replaces, inserts, removes or doubles some characters. */
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

/**
 * Builds a function that tells whether a changed text means the same. Upper and lower case in hex,
 * white space, unknown members and the notation of the signature's parity do not change the
 * meaning.
 */
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
  /**
   * The JSON text that is changed, the schema with which the server reads it, and the body that
   * contains it.
   */
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

describe('the server', () => {
  test('refuses 10,000 random changes of an attestation without an internal error', { timeout: 600_000 }, async () => {
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

  test('refuses 10,000 random changes of a revocation without an internal error', { timeout: 600_000 }, async () => {
    const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
    const claim = await buildVerifiedClaim(owner, verifier)
    const body = await buildRevocation(verifier, claim, 'no-longer-true')
    const url = `/api/claims/${claim.id}/revoke`
    await askMutated(verifier.client, { method: 'POST', url, text: JSON.stringify(body), schema: revokeClaimSchema })
    await verifier.client.ok('POST', url, body)
  })

  test('answers 10,000 random changes of public addresses without an internal error', {
    timeout: 600_000,
  }, async () => {
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
