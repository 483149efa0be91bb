import type { Address, Hex } from '@did/domain/hex'
import { erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } from 'viem'
import { encodeDeployData } from 'viem/utils'

/**
 * ERC-6492's validator as code to run and throw away: it deploys the wallet that the signature describes, if it is not there yet, and
 * asks it. The answer is one byte, 1 for yes. It is 4 kB, so the page loads this file only for a signature of that kind.
 */
export function encodeValidation({ signer, digest, signature }: { signer: Address; digest: Hex; signature: Hex }): Hex {
  return encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [signer, digest, signature],
  })
}
