import { statusListEntrySchema } from '@did/domain/attestation/status-list-entry'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { asClaim, buildMessage, domain, verifierWallet } from '../../test/fixtures.ts'
import { changes, mutate, rounds } from '../../test/mutations.ts'
import { judgePublishedRevocation } from '../verdict/judge-published-revocation.ts'
import { attestationDigest } from './claim-attestation.ts'
import { hashRevocationReason, revocationDigest } from './claim-revocation.ts'

// On a busy machine, so many random changes take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 600_000 })

const message = buildMessage()
const attestation = attestationDigest(domain, asClaim(message))
const reason = hashRevocationReason('no-longer-true')
const signature = await verifierWallet.sign({ hash: revocationDigest(domain, { attestation, reason }) })
const entry = JSON.stringify({ revoked: true, revocation: { attestation, reason, signature } })

/**
 * Returns the reason that a status list's entry gives for its revocation, or null if the verifier
 * did not sign this revocation.
 */
async function readRevocation(text: string) {
  const nobodysWallet = async () => false
  const entry = statusListEntrySchema.safeParse(parseJson(text))
  if (!entry.success) return null
  const finding = await judgePublishedRevocation(entry.data, { domain, message, digest: attestation }, nobodysWallet)
  return finding !== 'unknown' && finding.kind === 'revoked' ? finding.reason : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

test('an unchanged revocation in a status list counts', async () => {
  expect(await readRevocation(entry)).toBe(reason)
})

test('after random changes to a revocation in a status list, it still has the signed reason, or it does not count', async () => {
  const property = fc.asyncProperty(changes, async (list) => {
    // A change of only letter case, spaces or members that nobody reads may be accepted.
    expect([null, reason]).toContain(await readRevocation(mutate(entry, 0, list)))
  })
  await fc.assert(property, { numRuns: rounds })
})

test('a revocation in a status list does not count when any single digit of its signed bytes was changed', async () => {
  const members = { attestation, reason, signature }
  for (const [member, value] of Object.entries(members))
    for (let at = 2; at < value.length; at++)
      for (let flip = 1; flip <= 15; flip++) {
        const digit = (Number.parseInt(value.charAt(at), 16) ^ flip).toString(16)
        const changed = { ...members, [member]: value.slice(0, at) + digit + value.slice(at + 1) }
        expect(await readRevocation(JSON.stringify({ revoked: true, revocation: changed })), member).toBeNull()
      }
})
