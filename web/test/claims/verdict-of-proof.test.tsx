import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { parseInstallation } from '@did/credentials/chain/installation'
import { eventTopics } from '@did/credentials/chain/registry-calls'
import { attachProved, buildShareUrl } from '@did/credentials/share/share-link'
import { buildNetwork, log, quantity, standing, wholeChain, wholeServer } from '@did/credentials/test/find-facts-rig'
import { asClaim, buildAttestedProof, buildMessage, buildPayload, domain } from '@did/credentials/test/fixtures'
import { claimSchema } from '@did/domain/claim/claim'
import { olderFormEnd } from '@did/domain/protocol/older-form'
import { afterEach, expect, it, vi } from 'vitest'
import { ProofVerdict } from '../../src/entities/verdict/proof-verdict.tsx'
import { ShareVerdict } from '../../src/entities/verdict/share-verdict.tsx'
import { claim, config } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'

const { chainId, verifyingContract: didRegistry } = domain

// The page remembers the installation that it found first. A test in another file may have found
// another one, so replace the module.
vi.mock('../../src/entities/verdict/judge/installation.ts', () => ({
  getInstallation: async () =>
    parseInstallation({ ...config, chainId, didRegistry, rpcUrl: 'http://chain.example', deployedAtBlock: 0 }),
}))
afterEach(() => void vi.unstubAllGlobals())

const older = claimSchema.parse({ ...claim, isVerified: true, standing: 'current' })
const message = buildMessage({ details: `0x${'00'.repeat(32)}`, commitment: `0x${'01'.repeat(32)}` })
const payload = buildPayload(message)
const proof = await buildAttestedProof(message)
const url = attachProved(buildShareUrl({ publicUrl: 'https://id.example', payload, proof }), new Uint8Array([1]))

/** The chain recorded the attestation of an accredited verifier when claims had no fields yet. */
function answer(): void {
  const digest = attestationDigest(domain, asClaim(message))
  const { fetch } = buildNetwork({
    chain: {
      '0xff03abdb': standing(true, 1_700_000_000),
      eth_getLogs: [log({ topics: [eventTopics.anchored, digest] })],
      eth_getBlockByNumber: {
        ...(wholeChain['eth_getBlockByNumber'] as object),
        timestamp: quantity(olderFormEnd - 1),
      },
    },
    server: {
      ...wholeServer,
      [`/api/claims/${older.id}/shareable`]: {
        ...{ claimHash: message.details, payload, attestation: proof, leaves: [] },
      },
    },
  }).surroundings
  vi.stubGlobal('fetch', fetch)
}

const headline = async () =>
  (await waitFor(() => document.querySelector('[aria-label="What a checker reads now"] [role=status]'))).textContent

it('beside a proof about an older claim without fields, the owner reads that the proof’s link does not say whose claim it is', async () => {
  answer()
  await show(<ProofVerdict claim={older} url={url} />)
  expect(await headline()).toContain('It does not say whose it is')
})

it('beside a link to an older claim without fields, the owner reads that a checker can rely on the claim', async () => {
  answer()
  await show(<ShareVerdict claim={older} fields={[]} />)
  expect(await headline()).toContain('You can rely on this claim')
})
