import type { Address, Hex } from '@did/domain/hex'
import { erc6492SignatureValidatorAbi, erc6492SignatureValidatorByteCode } from 'viem'
import { encodeDeployData } from 'viem/utils'

/**
 * Encodes ERC-6492's validator as code that the chain node runs once. It deploys the wallet if the
 * wallet does not exist, asks it about the signature, and returns 1 if it accepts. Only a page that
 * needs these 4 kB loads this file.
 */
export function encodeValidation({ signer, digest, signature }: { signer: Address; digest: Hex; signature: Hex }): Hex {
  return encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [signer, digest, signature],
  })
}
