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

test('the list of verifiers begins with the accredited ones, and those that registered themselves follow', () => {
  expect(found('')).toEqual([2, 1, 3])
})

test('a search of verifiers finds a part of a name or of a domain in upper or lower case', () => {
  expect(found(' NORTH ')).toEqual([2, 3])
  expect(found('field.ex')).toEqual([2])
  expect(found('nobody')).toEqual([])
})

test('the chosen verifier stays on the list of verifiers during a search', () => {
  expect(found('pier', 1)).toEqual([1, 3])
})

test('a search of verifiers folds the case and accents of each name and domain only once, however many letters somebody types', () => {
  const many = Array.from({ length: 100 }, (_, id) => name(id + 1, `Lakeside ${id}`))
  const folds = vi.spyOn(String.prototype, 'normalize')
  for (const search of ['', 'l', 'la', 'lak']) filterVerifiers(many, { search, chosen: null })
  // The search folds each of the 100 names, 100 domains and 4 typed texts once.
  expect(folds.mock.calls.length).toBeLessThanOrEqual(204)
  folds.mockRestore()
})
