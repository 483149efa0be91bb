import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import type { Claim } from '@did/domain/claim'
import type { Hex } from '@did/domain/hex'
import { encodeFunctionData } from 'viem'
import type { Publication } from './add-claim-form.ts'

/** The call that records a claim under its owner's token: its seal alone, or its whole text when the owner publishes it. */
export function encodeClaimRecord(claim: Claim, tokenId: bigint, publication: Publication): Hex {
  if (publication === 'private')
    return encodeFunctionData({ abi: didRegistryAbi, functionName: 'commitClaim', args: [tokenId, claim.claimHash] })
  return encodeFunctionData({
    abi: didRegistryAbi,
    functionName: 'addClaim',
    args: [tokenId, claim.type, claim.title, claim.description, claim.issuer, claim.isVerified],
  })
}
