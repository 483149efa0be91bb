import { expect, test } from 'vitest'
import { buildCredential, buildFields } from '../../test/credential-fixtures.ts'
import { domain } from '../../test/fixtures.ts'
import { describeEvidence, readEvidence } from './attestation-evidence.ts'

const leaves = buildFields()
const { attestation, signature } = await buildCredential(leaves)
const stored = leaves.map((leaf) => ({ ...leaf, isOpenByDefault: true }))
const evidence = describeEvidence(domain, { ...attestation, signature }, stored)

test('reading the evidence of a credential gives the attestation and the signature that were written into it', () => {
  const { message } = attestation
  expect(readEvidence(evidence)).toMatchObject({ chainId: domain.chainId, attestation: { message, signature } })
})
