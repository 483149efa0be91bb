import { recoverAttestationSigner } from '@did/credentials/attestation/claim-attestation'
import type { Address, Hex } from '@did/domain/hex'

/** The signatures of a decision, in the order of the list of guardians. */
export type Signatures = ReadonlyMap<Address, Hex>
type Choosing = { digest: Hex; threshold: number; isAccount: (address: Address) => Promise<boolean> }

/**
 * Chooses signatures after the chain has refused all of them together. One guardian's wallet
 * contract can accept its signature whenever it is asked and refuse it in the transaction, and so
 * block the others. So keys decide alone if they are enough, and otherwise keys and passkey
 * accounts, whose code is known.
 */
export async function chooseSignatures(
  signatures: Signatures,
  { digest, threshold, isAccount }: Choosing,
): Promise<Signatures> {
  const [ofKeys, ofKnownCode] = [new Map<Address, Hex>(), new Map<Address, Hex>()]
  for (const [guardian, signature] of signatures) {
    const isKey = await isByKey(guardian, digest, signature)
    if (isKey) ofKeys.set(guardian, signature)
    if (isKey || (await isAccount(guardian))) ofKnownCode.set(guardian, signature)
  }
  return [ofKeys, ofKnownCode].find(({ size }) => size >= threshold) ?? signatures
}

/**
 * Tells whether a key signed. A contract can accept the signature of any key, so the signature's
 * form is no evidence.
 */
async function isByKey(guardian: Address, digest: Hex, signature: Hex): Promise<boolean> {
  return (await recoverAttestationSigner(digest, signature)) === guardian
}
