import type { Verifier } from '@did/domain/account/user'
import { userIdSchema } from '@did/domain/ids'
import { expect, test, vi } from 'vitest'
import { registry as verifier } from '../../../test/rig/people.ts'
import { filterVerifiers } from './filter-verifiers.ts'

const name = (id: number, verifierOrganization: string, change: Partial<Verifier> = {}): Verifier => ({
  ...verifier,
  id: userIdSchema.parse(id),
  verifierOrganization,
  accreditation: 'self-registered',
  domain: null,
  ...change,
})
const all = [
  name(1, 'Harbour College'),
  name(2, 'Northfield University', { accreditation: 'accredited', domain: 'northfield.example' }),
  name(3, 'North Pier Club'),
]
const found = (search: string, chosen: number | null = null) =>
  filterVerifiers(all, { search, chosen: chosen === null ? null : userIdSchema.parse(chosen) }).map(({ id }) => id)

test('accredited verifiers come before those that registered themselves', () => {
  expect(found('')).toEqual([2, 1, 3])
})

test('a search finds part of a name or of a domain in any case', () => {
  expect(found(' NORTH ')).toEqual([2, 3])
  expect(found('field.ex')).toEqual([2])
  expect(found('nobody')).toEqual([])
})

test('the chosen verifier stays in sight during a search', () => {
  expect(found('pier', 1)).toEqual([1, 3])
})

test('a search folds the names and domains of the verifiers only once, however many letters somebody types', () => {
  const many = Array.from({ length: 100 }, (_, id) => name(id + 1, `Lakeside ${id}`))
  const folds = vi.spyOn(String.prototype, 'normalize')
  for (const search of ['', 'l', 'la', 'lak']) filterVerifiers(many, { search, chosen: null })
  // Each name, each domain and each typed text is folded once.
  expect(folds.mock.calls.length).toBeLessThanOrEqual(204)
  folds.mockRestore()
})
