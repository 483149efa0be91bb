import { expect, test } from 'vitest'
import { listRows } from './list-rows.ts'

const claims = {
  verifier: 'University of Northfield',
  level: 'EducationProof',
  title: 'Master of Science',
  fields: { grade: 'First' },
}

test('a claim of this service is shown with the field names of this product', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  expect(listRows({ claims, issuer })).toContainEqual(['Confirmed by', 'University of Northfield'])
  expect(listRows({ claims, issuer }).map(([name]) => name)).toEqual([
    'Title',
    'How it was checked',
    'Confirmed by',
    'Grade',
  ])
})

test('a field that its owner called “verifier” neither takes the place of the verifier nor reads as one', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  const named = { ...claims, fields: { verifier: 'Oxford' } }
  expect(listRows({ claims: named, issuer })).toContainEqual(['Confirmed by', 'University of Northfield'])
  expect(listRows({ claims: named, issuer })).toContainEqual(['Verifier', 'Oxford'])
})

test('a member without a value is not shown', () => {
  const issuer = { kind: 'service', id: 'did:web:id.example', domain: 'id.example' } as const
  const nameless = { ...claims, fields: { remark: '', grade: 'First' } }
  expect(listRows({ claims: nameless, issuer })).toEqual(listRows({ claims, issuer }))
})

test('nothing in a claim of a stranger reads as if a verifier had confirmed it', () => {
  const issuer = { kind: 'stranger', id: 'did:key:z6Mk', domain: null } as const
  expect(listRows({ claims, issuer })).toEqual([
    ['Title', 'Master of Science'],
    ['Level', 'EducationProof'],
    ['Verifier', 'University of Northfield'],
    ['Grade', 'First'],
  ])
})
