import type { Address } from '@did/domain/hex'

export type SubjectDid = { chainId: number; address: Address }

/**
 * Reads `did:ethr:<hex chain id>:<address>` in its one canonical spelling: lower case, no leading zeros. Null for anything else.
 * It agrees with `buildSubjectDid` of the domain, whose file brings a schema library the public page must not load.
 */
export function parseSubjectDid(did: string): SubjectDid | null {
  const match = /^did:ethr:0x([1-9a-f][0-9a-f]{0,13}):0x([0-9a-f]{40})$/.exec(did)
  if (!match?.[1] || !match[2]) return null
  const chainId = Number.parseInt(match[1], 16)
  return Number.isSafeInteger(chainId) ? { chainId, address: `0x${match[2]}` } : null
}

/** The reverse of `parseSubjectDid`. */
export function formatSubjectDid({ chainId, address }: SubjectDid): string {
  return `did:ethr:0x${chainId.toString(16)}:${address.toLowerCase()}`
}
