import { afterEach, expect, test, vi } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildVerifier } from '../rig/builders.ts'
import { buildServiceRig, type ServiceRig } from './chain-service-rig.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let rig: ServiceRig
afterEach(() => rig.close())

/**
 * Stores what the chain index would store about the control of a verifier's identity. In these
 * tests, no index reads the chain.
 */
async function noteControl(
  identity: string,
  known: { since?: 'now'; frozen?: 'now'; pending?: 'recovery' },
): Promise<void> {
  await rig.db.execute(sql`
    insert into identity_controls
      (identity, controller, by_recovery, pending_is_unanimous, controlled_since, frozen_since, pending_kind,
       pending_controller, pending_ready_at)
    values (${identity}, ${identity}, false, false,
      ${known.since ? sql`now()` : null}, ${known.frozen ? sql`now()` : null}, ${known.pending ?? null},
      ${known.pending ? identity : null}, ${known.pending ? sql`now()` : null})`)
}

test.for([
  ['reports a stolen key', { frozen: 'now' }],
  ['waits for its recovery', { pending: 'recovery' }],
  ['got another key after the signature', { since: 'now' }],
] as const)('the service does not pay for the anchor of an attestation when its verifier %s', async ([, known]) => {
  rig = await buildServiceRig()
  const [doubtful, honest] = [await buildVerifier(rig.node), await buildVerifier(rig.node)]
  const [refused] = await rig.queue(1, doubtful.client.address)
  await noteControl(doubtful.client.address, known)
  const expected = await rig.queue(1, honest.client.address)
  // This verifier got another key before the last digest was queued, so the service anchors the
  // last digest.
  if ('since' in known) expected.push(...(await rig.queue(1, doubtful.client.address)))
  rig.serve()
  await rig.untilAnchoredOnce(expected)
  expect([...(await rig.readAnchored()).keys()]).not.toContain(refused)
})
