/**
 * Tells an owner who asks a verifier what the verifier keeps
 * (docs/decisions/0056-what-a-verifier-keeps.md).
 */
export const keptByVerifier =
  'What a verifier confirms stays in its own records, even if you change the claim or delete your account.'
