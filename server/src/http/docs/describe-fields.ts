import type { Schema } from './field-example.ts'
import { findExample } from './field-example.ts'
import { fieldSentences } from './field-sentences.ts'

export function describeFields(schema: Schema): Schema {
  const { properties, items, prefixItems, anyOf, oneOf } = schema
  const each = (parts: readonly unknown[]) => parts.map((part) => (isSchema(part) ? describeFields(part) : part))
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, isSchema(part) ? describeField(name, part) : part]),
      ),
    }),
    ...(isSchema(items) && { items: describeFields(items) }),
    ...(prefixItems && { prefixItems: each(prefixItems) as Schema[] }),
    ...(anyOf && { anyOf: each(anyOf) as Schema[] }),
    ...(oneOf && { oneOf: each(oneOf) as Schema[] }),
  }
}

/** A field that a request must not have (`not`) gets neither a sentence nor an example. */
export function describeField(name: string, schema: Schema): Schema {
  if (schema.not) return schema
  const [description] = fieldSentences[name] ?? []
  return { ...describeFields(schema), ...(description && { description }), examples: [findExample(name, schema)] }
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}
