import { recoverAttestationSigner } from '@did/credentials/claim-attestation'
import { normalizeWalletSignature } from '@did/credentials/signature'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { vaultStatement } from '@did/domain/vault-statement'
import { getAddress, hashMessage } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { type Bytes, fromHex } from './cipher.ts'

export type VaultMessageParts = { wallet: Address; chainId: number; origin: string; salt: Hex; createdAt: string }

/**
 * What the wallet signs to open a vault (EIP-4361): for this site alone, and with a nonce that no server gave, so that it signs
 * nobody in. Each member is one the wrapping tells or the site is; so the text is the same each time, and the signature is the key.
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

/** The signature as a secret, in one spelling whatever the wallet calls it. Refuses one that no key of this account made. */
export async function signatureSecret(wallet: Address, message: string, answer: Hex): Promise<Bytes> {
  const signature = normalizeWalletSignature(answer)
  const signer = signature && (await recoverAttestationSigner(hashMessage(message), signature))
  if (!signature || !signer || !isSameAddress(signer, wallet))
    throw new AppError('vault-wallet-unfit', 'A contract wallet’s signature may differ each time')
  return fromHex(signature)
}
