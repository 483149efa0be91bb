import type { Address } from '@did/domain/hex'
import { maximumOrganizationLength } from '@did/domain/verifier/limits'
import { isOrganizationName } from '@did/domain/verifier/organization-name'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import { type AskedServer, askServer } from './ask-server.ts'

/**
 * Asks a server which name an unreviewed verifier gave itself. The name is no fact of a verdict, so
 * a page has to mark it (`ownNameMark`). Returns null for no name, and for a name that breaks the
 * rules.
 */
export async function findOwnName(verifier: Address, server: AskedServer): Promise<string | null> {
  const told = await askServer(server, `/api/verifiers/wallet/${verifier.toLowerCase()}`, readOwnName)
  return told === 'unknown' ? null : told.name
}

/** A link can name anybody's server, so the rules for names are checked again. */
function readOwnName(body: unknown): { name: string | null } {
  const { kind, name } = Object(body) as { kind?: unknown; name?: unknown }
  if (kind !== 'self-registered' || typeof name !== 'string') return { name: null }
  const isShort = name.length <= maximumOrganizationLength
  return { name: isShort && isOrganizationName(name) && !isDefaultOrganization(name) ? name : null }
}
