import { recoverAttestationSigner } from '@did/credentials/attestation/claim-attestation'
import { normalizeWalletSignature } from '@did/credentials/signature/signature'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { vaultStatement } from '@did/domain/protocol/signed-statements'
import { getAddress, hashMessage } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { type Bytes, fromHex } from '../../../lib/bytes.ts'
import '../vault-errors.ts'

export type VaultMessageParts = { wallet: Address; chainId: number; origin: string; salt: Hex; createdAt: string }

/**
 * Builds the EIP-4361 text that the wallet signs to open a vault. The nonce comes from no server,
 * so the signature signs nobody in. The site and the stored description of the way determine the
 * whole text, so text and signature are the same each time, and the key follows from the signature.
 */
export function buildVaultMessage({ wallet, chainId, origin, salt, createdAt }: VaultMessageParts): string {
  return createSiweMessage({
    domain: new URL(origin).host,
    address: getAddress(wallet),
    statement: vaultStatement,
    uri: origin,
    version: '1',
    chainId,
    nonce: salt.slice(2).toLowerCase(),
    issuedAt: new Date(createdAt),
  })
}

/**
 * Returns the wallet's signature of the message, which is the secret that opens the vault. Throws
 * if the account's own key did not make the signature, for example because the wallet is a
 * contract.
 */
export async function signatureSecret(wallet: Address, message: string, answer: Hex): Promise<Bytes> {
  const signature = normalizeWalletSignature(answer)
  const signer = signature && (await recoverAttestationSigner(hashMessage(message), signature))
  if (!signature || !signer || !isSameAddress(signer, wallet))
    throw new AppError('vault-wallet-unfit', 'A contract wallet’s signature may differ each time')
  return fromHex(signature)
}
