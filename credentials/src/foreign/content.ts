import { isJsonObject, type JsonObject } from './base64url.ts'
import { readIssuerId } from './foreign-signature.ts'
import type { ForeignText } from './read-foreign.ts'
import { listStatusEntries, type StatusEntry } from './status-entry.ts'

/**
 * When a credential is valid, in seconds since 1970. `unreadable`: one of its dates is malformed.
 */
export type Period = { from: number | null; until: number | null } | 'unreadable'
/**
 * The content of a credential of other software, as the credential itself states it. Check the
 * signature before you believe any of it.
 */
export type ForeignContent = {
  issuer: string | null
  /** The issuer chose this name, and nobody has checked it. */
  issuerName: string | null
  /**
   * The credential's title, or else all its types. An RDF proof does not cover the order of the
   * types, so anybody can change the order.
   */
  title: string
  /** This is null if the credential names no subject, or several. */
  subject: string | null
  period: Period
  statuses: readonly StatusEntry[]
  /**
   * The members of the credential that a page shows, in the credential's order. The name of an
   * inner member is its whole path. If the credential has several subjects, the identifier of each
   * subject stands before its members.
   */
  members: readonly { name: string; value: string }[]
  /** This is false if the credential has more members, or deeper ones, than `members` lists. */
  isWhole: boolean
}

const mostMembers = 60
/**
 * The longest name and value of a shown member, in characters, and the deepest level that is shown,
 * counted from 0.
 */
const longestName = 200
const longestValue = 20_000
const deepest = 4

export function describeContent(text: ForeignText): ForeignContent {
  return text.form === 'sd-jwt' ? describeSdJwt(text.sdJwt.payload) : describeCredential(text)
}

function describeCredential(text: Exclude<ForeignText, { form: 'sd-jwt' }>): ForeignContent {
  const { credential } = text
  const { credentialSubject, issuer, name } = credential
  // JSON-LD reads a list inside a list as a part of the outer one.
  const listed: unknown[] = [credentialSubject].flat(deepest)
  const subjects = listed.filter(isJsonObject)
  const [about = {}] = subjects
  const ids = new Set(subjects.map(({ id }) => readText(id)))
  const achievement = isJsonObject(about['achievement']) ? about['achievement'] : {}
  const token = text.form === 'data-integrity' ? {} : text.jws.payload
  const types = listTexts(credential['type'])
  const ownTypes = types.filter((type) => type !== 'VerifiableCredential')
  const { members, isWhole } = listMembers(subjects, { withIds: ids.size > 1 })
  return {
    issuer: readIssuerId(credential) ?? readText(token['iss']),
    issuerName: isJsonObject(issuer) ? readText(issuer['name']) : null,
    title:
      [name, achievement['name'], about['title'], ownTypes, types]
        .map((each) => listTexts(each).join(', '))
        .find(Boolean) ?? '',
    subject: ids.size === 1 ? readText(about['id']) : null,
    period: readPeriod(credential, token),
    statuses: listStatusEntries(credential['credentialStatus'], token['status']),
    members,
    isWhole: isWhole && subjects.length === listed.length,
  }
}

const registered = new Set(['iss', 'aud', 'iat', 'nbf', 'exp', 'vct', 'cnf', 'status', 'sub', 'jti', 'vct#integrity'])
/** Other code judges the attestation in these members, and hashes mean nothing to a person. */
const notForReaders = new Set(['attestation', 'fieldOpenings', 'evidence'])

function describeSdJwt(payload: JsonObject): ForeignContent {
  const shown = Object.entries(payload).filter(([name]) => !registered.has(name))
  return {
    issuer: readText(payload['iss']) ?? readIssuerId(payload),
    issuerName: null,
    title: readText(payload['title']) ?? readText(payload['name']) ?? readText(payload['vct']) ?? '',
    subject: readText(payload['sub']),
    // An SD-JWT can contain a credential of the data model 2.0, which has dates of its own.
    period: readPeriod(payload['@context'] === undefined ? {} : payload, payload),
    statuses: listStatusEntries(payload['credentialStatus'], payload['status']),
    ...listContent(Object.fromEntries(shown)),
  }
}

/**
 * The checker's clock may be this many seconds slow before a new credential counts as not valid
 * yet.
 */
export const clockToleranceSeconds = 300

/** Tells whether a period is readable and contains a time, in seconds since 1970. */
export function isWithin(period: Period, now: number): boolean {
  if (period === 'unreadable' || (period.until !== null && now >= period.until)) return false
  return period.from === null || period.from <= now + clockToleranceSeconds
}

