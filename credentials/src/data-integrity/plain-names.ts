import { isJsonObject, type JsonObject } from '../foreign/base64url.ts'

/**
 * Returns the reason why a JSON-LD document can mean something else than its plain JSON, or null. A
 * proof over canonical RDF covers the meanings of members and not their names. Without these rules,
 * somebody who has a credential could hide `credentialStatus` under a full IRI, or swap two members
 * by swapping their terms.
 */
export function findDoubleMeaning(document: JsonObject, depth = 0): string | null {
  if (depth > deepest) return 'it is nested too deeply'
  if (depth === 0 && hasNodeLabel(document)) return 'a label of a blank node names a thing'
  // Each credential in a presentation has contexts of its own.
  const { '@context': context, verifiableCredential, ...members } = document
  for (const each of [verifiableCredential ?? []].flat()) {
    const found = isJsonObject(each) ? findDoubleMeaning(each, depth + 1) : null
    if (found !== null) return found
  }
  const contexts = Array.isArray(context) ? context : [context]
  const strange = contexts.find((each) => typeof each !== 'string' && !(isJsonObject(each) && isPlainContext(each)))
  if (strange !== undefined) return 'a context of its own gives words another meaning'
  if (isDescribedTwice(document)) return 'two objects describe the same thing'
  return hasOnlyPlainNames(members, 0) ? null : 'a name is no plain word'
}

/**
 * Tells whether a text in the document begins like the label of a blank node. Labels can join nodes
 * so that canonical RDF has to try all their orders, which takes hours. No honest credential needs
 * a label.
 */
function hasNodeLabel(document: JsonObject): boolean {
  let level: unknown[] = [document]
  while (level.length > 0) {
    if (level.some((value) => typeof value === 'string' && value.startsWith('_:'))) return true
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return false
}

/**
 * Tells whether a second object has the id of the credential, of a subject or of a status entry,
 * and has members, too. For JSON-LD, objects with the same id are one thing. So somebody who has
 * the credential could move members such as `credentialStatus` into the second object.
 */
function isDescribedTwice(document: JsonObject): boolean {
  const { issuer, credentialSubject, credentialStatus } = document
  const own: unknown[] = [document, credentialSubject, credentialStatus].flat()
  const watched = new Set(own.map(readId).filter((id) => id !== null))
  const objects = listObjects(document)
  if ([...watched, ...objects.map(readId)].some((id) => id !== null && shortened.test(id))) return true
  const described = objects.filter((each) => {
    const { id, ...members } = each
    const names = Object.keys(members)
    // An issuer may be a subject, too. Its name means the same in both objects.
    const isProfile = each === issuer && id !== document['id'] && names.every((name) => profileNames.has(name))
    return typeof id === 'string' && watched.has(id) && names.length > 0 && !isProfile
  })
  const isElsewhere = described.some((each) => !own.includes(each))
  return isElsewhere || [...listLists(document), described].some(hasExchangeable)
}

/**
 * Tells whether a list has two objects with one id that could exchange members, so that the page
 * would show a member beside the members of another object.
 */
function hasExchangeable(list: readonly unknown[]): boolean {
  const named = list.filter(isJsonObject).filter((each) => readId(each) !== null && Object.keys(each).length > 1)
  return [...Map.groupBy(named, readId).values()].some(canExchange)
}

/** JSON-LD reads a list inside a list as a part of the outer one. */
function listLists(document: JsonObject): unknown[][] {
  const lists = listObjects(document).flatMap((each) => Object.values(each).filter(Array.isArray))
  return lists.map((list) => list.flat(deepest))
}

/** Tells whether objects with one id differ in several members, so that a swap would show. */
function canExchange(objects: readonly JsonObject[]): boolean {
  const names = new Set(objects.flatMap((each) => Object.keys(each)))
  const isDiffering = (name: string) => new Set(objects.map((each) => JSON.stringify(each[name]))).size > 1
  return [...names].filter(isDiffering).length > 1
}

/** Members of a profile in Open Badges 3.0 that say only who somebody is. */
const profileNames = new Set(['type', 'name', 'description', 'image', 'url', 'email', 'phone', 'address', 'official'])

/**
 * An id that begins with a prefix of the bundled contexts. Such an id is another spelling of a
 * longer id, and no honest credential needs it.
 */
const shortened = /^(?:cred|sec|xsd):/

function readId(named: unknown): string | null {
  const id = isJsonObject(named) ? named['id'] : named
  return typeof id === 'string' ? id : null
}

function listObjects(document: JsonObject): JsonObject[] {
  const objects: JsonObject[] = []
  let level: unknown[] = [document]
  for (let depth = 0; level.length > 0 && depth <= deepest; depth++) {
    objects.push(...level.filter(isJsonObject))
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return objects
}

/**
 * Tells whether a context in the document maps each term only to an IRI that ends with this term.
 * Such a context may name nothing that belongs to proofs. The bundled contexts call the IRI that
 * ends with `expiration` by the term `expires`, so a second term would hide the end of a proof.
 */
function isPlainContext(context: JsonObject): boolean {
  return Object.entries(context).every(([term, definition]) => {
    if (term === '@vocab') return typeof definition === 'string' && /^https?:\/\/.*[#/]$/.test(definition)
    if (term === '@protected' || term === '@version') return true
    if (!isJsonObject(definition)) return isPlainName(term) && isNamedAlike(term, definition)
    const { '@id': id, '@type': _, '@container': containers = [], '@context': inner = {}, ...others } = definition
    const isInnerPlain = isJsonObject(inner) && isPlainContext(inner) && hasPlainContainers(containers)
    return isPlainName(term) && isNamedAlike(term, id) && isInnerPlain && Object.keys(others).length === 0
  })
}

/**
 * With any other container, JSON-LD could read the names of members as values of `@index`. A proof
 * does not cover these values, so anybody could change the names.
 */
const plainContainers: readonly unknown[] = ['@set', '@list', '@language', '@graph']

function hasPlainContainers(containers: unknown): boolean {
  return [containers].flat().every((each) => plainContainers.includes(each))
}

const wordsOfProofs = 'https://w3id.org/security#'

function isNamedAlike(term: string, id: unknown): boolean {
  return (
    typeof id === 'string' &&
    /^(?:https?|urn):/.test(id) &&
    id.split(/[#/:]/).at(-1) === term &&
    !id.startsWith(wordsOfProofs)
  )
}

/**
 * JSON-LD writes a text with its language as an object with these names of members. They do not
 * change the meaning of the text.
 */
const valueNames = new Set(['@value', '@language', '@direction'])
const deepest = 60

function hasOnlyPlainNames(value: unknown, depth: number): boolean {
  if (depth > deepest) return false
  if (Array.isArray(value)) return value.every((each) => hasOnlyPlainNames(each, depth + 1))
  if (!isJsonObject(value)) return true
  const names = Object.keys(value)
  if (names.includes('@value')) return names.every((name) => valueNames.has(name))
  return names.every((name) => isPlainName(name) && hasOnlyPlainNames(value[name], depth + 1))
}

function isPlainName(name: string): boolean {
  return !/[@:/#]/.test(name)
}
