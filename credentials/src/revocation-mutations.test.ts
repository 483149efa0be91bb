import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { attestationDigest } from './claim-attestation.ts'
import { hashRevocationReason, revocationDigest } from './claim-revocation.ts'
import { orUnknown } from './fact.ts'
import { judgeStatusEntry } from './status-entry.ts'
import { buildMessage, domain, verifierWallet } from './test-fixtures.ts'
import { changes, mutate } from './test-mutations.ts'

// Random on purpose; on a busy machine that takes longer than a unit test may.
vi.setConfig({ testTimeout: 600_000 })

const message = buildMessage()
const attestation = attestationDigest(domain, message)
const reason = hashRevocationReason('no-longer-true')
const signature = await verifierWallet.sign({ hash: revocationDigest(domain, { attestation, reason }) })
const entry = JSON.stringify({ revoked: true, revocation: { attestation, reason, signature } })

/** What a page believes without believing the list: the verifier's own word about this attestation. Null when it is none. */
async function readWithdrawal(text: string) {
  const nobodysWallet = async () => false
  const finding = await orUnknown(
    judgeStatusEntry(parseJson(text), { domain, message, digest: attestation }, nobodysWallet),
  )
  return finding !== 'unknown' && finding.kind === 'revoked' ? finding.reason : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

describe('no change makes another withdrawal believed', () => {
  test('the control is believed', async () => {
    expect(await readWithdrawal(entry)).toBe(reason)
  })

  test('of 10,000 random ones to an entry of a status list', async () => {
    const property = fc.asyncProperty(changes, async (list) => {
      // Where it still holds it says the same: letters of another case, members that are not read, spaces.
      expect([null, reason]).toContain(await readWithdrawal(mutate(entry, 0, list)))
    })
    await fc.assert(property, { numRuns: 10_000 })
  })

  test('of the signed bytes, every digit by every other', async () => {
    const members = { attestation, reason, signature }
    for (const [member, value] of Object.entries(members))
      for (let at = 2; at < value.length; at++)
        for (let flip = 1; flip <= 15; flip++) {
          const digit = (Number.parseInt(value.charAt(at), 16) ^ flip).toString(16)
          const changed = { ...members, [member]: value.slice(0, at) + digit + value.slice(at + 1) }
          expect(await readWithdrawal(JSON.stringify({ revoked: true, revocation: changed })), member).toBeNull()
        }
  })
})
