import { counterfactualMark } from '@did/credentials/signature/signature'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import { type PasskeyKey, passkeyKeySchema } from '@did/domain/account/passkey'
import type { Hex } from '@did/domain/hex'
import { size, slice } from 'viem'

// contracts/src/IDidAccount.sol describes these forms of a signature.
const byKey = '0x01'
const oneOfSeveral = '0x02'
const keyEnd = 65

/**
 * Returns null for a signature by the account's first key, which names no key, and for a signature
 * of any other form.
 */
export function findNamedKey(sent: Hex): PasskeyKey | null {
  const signature = sent.endsWith(counterfactualMark) ? unwrapSignature(sent) : sent
  if (signature === null || size(signature) < 2) return null
  const proofEnd = slice(signature, 0, 1) === oneOfSeveral ? 2 + 32 * Number(slice(signature, 1, 2)) : 0
  if (size(signature) < proofEnd + keyEnd) return null
  const own = slice(signature, proofEnd)
  if (slice(own, 0, 1) !== byKey) return null
  return passkeyKeySchema.parse({ x: slice(own, 1, 33), y: slice(own, 33, keyEnd) })
}
