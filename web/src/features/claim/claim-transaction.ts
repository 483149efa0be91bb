import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Claim } from '@did/domain/claim/claim'
import type { Hex } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'
import type { Publication } from './add/add-claim-form.ts'

export function encodeClaimRecord(claim: Claim, tokenId: bigint, publication: Publication): Hex {
  if (publication === 'private')
    return encodeFunctionData({ abi: didRegistryAbi, functionName: 'commitClaim', args: [tokenId, claim.claimHash] })
  return encodeFunctionData({
    abi: didRegistryAbi,
    functionName: 'addClaim',
    args: [tokenId, claim.type, claim.title, claim.description, claim.issuer, claim.isVerified],
  })
}
