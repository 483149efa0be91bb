import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import {
  type GuardianFile,
  type GuardianList,
  type GuardianNames,
  guardianFileSchema,
} from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { parseJson } from '@did/domain/parse-json'

type Place = Pick<AppConfig, 'chainId' | 'didRegistry'>
export type FileFault = 'unreadable' | 'elsewhere' | 'other-identity' | 'outdated'
export type ReadFile = { kind: 'read'; file: GuardianFile } | { kind: 'refused'; fault: FileFault }
/**
 * What the file must be about. Without `identity` or `hash`, the file may be about any identity or
 * any list.
 */
export type Wanted = Place & { identity?: Address; hash?: Hex | null }

export function writeGuardianFile(
  { chainId, didRegistry }: Place,
  about: { publicUrl: string; identity: Address; guardians: GuardianList; names: GuardianNames },
): GuardianFile {
  return { kind: 'did-verification-guardians', version: 1, chainId, didRegistry, ...about }
}

export function readGuardianFile(text: string, wanted: Wanted): ReadFile {
  const parsed = guardianFileSchema.safeParse(parseJson(text))
  if (!parsed.success) return { kind: 'refused', fault: 'unreadable' }
  const fault = findFault(parsed.data, wanted)
  return fault ? { kind: 'refused', fault } : { kind: 'read', file: parsed.data }
}

function findFault(file: GuardianFile, { chainId, didRegistry, identity, hash }: Wanted): FileFault | null {
  if (file.chainId !== chainId || !isSameAddress(file.didRegistry, didRegistry)) return 'elsewhere'
  if (identity !== undefined && !isSameAddress(file.identity, identity)) return 'other-identity'
  if (hash && hashGuardianList(file.guardians) !== hash) return 'outdated'
  return null
}
