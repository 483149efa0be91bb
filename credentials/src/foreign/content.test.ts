import { expect, test } from 'vitest'
import { listContent } from './content/list-members.ts'
import { describeContent, readPeriod } from './content.ts'

const describe = (credentialSubject: object) =>
  describeContent({ form: 'data-integrity', credential: { credentialSubject } })
const membersOf = (credentialSubject: object) => describe(credentialSubject).members

test('the shown content of a credential has at most 60 members, and the long name of a member is shortened', () => {
  const long = 'x'.repeat(500_000)
  let reads = 0
  const each = {
    get a() {
      reads++
      return { b: 1 }
    },
  }
  const members = membersOf({ [long]: Array.from({ length: 1500 }, () => each) })
  expect(members).toHaveLength(60)
  expect(members[0]).toEqual({ name: `${'x'.repeat(200)}… / a / b`, value: '1' })
  expect(reads).toBe(61)
})

test('a value of more than 20,000 characters in a credential is shortened, and shorter values stay whole', () => {
  const members = membersOf({ note: 'x'.repeat(20_000), book: 'x'.repeat(20_001) })
  expect(members.map(({ value }) => value)).toEqual(['x'.repeat(20_000), `${'x'.repeat(20_000)}…`])
})

test('a credential’s members are shown down to the fifth level, whatever their names contain', () => {
  expect(membersOf({ a: { b: { c: { d: { e: 1, f: { g: 2 } } } } } })).toEqual([
    { name: 'a / b / c / d / e', value: '1' },
  ])
  expect(membersOf({ 'a / b / c / d / e': { f: 1 } })).toEqual([{ name: 'a / b / c / d / e / f', value: '1' }])
})

test('a credential with more members, or with deeper ones, than the page shows is not described as whole', () => {
  const list = (length: number) => ({ a: Array.from({ length }, () => 1) })
  expect([60, 61].map((length) => describe(list(length)).isWhole)).toEqual([true, false])
  expect(describe({ a: { b: { c: { d: { e: 1 } } } } }).isWhole).toBe(true)
  expect(describe({ a: { b: { c: { d: { e: { f: 1 } } } } } }).isWhole).toBe(false)
})

test('if a credential has several subjects, the identifier of each subject stands before its members', () => {
  const [maya, jo] = [
    { id: 'did:example:maya', grade: 'failed' },
    { id: 'did:example:jo', grade: 'passed' },
  ]
  expect(describe([maya, { ...maya, grade: 'passed' }]).subject).toBe(maya.id)
  const { subject, members } = describe([maya, jo])
  expect(subject).toBeNull()
  expect(members.map(({ value }) => value)).toEqual([maya.id, 'failed', jo.id, 'passed'])
})

test('the shown content of a credential is the same for each spelling that an RDF proof does not tell apart', () => {
  const restriction = 'https://school.example/only-under-supervision'
  const maya = { id: 'did:example:maya', course: 'Surgery', restriction }
  const signed = describe(maya)
  expect(signed.members.map(({ value }) => value)).toEqual(['Surgery', restriction])
  expect(describe([[maya]])).toEqual(signed)
  expect(describe({ ...maya, restriction: { id: restriction } })).toEqual(signed)
  expect(describe({ ...maya, restriction: [{ '@value': restriction, '@language': 'id' }] })).toEqual(signed)
  const licence = { ...maya, restriction: { id: restriction, note: 'until 2027' } }
  expect(membersOf(licence)).toEqual([...signed.members, { name: 'restriction / note', value: 'until 2027' }])
})

test('the title of a credential without a name lists all its types, because an RDF proof does not cover their order', () => {
  const titleOf = (credential: object) =>
    describeContent({ form: 'data-integrity', credential: { credentialSubject: {}, ...credential } }).title
  expect(titleOf({ type: ['VerifiableCredential', 'Diploma', 'Attendance'] })).toBe('Diploma, Attendance')
  expect(titleOf({ type: ['VerifiableCredential'] })).toBe('VerifiableCredential')
  expect(titleOf({ type: 'Diploma', name: ['Attendance'] })).toBe('Attendance')
})

test('the type of an object in a credential is shown unless the type repeats the name of the object', () => {
  const type = { name: 'outcome / type', value: 'Failed' }
  expect(membersOf({ outcome: { type: ['Failed'] } })).toEqual([type])
  expect(membersOf({ outcome: { id: 'urn:1', type: ['Outcome', 'Failed'], at: '2026' } })).toEqual([
    { name: 'outcome', value: 'urn:1' },
    type,
    { name: 'outcome / at', value: '2026' },
  ])
})

test('a credential is not described as whole if one of its subjects is no object', () => {
  expect([[{}], [{}, 'did:example:maya']].map((subjects) => describe(subjects).isWhole)).toEqual([true, false])
})

test('a date with the value null counts as missing', () => {
  const read = (validUntil: unknown) => readPeriod({ validFrom: '2026-01-01T00:00:00Z', validUntil }, {})
  expect(read(null)).toEqual(read(undefined))
  expect(read('never')).toBe('unreadable')
})

test('a field of a claim with the name `id` or `type` is shown like any other field', () => {
  expect(membersOf({ fields: { id: 'AB-123', type: 'Fields' } })).toEqual([
    { name: 'fields / id', value: 'AB-123' },
    { name: 'fields / type', value: 'Fields' },
  ])
})

test('the members `id`, `type` and `evidence` of a token are shown like any other member', () => {
  const token = { id: '99', type: 'provisional', evidence: 'x', attestation: {} }
  expect(listContent(token).members.map(({ value }) => value)).toEqual(['99', 'provisional', 'x'])
})
