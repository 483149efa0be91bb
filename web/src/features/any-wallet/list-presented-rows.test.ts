import { expect, test } from 'vitest'
import { listRows } from './list-presented-rows.ts'

const claims = {
  verifier: 'University of Northfield',
  level: 'EducationProof',
  title: 'Master of Science',
  fields: { grade: 'First' },
}

/**
 * Writes each row as people read it. Names and values that the product did not write are quoted.
 */
const read = (shown: Parameters<typeof listRows>[0]) =>
  listRows(shown).rows.map(({ name, value, isOwnName, isOwnValue }) => [
    isOwnName ? name : `“${name}”`,
    isOwnValue ? value : `“${value}”`,
  ])

test('a presented claim of this service is shown with this product’s names for its values', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  expect(read({ claims, issuer })).toEqual([
    ['Title', '“Master of Science”'],
    ['How it was checked', 'Education'],
    ['Confirmed by', '“University of Northfield”'],
    ['“Grade”', '“First”'],
  ])
})

test('a field that its owner called “verifier” neither replaces the real verifier nor gets the real verifier’s label', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  const named = { ...claims, fields: { verifier: 'Oxford' } }
  expect(read({ claims: named, issuer })).toContainEqual(['Confirmed by', '“University of Northfield”'])
  expect(read({ claims: named, issuer })).toContainEqual(['“Verifier”', '“Oxford”'])
})

test('the row “How it was checked” of a presented claim follows from the claim’s type and not from the presented level', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  const about = { claimType: 'employment', level: 'IdentityProof', fields: {} }
  expect(read({ claims: about, issuer })).toContainEqual(['How it was checked', 'Employment History'])
})

test('a field of a presented claim is not shown if the field has no value', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  const nameless = { ...claims, fields: { remark: '', grade: 'First' } }
  expect(listRows({ claims: nameless, issuer })).toEqual(listRows({ claims, issuer }))
})

test('a claim from an issuer outside this service has no row that names a verifier of this service as its confirmer', () => {
  const issuer = { kind: 'stranger', id: 'did:key:z6Mk', domain: null } as const
  expect(read({ claims, issuer })).toEqual([
    ['“Title”', '“Master of Science”'],
    ['“Level”', '“EducationProof”'],
    ['“Verifier”', '“University of Northfield”'],
    ['“Grade”', '“First”'],
  ])
})

test('each spelling of a claim from an issuer outside this service is shown in the same rows, and so are numbers and answers of yes or no', () => {
  const issuer = { kind: 'stranger', id: 'did:key:z6Mk', domain: null } as const
  const restriction = 'only under supervision'
  const rowsOf = (value: unknown) => read({ claims: { course: 'Surgery', passed: false, restriction: value }, issuer })
  expect(rowsOf(restriction)).toEqual([
    ['“Course”', '“Surgery”'],
    ['“Passed”', '“false”'],
    ['“Restriction”', `“${restriction}”`],
  ])
  expect([[restriction], { '@value': restriction }].map(rowsOf)).toEqual([rowsOf(restriction), rowsOf(restriction)])
})

test('the page says so if a presented claim has more content than the page shows', () => {
  const issuer = { kind: 'stranger', id: 'did:key:z6Mk', domain: null } as const
  const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } }
  expect([claims, deep].map((each) => listRows({ claims: each, issuer }).isWhole)).toEqual([true, false])
})

test('a field of a claim that is called “id” or “type” keeps its name', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  const shown = read({ claims: { ...claims, fields: { id: 'AB-123', type: 'Fields' } }, issuer })
  expect(shown).toEqual(
    expect.arrayContaining([
      ['“Id”', '“AB-123”'],
      ['“Type”', '“Fields”'],
    ]),
  )
})
