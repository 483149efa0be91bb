import type { JsonObject } from '../foreign/base64url.ts'
import { signByEd25519Signer } from './add-proof.ts'
import { isModest } from './is-modest.ts'
import { findDoubleMeaning } from './plain-names.ts'

/** An Ed25519 signature has this many bytes. */
const signatureBytes = 64
/** Signs nothing, so the proof that it makes is worthless. */
const blank = { id: 'did:example:nobody#key', sign: async () => new Uint8Array(signatureBytes) }

/**
 * Tells whether a proof of a key over this unsigned credential can be made, and can be accepted by
 * `verifyCredentialProof`. This depends on the credential's words and contexts alone.
 */
export async function isSignable(credential: JsonObject, now: Date): Promise<boolean> {
  try {
    const signed = await signByEd25519Signer(credential, blank, now)
    return isModest(signed) && findDoubleMeaning(signed) === null
  } catch {
    return false
  }
}
