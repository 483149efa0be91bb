import { maximumFaults } from '@did/domain/call-limits'
import type { FieldError } from '@did/domain/errors'
import { listFaults } from './list-faults.ts'

/** A value of the body. Its path is only built when the value has a fault. */
type Place = { value: unknown; name: string; parent: Place | null }

/**
 * Finds the first texts with NUL characters or halves of surrogate pairs, which PostgreSQL cannot
 * store. A body may be nested as deeply as it is long, so the function does not call itself.
 */
export function findUnstorable(body: unknown): FieldError[] {
  const found: Place[] = []
  const open: Place[] = [{ value: body, name: '', parent: null }]
  for (let place = open.pop(); place && found.length < maximumFaults.listed; place = open.pop()) {
    const { value } = place
    if (typeof value === 'string' && !isStorable(value)) found.push(place)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value).reverse()) open.push({ value: member, name, parent: place })
  }
  return listFaults(found.map((place) => ({ path: pathOf(place), message: 'Invalid input' })))
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function pathOf(place: Place): string[] {
  const names: string[] = []
  for (let { name, parent } = place; parent !== null; { name, parent } = parent) names.push(name)
  return names.reverse()
}
