import { maximumBodyLevels } from '@did/domain/call-limits'
import { parseJson } from '@did/domain/parse-json'
import { maximumDocument } from '@did/domain/portable/document-limits'

export type JsonLimits = { values: number; levels: number }

const [comma, quote, backslash, space] = [0x2c, 0x22, 0x5c, 0x20]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Returns the limit that a JSON text exceeds, or null. Parsing a long text of many short or deeply
 * nested values takes a tenth of a second, and this function only looks at each character once. The
 * members and elements are counted exactly, and commas and brackets inside strings do not count. A
 * text that is no JSON may get any result, because a parser stops at the text's first mistake.
 */
export function findExcess(json: string, most: JsonLimits): keyof JsonLimits | null {
  let values = 1
  let level = 0
  /** This is true directly behind the bracket that opens a list or an object. */
  let isAtStart = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code <= space) continue
    const isEnd = code === closeList || code === closeObject
    const isStart = code === openList || code === openObject
    if (code === comma || (isAtStart && !isEnd)) values += 1
    isAtStart = isStart
    if (isStart) level += 1
    if (isEnd) level -= 1
    if (code === quote) at = findStringEnd(json, at)
    if (values > most.values) return 'values'
    if (level > most.levels) return 'levels'
  }
  return null
}

function findStringEnd(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return json.length
}

/**
 * Parses a JSON text that is a part of a body. Returns null if the text is no JSON, has too many
 * values or is nested too deeply, because the parser and a schema take time for each value.
 */
export function parseFewValues(text: string): unknown {
  const excess = findExcess(text, { values: maximumDocument.values, levels: maximumBodyLevels })
  return excess === null ? parseJson(text) : null
}
