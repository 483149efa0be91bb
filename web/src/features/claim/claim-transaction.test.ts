import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { claimSchema } from '@did/domain/claim/claim'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { encodeClaimRecord } from './claim-transaction.ts'

const claim = claimSchema.parse({
  id: 1,
  didId: 1,
  type: 'education',
  title: 'BSc',
  issuer: 'University of Porto',
  issueDate: '2024-06-12',
  description: 'Three years',
  isVerified: false,
  isPrivate: false,
  isSelective: true,
  verificationLevel: null,
  standing: 'none',
  validUntil: null,
  previousClaimId: null,
  claimHash: `0x${'11'.repeat(32)}`,
  details: `0x${'22'.repeat(32)}`,
  chainRecord: 'none',
  createdAt: '2026-11-21T10:00:00.000Z',
  version: 1,
})

test('recording a claim whose text is private puts only the claim’s hash on the chain', () => {
  const data = encodeClaimRecord(claim, 42n, 'private')
  expect(decodeFunctionData({ abi: didRegistryAbi, data })).toEqual({
    functionName: 'commitClaim',
    args: [42n, claim.claimHash],
  })
})

test('recording a claim whose text is public passes the parts of the text in the order that the contract expects', () => {
  const data = encodeClaimRecord(claim, 42n, 'publish')
  expect(decodeFunctionData({ abi: didRegistryAbi, data })).toEqual({
    functionName: 'addClaim',
    args: [42n, 'education', 'BSc', 'Three years', 'University of Porto', false],
  })
})
