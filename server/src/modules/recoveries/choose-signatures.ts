import { recoverAttestationSigner } from '@did/credentials/attestation/claim-attestation'
import type { Address, Hex } from '@did/domain/hex'

/** The signatures are in the order of the list of guardians. */
export type Signatures = ReadonlyMap<Address, Hex>
type Choosing = {
  digest: Hex
  threshold: number
  isAccount: (address: Address) => Promise<boolean>
  /** The guardians of each call that the chain has refused. */
  refused: readonly ReadonlySet<Address>[]
}

/**
 * If the code of a chosen guardian's wallet is unknown, the same guardians get this many attempts.
 */
const attemptsTogether = 2
/**
 * After this many refused calls, only guardians with a plain key or a passkey account get further
 * attempts, because the code of their wallets is known.
 */
const attemptsWithUnknownCode = 9

/**
 * Chooses signatures after the chain has refused all of them together. One guardian's wallet
 * contract can accept its signature whenever it is asked and refuse it in the transaction, and so
 * block the other guardians' decision. So the guardians who sign with keys of their own decide
 * alone if they are enough. Otherwise the guardians with passkey accounts join them, because the
 * code of these accounts is known. If these are not enough, the contracts that took part in the
 * fewest refused calls decide, too. Returns null while only another guardian's signature could
 * help, so that one wallet cannot use up all attempts.
 */
export async function chooseSignatures(
  signatures: Signatures,
  { digest, threshold, isAccount, refused }: Choosing,
): Promise<Signatures | null> {
  const [ofKeys, ofKnownCode] = [new Map<Address, Hex>(), new Map<Address, Hex>()]
  for (const [guardian, signature] of signatures) {
    const isKey = await isByKey(guardian, digest, signature)
    if (isKey) ofKeys.set(guardian, signature)
    if (isKey || (await isAccount(guardian))) ofKnownCode.set(guardian, signature)
  }
  const known = [ofKeys, ofKnownCode].find(({ size }) => size >= threshold)
  if (known) return known
  const others = listLeastRefused([...signatures.keys()], refused).filter((guardian) => !ofKnownCode.has(guardian))
  const chosen = new Set([...ofKnownCode.keys(), ...others.slice(0, threshold - ofKnownCode.size)])
  const attempts = refused.filter((together) => together.symmetricDifference(chosen).size === 0)
  if (attempts.length >= attemptsTogether || refused.length >= attemptsWithUnknownCode) return null
  return new Map([...signatures].filter(([guardian]) => chosen.has(guardian)))
}

function listLeastRefused(guardians: readonly Address[], refused: readonly ReadonlySet<Address>[]): Address[] {
  const count = (guardian: Address) => refused.filter((together) => together.has(guardian)).length
  return guardians.toSorted((a, b) => count(a) - count(b))
}

/**
 * A guardian's contract can accept the signature of any key, so the form of a signature does not
 * show whether the guardian is a contract.
 */
async function isByKey(guardian: Address, digest: Hex, signature: Hex): Promise<boolean> {
  return (await recoverAttestationSigner(digest, signature)) === guardian
}
