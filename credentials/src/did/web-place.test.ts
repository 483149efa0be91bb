import { expect, test } from 'vitest'
import { writeWebUrl } from './resolve-foreign.ts'
import { readWebPlace } from './web-place.ts'

test.each([
  ['https://host.example', ''],
  ['https://host.example/', ''],
  ['https://host.example/alice', '/alice'],
  ['https://host.example/alice/', '/alice'],
  ['did:web:host.example', ''],
  ['did:web:host.example:alice', '/alice'],
  ['did:web:host.example:alice:bob', '/alice/bob'],
])('the place on the web of %s is the folder “%s” of its host', (issuer, folder) => {
  expect(readWebPlace(issuer)).toEqual({ host: 'host.example', folder })
})

test.each([
  ['https://host.example/did.json', '/did.json'],
  ['https://host.example/.well-known/did.json', '/.well-known/did.json'],
  ['https://host.example/alice/did.json', '/alice/did.json'],
])(
  'the place on the web of %s is not the whole host, because somebody else than the host’s owner may write the file at this address',
  (issuer, folder) => {
    expect(readWebPlace(issuer)).toEqual({ host: 'host.example', folder })
  },
)

test.each([
  'did:web:host.example:',
  'did:web:host.example::',
  'did:web:host.example:.',
  'did:web:host.example:..',
  'did:web:host.example:%2E%2E',
  'did:web:host.example:alice:..',
  'did:web:host.example:alice:%2e.',
  'did:web:host.example:alice:..:bob',
])('%s names no document and no place on the web, because one of its parts is not a folder of its own', (did) => {
  expect(writeWebUrl(did)).toBeNull()
  expect(readWebPlace(did)).toBeNull()
})

test('a did:web whose folder has a slash or dots in its name never leads to a place outside this folder of its host', () => {
  expect(readWebPlace('did:web:host.example:bob:..%2f..')?.folder).toBe('/bob/..%2F..')
  expect(readWebPlace('did:web:host.example:..bob')?.folder).toBe('/..bob')
})
