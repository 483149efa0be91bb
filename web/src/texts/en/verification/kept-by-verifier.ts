import { signedRecordsKept } from '@did/domain/attestation/limits'

/**
 * Tells an owner who asks a verifier what the verifier keeps
 * (docs/decisions/0056-what-a-verifier-keeps.md).
 */
export const keptByVerifier = `What a verifier confirms stays in its own records, even if you change the claim. If you delete your account, it stays there for ${signedRecordsKept.years} years at most.`
