import { readDateTime } from '../data-integrity/date-time.ts'
import { isJsonObject, type JsonObject } from './base64url.ts'
import { deepest, type ListedMembers, listContent, listMembers, listTexts, readText } from './content/list-members.ts'
import { saysMore } from './content/says-more.ts'
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
} & ListedMembers

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
    title: chooseTitle([name, achievement['name'], about['title'], ownTypes, types]),
    subject: ids.size === 1 ? readText(about['id']) : null,
    period: readPeriod(credential, token),
    statuses: listStatusEntries(credential['credentialStatus'], token['status']),
    members,
    isWhole: isWhole && subjects.length === listed.length && !saysMore(credential),
  }
}

function chooseTitle(candidates: readonly unknown[]): string {
  const titles = candidates.map((each) => listTexts(each).join(', '))
  return titles.find((title) => title !== '') ?? ''
}

/** These members of a token are no content, or the page shows them in its own words. */
const registered = new Set(['iss', 'aud', 'iat', 'nbf', 'exp', 'vct', 'cnf', 'status', 'sub', 'jti', 'vct#integrity'])

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

/** JSON-LD ignores a member with the value null. */
function readDate(date: unknown): number | null {
  if (date === undefined || date === null) return null
  return Math.floor(readDateTime(date) / 1000)
}

function readSeconds(seconds: unknown): number | null {
  if (seconds === undefined) return null
  return typeof seconds === 'number' ? Math.floor(seconds) : Number.NaN
}