/**
 * Reads the dates of a credential of either data model, and the dates of the token around it.
 * Returns the latest beginning and the earliest end.
 */
export function readPeriod(credential: JsonObject, token: JsonObject): Period {
  const { validFrom, validUntil, issuanceDate, expirationDate } = credential
  const starts = [readDate(validFrom), readDate(issuanceDate), readSeconds(token['nbf'])]
  const ends = [readDate(validUntil), readDate(expirationDate), readSeconds(token['exp'])]
  if ([...starts, ...ends].some((each) => Number.isNaN(each))) return 'unreadable'
  const [known, knownEnds] = [starts.filter((each) => each !== null), ends.filter((each) => each !== null)]
  return {
    from: known.length === 0 ? null : Math.max(...known),
    until: knownEnds.length === 0 ? null : Math.min(...knownEnds),
  }
}

const dateTime = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** JSON-LD ignores a member with the value null. */
function readDate(date: unknown): number | null {
  if (date === undefined || date === null) return null
  return typeof date === 'string' && dateTime.test(date) ? Math.floor(Date.parse(date) / 1000) : Number.NaN
}

function readSeconds(seconds: unknown): number | null {
  if (seconds === undefined) return null
  return typeof seconds === 'number' ? Math.floor(seconds) : Number.NaN
}

function readText(value: unknown): string | null {
  if (isJsonObject(value)) return readText(value['@value'])
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * Lists the texts in a value. An RDF proof also holds when somebody has put a text into a list, or
 * into an object that names the text's language.
 */
function listTexts(value: unknown): string[] {
  return [...findValues(value, '', 0)].flatMap((found) => (found === tooDeep ? [] : [found.value]))
}

type Member = ForeignContent['members'][number]

/**
 * Leaves out the achievement of an Open Badge that this product issued, because no wallet signed
 * it. The other members say the same as the attestation.
 */
export function leaveOutAchievement(members: readonly Member[]): Member[] {
  return members.filter(({ name }) => name !== 'achievement' && !name.startsWith('achievement › '))
}

/** Lists the content of an object that is no credential itself, such as a subject. */
export function listContent(object: JsonObject): Pick<ForeignContent, 'members' | 'isWhole'> {
  return listMembers([Object.fromEntries(Object.entries(object).filter(([name]) => !notForReaders.has(name)))])
}

function listMembers(
  subjects: readonly JsonObject[],
  { withIds = false } = {},
): Pick<ForeignContent, 'members' | 'isWhole'> {
  const members: Member[] = []
  let isWhole = true
  for (const subject of subjects)
    for (const member of findMembers(subject, withIds)) {
      if (member === tooDeep) isWhole = false
      else if (members.length === mostMembers) return { members, isWhole: false }
      else members.push(member)
    }
  return { members, isWhole }
}

const tooDeep = Symbol()
type Found = Generator<Member | typeof tooDeep>

function* findMembers(subject: JsonObject, withId: boolean): Found {
  const id = readText(subject['id'])
  if (withId && id !== null) yield { name: 'id', value: cut(id, longestValue) }
  yield* findInner(subject, '', 0)
}

function* findInner(about: JsonObject, path: string, depth: number): Found {
  for (const [name, value] of Object.entries(about)) {
    if (name === 'id' || name === 'type' || value === null) continue
    const short = cut(name, longestName)
    yield* findValues(value, path === '' ? short : `${path} › ${short}`, depth + 1)
  }
}

function* findValues(value: unknown, name: string, depth: number): Found {
  const text = readText(value)
  if (Array.isArray(value)) for (const each of value) yield* findValues(each, name, depth)
  else if (text !== null) yield { name, value: cut(text, longestValue) }
  else if (isJsonObject(value)) {
    if (depth > deepest) yield tooDeep
    else yield* findObject(value, name, depth)
  } else if (typeof value === 'number' || typeof value === 'boolean') yield { name, value: String(value) }
}

/**
 * An object with an id can be another spelling of the id as a text, so both make the same member.
 */
function* findObject(about: JsonObject, name: string, depth: number): Found {
  const { id, type, ...members } = about
  yield* findValues(id, name, depth + 1)
  if (id === undefined && Object.keys(members).length === 0) yield* findValues(type, `${name} › type`, depth + 1)
  yield* findInner(members, name, depth)
}

/** A browser may hang when it shows a very long text without spaces. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}
