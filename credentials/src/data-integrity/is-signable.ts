import type { JsonObject } from '../foreign/base64url.ts'
import { signByEd25519Signer } from './add-proof.ts'
import { isModest } from './is-modest.ts'
import { findDoubleMeaning } from './plain-names.ts'

const signatureBytes = 64
/** Makes a worthless proof, which has only the length of a signature. */
const blank = { id: 'did:example:nobody#key', sign: async () => new Uint8Array(signatureBytes) }

/**
 * Tells whether `verifyCredentialProof` could accept a proof over this unsigned credential. The
 * result depends on the credential's words and contexts alone.
 */
export async function isSignable(credential: JsonObject, now: Date): Promise<boolean> {
  try {
    const signed = await signByEd25519Signer(credential, blank, now)
    return isModest(signed) && findDoubleMeaning(signed) === null
  } catch {
    return false
  }
}
