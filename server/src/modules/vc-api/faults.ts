import { isModest } from '@did/credentials/data-integrity/is-modest'
import { maximumDocument } from '@did/domain/portable/document-limits'
import type { z } from 'zod'
import { listFaults } from '../../http/input/list-faults.ts'

/** VC-API and the data model 2.0 (section 7.1) define the members of a problem. */
export type Fault = { type: string; title: string; detail: string }

const titles = {
  MALFORMED_VALUE_ERROR: 'A value is not as the standard says',
  CRYPTOGRAPHIC_SECURITY_ERROR: 'The proof does not hold',
  VALIDITY_PERIOD_ERROR: 'The credential does not count at this time',
  STATUS_VERIFICATION_ERROR: 'The credential is revoked',
  STATUS_RETRIEVAL_ERROR: 'The status is not known',
} as const

export function problem(name: keyof typeof titles, detail: string): Fault {
  return { type: `https://www.w3.org/TR/vc-data-model#${name}`, title: titles[name], detail }
}

export function faultsOf(error: z.ZodError): Fault[] {
  return listFaults(error.issues).map(({ path, message }) =>
    problem('MALFORMED_VALUE_ERROR', path === '' ? message : `${path}: ${message}`),
  )
}

const tooManyValues = problem('MALFORMED_VALUE_ERROR', 'it has too many values')

export type Parsed<Document> = { ok: true; data: Document } | { ok: false; faults: readonly Fault[] }

export function parseDocument<Schema extends z.ZodType>(schema: Schema, input: unknown): Parsed<z.infer<Schema>> {
  const nesting = findDeepNesting(input)
  if (nesting !== null) return { ok: false, faults: [problem('MALFORMED_VALUE_ERROR', nesting)] }
  // A schema would make a fault of each value that does not fit, so a document with too many values
  // is refused first.
  if (!isModest(input)) return { ok: false, faults: [tooManyValues] }
  const parsed = schema.safeParse(input)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, faults: faultsOf(parsed.error) }
}

/**
 * A document that is nested too deeply would break recursive functions. Returns null for any other
 * document.
 */
export function findDeepNesting(value: unknown, depth = 0): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (depth > maximumDocument.levels) return `it is nested more than ${maximumDocument.levels} times`
  for (const each of Object.values(value)) {
    const found = findDeepNesting(each, depth + 1)
    if (found !== null) return found
  }
  return null
}
