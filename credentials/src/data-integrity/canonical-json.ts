import { isJsonObject } from '../foreign/base64url.ts'

/**
 * Writes JSON in the canonical form of RFC 8785: members sorted by UTF-16 code units, and no
 * spaces. The value has to come from `JSON.parse`.
 */
export function canonicalizeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalizeJson).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalizeJson(value[name])}`).join(',')}}`
}
