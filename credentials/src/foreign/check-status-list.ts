import type { ResolveDid } from '../data-integrity/verify-proof.ts'
import type { LoadDocument } from '../did/resolve-foreign.ts'
import { decodeBase64url, isJsonObject, type JsonObject } from './base64url.ts'
import { describeContent, isWithin, readPeriod } from './content.ts'
import { checkForeignSignature, checkJwt } from './foreign-signature.ts'
import { readJws } from './jws.ts'
import { readForeign } from './read-foreign.ts'
import type { StatusEntry } from './status-entry.ts'
import { unpack } from './unpack.ts'

/**
 * `standing`: every status list of the credential was read, and none withdraws the credential.
 * `unknown`: a list could not be loaded, has another issuer, does not count at present, or is of an
 * unknown kind. `none`: the credential has no list.
 */
export type StatusFinding = 'standing' | 'revoked' | 'suspended' | 'unknown' | 'none'

export type StatusQuestion = {
  /**
   * Only these DIDs may sign a status list of the credential: its issuer and, for the lists that
   * the service signs, the service.
   */
  issuers: readonly string[]
  load: LoadDocument
  resolve: ResolveDid
  now: Date
}

/** An unpacked status list may have at most this many bytes, which hold 64 million places. */
const mostBytes = 8_000_000
/**
 * Only a list of at least 16 kB hides from its host which place a checker reads (Bitstring Status
 * List 1.0, section 3.2).
 */
const fewestPlaces = 131_072
const severity: readonly StatusFinding[] = ['none', 'standing', 'unknown', 'suspended', 'revoked']

/** Reads every status list of a credential, and returns the worst finding. */
export async function checkStatus(entries: readonly StatusEntry[], question: StatusQuestion): Promise<StatusFinding> {
  const found = await Promise.all(entries.map((entry) => checkEntry(entry, question)))
  return found.reduce<StatusFinding>(
    (worst, each) => (severity.indexOf(each) > severity.indexOf(worst) ? each : worst),
    'none',
  )
}

async function checkEntry(entry: StatusEntry, question: StatusQuestion): Promise<StatusFinding> {
  if (entry.kind === 'unknown') return 'unknown'
  const text = await question.load(entry.url, 'list')
  if (text === null) return 'unknown'
  return entry.kind === 'bitstring' ? checkBitstring(entry, text, question) : checkToken(entry, text, question)
}

type Bitstring = StatusEntry & { kind: 'bitstring' }

async function checkBitstring(entry: Bitstring, text: string, question: StatusQuestion): Promise<StatusFinding> {
  const list = readForeign(text)
  if (list === null || list.form === 'sd-jwt') return 'unknown'
  const signed = await checkForeignSignature(list, question)
  // Without this check, anybody could hide a revocation by giving the checker a list of their own.
  if (!signed.ok || !question.issuers.includes(signed.issuer)) return 'unknown'
  const { id, credentialSubject: subject } = list.credential
  const isCurrent = isWithin(describeContent(list).period, question.now.getTime() / 1000)
  if ((id !== undefined && id !== entry.url) || !isJsonObject(subject) || !isCurrent) return 'unknown'
  const purposes: unknown[] = [subject['statusPurpose']].flat()
  const found = purposes.includes(entry.purpose) ? await readBitstring(subject, Math.floor(entry.index / 8)) : null
  if (found === null || found.size * 8 < fewestPlaces || found.byte === undefined) return 'unknown'
  const isSet = (found.byte & (0x80 >>> (entry.index & 7))) !== 0
  if (!isSet) return 'standing'
  return entry.purpose === 'revocation' ? 'revoked' : 'suspended'
}

/** A Bitstring Status List of the older version of 2021 has no multibase prefix. */
function readBitstring({ type, encodedList }: JsonObject, at: number): Promise<Found | null> | null {
  if (typeof encodedList !== 'string') return null
  const isOlder = type === 'StatusList2021'
  if (!isOlder && !encodedList.startsWith('u')) return null
  const bytes = decodeBase64url(isOlder ? encodedList.replaceAll('=', '') : encodedList.slice(1))
  return bytes && readByte(bytes, 'gzip', at)
}

/**
 * `size` is the length of the unpacked status list in bytes. `byte` is undefined if the list ends
 * before the wanted byte.
 */
type Found = { size: number; byte: number | undefined }

/** Finds one byte of a packed list without keeping the list, because a list may have megabytes. */
async function readByte(bytes: Uint8Array, format: 'gzip' | 'deflate', at: number): Promise<Found | null> {
  let byte: number | undefined
  const size = await unpack({ bytes, format, most: mostBytes }, (part, from) => {
    byte ??= part[at - from]
  })
  return size === null ? null : { size, byte }
}

type Token = StatusEntry & { kind: 'token' }

async function checkToken(
  entry: Token,
  text: string,
  { issuers, resolve, now }: StatusQuestion,
): Promise<StatusFinding> {
  const jwt = text.trim()
  const jws = readJws(jwt)
  if (jws?.header['typ'] !== 'statuslist+jwt' || jws.payload['sub'] !== entry.url) return 'unknown'
  const { kid } = jws.header
  const signer = issuers.find((issuer) => typeof kid === 'string' && kid.startsWith(`${issuer}#`)) ?? issuers[0]
  const signed = await checkJwt(jwt, { kid, issuer: signer }, resolve)
  const { status_list: list } = jws.payload
  const isCurrent = isWithin(readPeriod({}, jws.payload), now.getTime() / 1000)
  if (!signed.ok || !isCurrent || !isJsonObject(list)) return 'unknown'
  const { bits, lst } = list
  const packed = typeof lst === 'string' ? decodeBase64url(lst) : null
  if (packed === null || (bits !== 1 && bits !== 2 && bits !== 4 && bits !== 8)) return 'unknown'
  const found = await readByte(packed, 'deflate', Math.floor((entry.index * bits) / 8))
  return readToken(found?.byte, bits, entry.index)
}

/** In a Token Status List, a byte's first place is its least significant bits (section 4.1). */
function readToken(byte: number | undefined, bits: number, index: number): StatusFinding {
  if (byte === undefined) return 'unknown'
  const value = (byte >>> ((index % (8 / bits)) * bits)) & (2 ** bits - 1)
  if (value === 0) return 'standing'
  if (value === 1) return 'revoked'
  return value === 2 ? 'suspended' : 'unknown'
}
