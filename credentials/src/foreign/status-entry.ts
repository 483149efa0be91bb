import { isJsonObject } from './base64url.ts'

/**
 * The place in a Bitstring Status List or a Token Status List at which an issuer says whether it
 * withdrew a credential. `unknown` means a list of another kind.
 */
export type StatusEntry =
  | { kind: 'bitstring'; url: string; index: number; purpose: 'revocation' | 'suspension' }
  | { kind: 'token'; url: string; index: number }
  | { kind: 'unknown' }

const mostEntries = 8

/**
 * Lists the entries of a credential's `credentialStatus` (Bitstring Status List 1.0, section 2.1,
 * and its forerunner of 2021), and of a token's `status` (Token Status List, section 6).
 */
export function listStatusEntries(credentialStatus: unknown, status: unknown): StatusEntry[] {
  const listed = credentialStatus === undefined ? [] : [credentialStatus].flat()
  const entries = [...listed.flatMap(readBitstringEntry), ...readTokenEntry(status)]
  return entries.length > mostEntries ? [{ kind: 'unknown' }] : entries
}

function readBitstringEntry(entry: unknown): StatusEntry[] {
  if (!isJsonObject(entry)) return [{ kind: 'unknown' }]
  const {
    type,
    statusPurpose: purpose,
    statusListIndex: index,
    statusListCredential: url,
    statusSize: size = 1,
  } = entry
  if (type !== 'BitstringStatusListEntry' && type !== 'StatusList2021Entry') return [{ kind: 'unknown' }]
  // Whoever passes a credential on can write the purpose as a list with one text, and an RDF proof
  // still holds. If such an entry did not count as unknown, this change would hide a withdrawal.
  if (typeof purpose !== 'string') return [{ kind: 'unknown' }]
  // Other purposes, such as `message`, say nothing about the validity of the credential.
  if (purpose !== 'revocation' && purpose !== 'suspension') return []
  const place = typeof index === 'number' ? String(index) : index
  const isPlace = typeof place === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(place)
  // If a place has several bits, it begins at another bit of the list, and each of its bits may
  // mean a withdrawal. So such an entry counts as unknown.
  return isPlace && typeof url === 'string' && size === 1
    ? [{ kind: 'bitstring', url, index: Number(place), purpose }]
    : [{ kind: 'unknown' }]
}

function readTokenEntry(status: unknown): StatusEntry[] {
  if (status === undefined) return []
  const list = isJsonObject(status) ? status['status_list'] : undefined
  if (!isJsonObject(list)) return [{ kind: 'unknown' }]
  const { idx, uri } = list
  const isPlace = typeof idx === 'number' && Number.isInteger(idx) && idx >= 0 && idx < 1e9
  return isPlace && typeof uri === 'string' ? [{ kind: 'token', url: uri, index: idx }] : [{ kind: 'unknown' }]
}
