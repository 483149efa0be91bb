import { expect, test, vi } from 'vitest'
import { isModest } from './is-modest.ts'

const v2 = 'https://www.w3.org/ns/credentials/v2'
const examples = 'https://www.w3.org/ns/credentials/examples/v2'
const own = (context: unknown[]) => ({ '@context': context, credentialSubject: { id: 'did:example:subject' } })
const termsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, `https://terms.example/t${index}`]))

test('a presentation of twenty credentials that name the same contexts is small enough to be checked', () => {
  const credentials = Array.from({ length: 20 }, () => own([v2, examples, termsOf(50)]))
  expect(isModest({ ...own([v2]), verifiableCredential: credentials })).toBe(true)
})

test('the proofs of a document that names a context twice in one list are not checked, because a long list of repeated contexts takes seconds', () => {
  expect(isModest(own([v2, examples]))).toBe(true)
  expect(isModest(own([v2, examples, v2]))).toBe(false)
})

test('the proofs of a document with many different contexts are not checked, because many contexts take seconds', () => {
  const contexts = Array.from({ length: 31 }, (_, index) => `https://contexts.example/${index}`)
  expect(isModest(own(contexts.slice(1)))).toBe(true)
  expect(isModest(own(contexts))).toBe(false)
  expect(isModest({ a: own(contexts.slice(0, 15)), b: own(contexts.slice(15)) })).toBe(false)
})

test('the proofs of a document whose contexts define many terms are not checked, because nested terms take seconds', () => {
  const within = { p: { '@id': 'https://terms.example/p', '@context': termsOf(300) } }
  expect(isModest(own([v2, termsOf(200)]))).toBe(true)
  expect(isModest(own([v2, within]))).toBe(false)
})

test('the proofs of a document whose contexts are very long are not checked', () => {
  const contextOf = (length: number) => own([v2, { note: 'x'.repeat(length) }])
  expect(isModest(contextOf(50_000))).toBe(true)
  expect(isModest(contextOf(60_000))).toBe(false)
})

test('a document with a long text inside nested contexts is refused after only one of the contexts was written as text', () => {
  let document: object = { note: 'x'.repeat(980_000) }
  for (let level = 0; level < 54; level++) document = { '@context': document }
  const writes = vi.spyOn(JSON, 'stringify')
  expect(isModest(document)).toBe(false)
  expect(writes.mock.calls).toHaveLength(1)
  writes.mockRestore()
})

test('a document with more proofs may have fewer values, because the check of each proof processes all values again', () => {
  const document = { values: Array.from({ length: 500 }, (_, index) => `value ${index}`) }
  expect(isModest(document, 3)).toBe(true)
  expect(isModest(document, 5)).toBe(false)
})
