import { approveRequestSchema } from '@did/domain/attestation/attestation'
import { revokeClaimSchema } from '@did/domain/attestation/revoke-claim'
import type { Claim } from '@did/domain/claim/claim'
import { expect } from 'vitest'
import {
  buildRequest,
  buildRevocation,
  buildUser,
  buildVerification,
  buildVerifiedClaim,
  buildVerifier,
} from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { createPick, rounds } from '../rig/seeded-random.ts'
import { test } from '../rig/test.ts'
import { ask, askMutated, mutate } from './mutate.ts'

test('the server refuses many random changes of an attestation, without an internal error', {
  timeout: 600_000,
}, async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const asked = await buildRequest(owner, verifier)
  const { attestation, ...rest } = await buildVerification(verifier, asked)
  const text = JSON.stringify(attestation)
  await askMutated(
    { node, cookie: verifier.client.cookie },
    {
      method: 'PUT',
      url: `/api/claims/${asked.claim.id}/verify`,
      text,
      schema: approveRequestSchema.shape.attestation,
      wrap: (changed) => `${JSON.stringify(rest).slice(0, -1)},"attestation":${changed}}`,
    },
  )
  const body = { ...rest, attestation }
  expect(await verifier.client.ok<Claim>('PUT', `/api/claims/${asked.claim.id}/verify`, body)).toMatchObject({
    isVerified: true,
  })
})

test('the server refuses many random changes of a revocation, without an internal error', {
  timeout: 600_000,
}, async ({ node }) => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  const claim = await buildVerifiedClaim(owner, verifier)
  const body = await buildRevocation(verifier, claim, 'no-longer-true')
  const url = `/api/claims/${claim.id}/revoke`
  await askMutated(
    { node, cookie: verifier.client.cookie },
    { method: 'POST', url, text: JSON.stringify(body), schema: revokeClaimSchema },
  )
  await verifier.client.ok('POST', url, body)
})

test('the server answers many random changes of public addresses without an internal error', {
  timeout: 600_000,
}, async ({ node }) => {
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
    const status = await ask(node, 'GET', changed, {})
    if (status >= 500) expect.fail(`${status} for ${changed}`)
  }
  expect((await send(node, 'GET', '/healthz')).status).toBe(200)
})
