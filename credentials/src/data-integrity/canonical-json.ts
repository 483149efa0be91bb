import { isJsonObject } from '../foreign/base64url.ts'

/**
 * Writes JSON in the canonical form of RFC 8785: members are sorted by UTF-16 code units, and there
 * are no spaces. The value has to come from `JSON.parse`. `JSON.parse` reads 1e999 as Infinity, and
 * `JSON.stringify` would write it as null. The result for such a number is no JSON, so that nobody
 * can put the number in the place of a signed null.
 */
export function canonicalizeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalizeJson).join(',')}]`
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (!isJsonObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalizeJson(value[name])}`).join(',')}}`
}
