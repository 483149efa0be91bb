import { z } from 'zod'
import { fieldSentences } from './field-sentences.ts'

/** A part of a JSON Schema (2020-12), as zod writes it. */
export type Schema = z.core.JSONSchema.JSONSchema

/** Texts in the forms that requests use. The first text that a schema accepts is its example. */
const texts = [
  'Ada Lovelace',
  'ada',
  '7',
  '2027-01-31T12:00:00.000Z',
  '2027-01-31',
  `0x${'5f'.repeat(20)}`,
  `0x${'3a'.repeat(32)}`,
  `0x${'3a'.repeat(64)}`,
  '0x',
  'AQECAwQFBgcICQoLDA0ODw',
  'A'.repeat(43),
  'c2VhbGVk',
  'ada@example.org',
  'https://example.org',
]
const values: readonly unknown[] = [...texts, 7, 86_400, true]

/** For some fields, `field-sentences.ts` names the value. */
export function findExample(name: string, schema: Schema): unknown {
  const [, own] = fieldSentences[name] ?? []
  const candidates = [schema.const, ...(schema.enum ?? []), own, ...values, buildExample(schema), []]
  const accepted = z.fromJSONSchema(schema as never)
  return candidates.find((candidate) => candidate !== undefined && accepted.safeParse(candidate).success)
}

function buildExample(schema: Schema): unknown {
  const { properties = {}, required = [], items, prefixItems, minItems = 1, anyOf, oneOf } = schema
  const [choice] = (anyOf ?? oneOf ?? []).filter((part) => typeof part === 'object' && part.type !== 'null')
  if (choice) return findExample('', choice as Schema)
  if (schema.type === 'object')
    return Object.fromEntries(required.map((name) => [name, findExample(name, properties[name] as Schema)]))
  if (prefixItems) return prefixItems.map((part) => findExample('', part as Schema))
  if (schema.type === 'array' && items)
    return Array.from({ length: Math.max(1, minItems) }, () => findExample('', items as Schema))
  return undefined
}
