import { maximumFaults } from '@did/domain/call-limits'
import type { FieldError } from '@did/domain/errors'
import { listFaults } from './list-faults.ts'

/**
 * PostgreSQL cannot store NUL characters and halves of surrogate pairs. The function calls itself
 * for each level, so the caller has to limit the body's levels and values first.
 */
export function findUnstorable(body: unknown): FieldError[] {
  const found: string[][] = []
  const path: string[] = []
  function search(value: unknown): void {
    if (typeof value === 'string' && !isStorable(value)) found.push([...path])
    if (typeof value !== 'object' || value === null) return
    for (const name in value) {
      if (found.length >= maximumFaults.listed) return
      path.push(name)
      search(value[name as keyof typeof value])
      path.pop()
    }
  }
  search(body)
  return listFaults(found.map((names) => ({ path: names, message: 'Invalid input' })))
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
