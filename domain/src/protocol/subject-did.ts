import type { Address } from '../hex.ts'

export type SubjectDid = { chainId: number; address: Address }

/**
 * Parses a subject's DID: `did:ethr:0x<chain id>:0x<wallet>` in lower case, without leading zeros.
 * Returns null for any other text.
 */
export function parseSubjectDid(did: string): SubjectDid | null {
  const match = /^did:ethr:0x([1-9a-f][0-9a-f]{0,13}):0x([0-9a-f]{40})$/.exec(did)
  if (!match?.[1] || !match[2]) return null
  const chainId = Number.parseInt(match[1], 16)
  return Number.isSafeInteger(chainId) ? { chainId, address: `0x${match[2]}` } : null
}

export function formatSubjectDid({ chainId, address }: SubjectDid): string {
  return `did:ethr:0x${chainId.toString(16)}:${address.toLowerCase()}`
}
