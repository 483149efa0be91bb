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
const notForReaders = new Set(['attestation', 'fieldOpenings'])

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

/** Lists the content of a token, in which `id` and `type` are members like others. */
export function listContent(token: JsonObject): ListedMembers {
  const shown = Object.entries(token).filter(([name]) => !notForReaders.has(name))
  return collect(findInner(Object.fromEntries(shown), '', 0))
}

/** Lists what a credential says about its subjects. */
export function listMembers(subjects: readonly JsonObject[], { withIds = false } = {}): ListedMembers {
  return collect(findMembers(subjects, withIds))
}

function collect(found: Found): ListedMembers {
  const members: Member[] = []
  let isWhole = true
  for (const member of found) {
    if (member === tooDeep) isWhole = false
    else if (members.length === mostMembers) return { members, isWhole: false }
    else members.push(member)
  }
  return { members, isWhole }
}

const tooDeep = Symbol()
type Found = Generator<Member | typeof tooDeep>

function* findMembers(subjects: readonly JsonObject[], withIds: boolean): Found {
  for (const { id, type: _, ...members } of subjects) {
    if (withIds) yield* findValues(id, 'id', 0)
    yield* findInner(members, '', 0)
  }
}

function* findInner(about: JsonObject, path: string, depth: number): Found {
  for (const [name, value] of Object.entries(about)) {
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
 * An object with an id can be another spelling of the id as a text, so both make the same member. A
 * type is left out if it only repeats the name, such as the type `Result` of `result`. But in
 * `fields` of a claim, the owner chose all names, so a field can have the name `id` or `type`.
 */
function* findObject(about: JsonObject, name: string, depth: number): Found {
  if (name === 'fields') return yield* findInner(about, name, depth)
  const { id, type, ...members } = about
  yield* findValues(id, name, depth + 1)
  const own = name.split(' / ').at(-1)?.toLowerCase()
  const types = [type].flat().filter((each) => typeof each !== 'string' || each.toLowerCase() !== own)
  yield* findValues(types, `${name} / type`, depth + 1)
  yield* findInner(members, name, depth)
}

/** A browser may hang when it shows a very long text without spaces. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}
