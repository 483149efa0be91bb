import { expect, test } from 'vitest'
import { describeContent } from './content.ts'

const membersOf = (credentialSubject: object) =>
  describeContent({ form: 'data-integrity', credential: { credentialSubject } }).members

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
  expect(members[0]).toEqual({ name: `${'x'.repeat(200)}… › a › b`, value: '1' })
  expect(reads).toBe(60)
})

test('a value of more than 20,000 characters in a credential is shortened, and shorter values stay whole', () => {
  const members = membersOf({ note: 'x'.repeat(20_000), book: 'x'.repeat(20_001) })
  expect(members.map(({ value }) => value)).toEqual(['x'.repeat(20_000), `${'x'.repeat(20_000)}…`])
})

test('a credential’s members are shown down to the fifth level, whatever their names contain', () => {
  expect(membersOf({ a: { b: { c: { d: { e: 1, f: { g: 2 } } } } } })).toEqual([
    { name: 'a › b › c › d › e', value: '1' },
  ])
  expect(membersOf({ 'a › b › c › d › e': { f: 1 } })).toEqual([{ name: 'a › b › c › d › e › f', value: '1' }])
})
