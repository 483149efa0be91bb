import { maximumReadValues } from '@did/domain/portable/document-limits'
import { sha256, sha384, sha512 } from '@noble/hashes/sha2'
import { hasFewValues } from '../data-integrity/is-modest.ts'
import { decodeJson, encodeBase64url, isJsonObject, type JsonObject } from './base64url.ts'
import { readJws } from './jws.ts'

/**
 * The parts of an SD-JWT (RFC 9901, section 4). In `payload`, the disclosed members stand in their
 * places instead of the digests. `hidden` is the number of digests without a disclosure, including
 * decoys. `sd_hash` of a key binding covers `hashedPart`. **The issuer's signature is not
 * checked.**
 */
export type SdJwt = {
  jwt: string
  payload: JsonObject
  disclosures: readonly Disclosure[]
  keyBinding: string | null
  hidden: number
  hashedPart: string
  hash: HashName
}
/** `name` is null for an element of an array. */
export type Disclosure = { name: string | null; value: unknown }
export type HashName = 'sha-256' | 'sha-384' | 'sha-512'

const hashes = { 'sha-256': sha256, 'sha-384': sha384, 'sha-512': sha512 } as const
const longest = 1_000_000
const mostDisclosures = 1000
const deepest = 50

/**
 * Reads an SD-JWT by the rules of RFC 9901, section 7.1. Returns null for any other text, a
 * disclosure without its digest, a digest that occurs twice, a disclosed name that the payload
 * already has, an unknown `_sd_alg`, and very many values.
 */
export function readSdJwt(text: string): SdJwt | null {
  if (text.length > longest) return null
  const parts = text.trim().split('~')
  const [jwt = '', last = ''] = [parts[0], parts.at(-1)]
  const jws = readJws(jwt)
  if (jws === null || parts.length < 2 || parts.length > mostDisclosures) return null
  const hash = readHashName(jws.payload['_sd_alg'])
  if (hash === null) return null
  const reading = openReading(parts.slice(1, -1), hash)
  if (reading === null) return null
  const { _sd_alg: _, ...signed } = jws.payload
  try {
    const payload = readValue(signed, reading, 0) as JsonObject
    if (reading.unused.size > 0) return null
    if (!hasFewValues(payload, Infinity, maximumReadValues)) return null
    const [disclosures, hidden] = [reading.disclosed, reading.digests.size - reading.disclosed.length]
    const hashedPart = `${parts.slice(0, -1).join('~')}~`
    return { jwt, payload, disclosures, keyBinding: last === '' ? null : last, hidden, hashedPart, hash }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** Returns the digest of a text of ASCII characters, as base64url. */
export function digestText(hash: HashName, text: string): string {
  return encodeBase64url(hashes[hash](new TextEncoder().encode(text)))
}

class Unreadable extends Error {}

type Reading = { unused: Map<string, unknown[]>; digests: Set<string>; disclosed: Disclosure[] }

function readHashName(name: unknown): HashName | null {
  if (name === undefined) return 'sha-256'
  return name === 'sha-256' || name === 'sha-384' || name === 'sha-512' ? name : null
}

function openReading(disclosures: readonly string[], hash: HashName): Reading | null {
  const unused = new Map<string, unknown[]>()
  for (const each of disclosures) {
    const parts = decodeJson(each)
    const digest = digestText(hash, each)
    if (!Array.isArray(parts) || typeof parts[0] !== 'string' || unused.has(digest)) return null
    unused.set(digest, parts)
  }
  return { unused, digests: new Set(), disclosed: [] }
}

function readValue(value: unknown, reading: Reading, depth: number): unknown {
  if (depth > deepest) throw new Unreadable()
  if (Array.isArray(value)) return value.flatMap((each) => readElement(each, reading, depth))
  return isJsonObject(value) ? readObject(value, reading, depth) : value
}

function readElement(element: unknown, reading: Reading, depth: number): unknown[] {
  if (!isJsonObject(element) || !('...' in element)) return [readValue(element, reading, depth + 1)]
  if (Object.keys(element).length !== 1) throw new Unreadable()
  const found = takeDisclosure(element['...'], reading)
  if (found === null) return []
  const [, value] = found
  if (found.length !== 2) throw new Unreadable()
  reading.disclosed.push({ name: null, value })
  return [readValue(value, reading, depth + 1)]
}

/** A schema drops a member `__proto__`, so nobody would compare it with a signature. */
const reserved = ['_sd', '...', '__proto__']

function readObject(object: JsonObject, reading: Reading, depth: number): JsonObject {
  const { _sd: digests = [], ...shown } = object
  if (!Array.isArray(digests) || '...' in shown) throw new Unreadable()
  const members = new Map(Object.entries(shown).map(([name, value]) => [name, readValue(value, reading, depth + 1)]))
  for (const digest of digests) {
    const found = takeDisclosure(digest, reading)
    if (found === null) continue
    const [, name, value] = found
    if (found.length !== 3 || typeof name !== 'string' || reserved.includes(name) || members.has(name))
      throw new Unreadable()
    reading.disclosed.push({ name, value })
    members.set(name, readValue(value, reading, depth + 1))
  }
  return Object.fromEntries(members)
}

/** Marks a digest as seen. Returns the disclosure with this digest, or null if there is none. */
function takeDisclosure(digest: unknown, { unused, digests }: Reading): unknown[] | null {
  if (typeof digest !== 'string' || digests.has(digest)) throw new Unreadable()
  digests.add(digest)
  const found = unused.get(digest) ?? null
  unused.delete(digest)
  return found
}
