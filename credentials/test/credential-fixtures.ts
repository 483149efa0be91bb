import type { FieldLeaf } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import {
  type Attestation,
  attestationDigest,
  buildAttestationRequest,
  toAttestation,
} from '../src/attestation/claim-attestation.ts'
import { readDetails } from '../src/attestation/credential-details.ts'
import { discloseLeaves } from '../src/share/disclosed/share-disclosure.ts'
import { buildMessage, buildPayload, domain, shareId, verifierWallet } from './fixtures.ts'

/** The salts are fixed, so that signatures stay the same. */
export function buildFields(holder = 'Maya Rossi'): [FieldLeaf, FieldLeaf, FieldLeaf, FieldLeaf] {
  return [
    { ...holderNameField, value: holder, salt: `0x${'a0'.repeat(32)}` },
    { field: 'degree', label: 'Degree', kind: 'text', value: 'MSc', salt: `0x${'a1'.repeat(32)}` },
    { field: 'awarded_on', label: 'Awarded on', kind: 'date', value: '2026-07-14', salt: `0x${'a2'.repeat(32)}` },
    { field: 'country', label: 'Country', kind: 'country', value: 'PT', salt: `0x${'a3'.repeat(32)}` },
  ]
}

export async function buildCredential(leaves: readonly FieldLeaf[] = buildFields(), message = buildMessage()) {
  const request = buildAttestationRequest({ domain, message, details: readDetails(leaves) })
  const attestation: Attestation = toAttestation(request)
  const signature = await verifierWallet.sign({ hash: attestationDigest(domain, attestation) })
  return { request, attestation, signature }
}

export async function buildCredentialShare(
  opened: readonly string[],
  leaves: readonly FieldLeaf[] = buildFields(),
  unsigned = buildMessage(),
) {
  const { attestation, signature } = await buildCredential(leaves, unsigned)
  const proof = { kind: 'attested' as const, shareId, ...attestation, signature, anchorBlock: 1234 }
  return { payload: buildPayload(attestation.message), proof, disclosure: discloseLeaves(leaves, opened) }
}
