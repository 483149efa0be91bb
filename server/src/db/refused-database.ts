/**
 * The keys are SQLSTATEs and codes of Node's TLS. A wrong setting causes each of these refusals.
 */
const sentences: Record<string, string> = {
  '28P01': 'the database refuses the user or the password',
  '28000': 'the database refuses this user from this machine',
  '3D000': 'the database server has no database of this name',
  '42501': 'the user may not change the tables. It must own the database and everything in it',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the database server is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the database server is from an issuer that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate of the database server is from an issuer that is not known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the database server is for another name',
  CERT_HAS_EXPIRED: 'the certificate of the database server has expired',
}
/** These errors of node-postgres have no code, so their messages are matched. */
const messages: readonly [RegExp, string][] = [
  [/client password must be a/, 'the database asks for a password, and the setting has none'],
  [/does not support SSL/, 'the database server does not offer TLS, which the setting demands'],
]

/**
 * Returns a sentence about DATABASE_URL, or null. The sentence leaves out the address, which
 * contains the password.
 */
export function findDatabaseRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const reason = sentences[code] ?? messages.find(([pattern]) => pattern.test(error.message))?.[1]
  return reason === undefined ? findDatabaseRefusal(error.cause) : `DATABASE_URL cannot be used: ${reason}.`
}
