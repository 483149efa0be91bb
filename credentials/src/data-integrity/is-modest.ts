import { maximumDocument } from '@did/domain/portable/document-limits'

/** Tells whether a document is small and flat enough to be canonicalized once for each proof. */
export function isModest(document: unknown, proofs = 1): boolean {
  return hasFewValues(document, maximumDocument.levels, maximumDocument.values / proofs) && hasFewContexts(document)
}

/**
 * Tells whether a document has few contexts, and no list that names a context twice. Without these
 * limits, canonicalization takes over ten seconds for a list of 1,900 equal contexts, and five
 * seconds for long contexts inside each other.
 */
function hasFewContexts(document: unknown): boolean {
  const { levels, contexts, contextValues, contextLength } = maximumDocument
  const texts = new Set<string>()
  for (const context of findContexts(document)) {
    const text = JSON.stringify(context)
    // An outer context comes before the contexts inside it. So if it is too long, none of them is
    // written as text.
    if (text.length > contextLength || texts.size > contexts) return false
    texts.add(text)
  }
  const lists = [...texts].map((text): unknown[] => [JSON.parse(text)].flat())
  const isRepeating = (list: unknown[]) => new Set(list.map((each) => JSON.stringify(each))).size < list.length
  const isShort = lists.flat().length <= contexts && hasFewValues(lists, levels, contextValues)
  return isShort && !lists.some(isRepeating)
}

function* findContexts(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  if ('@context' in value) yield value['@context']
  for (const inner of Object.values(value)) yield* findContexts(inner)
}

/** Tells whether a document has at most `most` values, and at most the given number of levels. */
export function hasFewValues(document: unknown, levels = Infinity, most = maximumDocument.values): boolean {
  return countValues(document, levels, most) <= most
}

/**
 * Counts the values of a document, but stops soon after the count exceeds `most`. Returns Infinity
 * for a document with too many levels.
 */
export function countValues(document: unknown, levels = Infinity, most = maximumDocument.values): number {
  let count = 0
  let level: unknown[] = [document]
  for (let depth = 0; level.length > 0 && count <= most; depth++) {
    if (depth > levels) return Infinity
    count += level.length
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return count
}
