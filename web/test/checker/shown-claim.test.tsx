/** These tests are about a page that shows the claim from a wallet's answer. */
import { describeEvidence } from '@did/credentials/attestation/attestation-evidence'
import { buildCredential, buildFields } from '@did/credentials/test/credential-fixtures'
import { buildNetwork, registry, standing, word } from '@did/credentials/test/find-facts-rig'
import { domain } from '@did/credentials/test/fixtures'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ShownClaim } from '../../src/features/any-wallet/shown-claim.tsx'
import { show, waitFor } from '../rig/screen.tsx'

vi.mock('../../src/entities/verdict/judge/installation.ts', () => ({
  getInstallation: async () => ({
    chainId: 31337,
    rpcUrl: 'http://chain.example',
    didRegistry: registry,
    deployedAtBlock: 3,
    verifierPolicy: 'open',
  }),
}))

const said = () => document.body.textContent

/** Builds the service's answer about a wallet that has shown a verifier's credential. */
async function buildAnswer() {
  const leaves = buildFields()
  const { attestation, signature } = await buildCredential(leaves)
  const { title, claimType, issueDate } = attestation.message
  const stored = leaves.map((leaf) => ({ ...leaf, isOpenByDefault: true }))
  return {
    state: 'verified' as const,
    issuedAt: '2026-11-01T00:00:00.000Z',
    issuer: { kind: 'service' as const, id: 'did:web:id.example', domain: 'id.example' },
    verdict: { overall: 'genuine' as const, checks: [] },
    claims: {
      ...{ title, claimType, issueDate },
      fields: Object.fromEntries(leaves.map(({ field, value }) => [field, value])),
      fieldOpenings: Object.fromEntries(leaves.map(({ field, label, kind, salt }) => [field, { label, kind, salt }])),
      attestation: describeEvidence(domain, { ...attestation, signature }, stored),
    },
  }
}

it('a page that shows a claim from a wallet checks the claim again every 15 seconds, and turns red when the verifier has withdrawn it', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let revokedAt = 0
  const chain = {
    '0xff03abdb': standing(true, 1_700_000_000),
    '0x02673e5c': () => `0x${word(revokedAt)}`,
    eth_getLogs: [],
  }
  vi.stubGlobal('fetch', buildNetwork({ chain }).surroundings.fetch)
  await show(<ShownClaim answer={await buildAnswer()} />)
  await waitFor(() => said().includes('You can rely on this claim'))
  revokedAt = 1_797_000_000
  vi.advanceTimersByTime(15_000)
  await waitFor(() => said().includes('Do not rely on this claim'))
  expect(said()).not.toContain('You can rely on this claim')
})
