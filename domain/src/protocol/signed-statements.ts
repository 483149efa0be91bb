// A wallet signs these statements as part of a longer text. If a statement were reworded, earlier
// answers of holders would be refused, and the vaults that a wallet opens would stay closed. So the
// statements do not belong to the texts of the page. What a verifier signs is typed data (EIP-712),
// in credentials/src/attestation/claim-attestation.ts. This file must not contain a schema, because
// the demo wallet imports it.

/** A wallet shows this statement above the sign-in fields (EIP-4361). */
export const signInStatement = 'Sign in to DID Verification. This costs nothing and sends no transaction.'

/**
 * The statement of a sign-in that also allows a key of this browser tab to mint and commit for
 * three hours.
 */
export const grantingSignInStatement =
  'Sign in to DID Verification. This costs nothing. For three hours, this tab may also create your DID and record your claims without asking again.'

/** A wallet signs this statement, and the key that opens a vault follows from the signature. */
export const vaultStatement =
  'Open my private attributes. With this signature and a copy of my sealed data anybody could read them: sign it on this site only.'

/** The statement of a holder who answers a holder challenge. */
export const holderStatement = 'I show somebody that this credential is mine.'
