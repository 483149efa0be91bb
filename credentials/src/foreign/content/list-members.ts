import { isJsonObject, type JsonObject } from '../base64url.ts'

type Member = { name: string; value: string }
export type ListedMembers = {
  /**
   * The members of the credential that a page shows, in the credential's order. The name of an
   * inner member is its whole path. If the credential has several subjects, the identifier of each
   * subject stands before its members.
   */
  members: readonly Member[]
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
export const deepest = 4

/** Other code judges the attestation in these members, and hashes mean nothing to a person. */
const notForReaders = new Set(['attestation', 'fieldOpenings', 'evidence'])

export function readText(value: unknown): string | null {
  if (isJsonObject(value)) return readText(value['@value'])
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * Lists the texts in a value. An RDF proof also holds when somebody has put a text into a list, or
 * into an object that names the text's language.
 */
export function listTexts(value: unknown): string[] {
  return [...findValues(value, '', 0)].flatMap((found) => (found === tooDeep ? [] : [found.value]))
}

/**
 * Leaves out the achievement of an Open Badge that this product issued, because no wallet signed
 * it. The other members say the same as the attestation.
 */
export function leaveOutAchievement(members: readonly Member[]): Member[] {
  return members.filter(({ name }) => name !== 'achievement' && !name.startsWith('achievement / '))
}

/** Lists the content of an object that is no credential itself, such as a subject. */
export function listContent(object: JsonObject): ListedMembers {
  return listMembers([Object.fromEntries(Object.entries(object).filter(([name]) => !notForReaders.has(name)))])
}

export function listMembers(subjects: readonly JsonObject[], { withIds = false } = {}): ListedMembers {
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
    yield* findValues(value, path === '' ? short : `${path} / ${short}`, depth + 1)
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
  if (id === undefined && Object.keys(members).length === 0) yield* findValues(type, `${name} / type`, depth + 1)
  yield* findInner(members, name, depth)
}

/** A browser may hang when it shows a very long text without spaces. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}
