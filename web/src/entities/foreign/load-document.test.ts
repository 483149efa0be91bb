import { afterEach, expect, test, vi } from 'vitest'
import { createLoad, type FetchedFrom } from './load-document.ts'

afterEach(() => vi.unstubAllGlobals())

test('the page notes the kind and host of each document that the service fetched for the page, and of no other document', async () => {
  vi.stubGlobal('location', { host: 'id.example' })
  vi.stubGlobal('fetch', async (path: string) => new Response('{}', { status: path.includes('silent') ? 422 : 200 }))
  const fetched: FetchedFrom = { document: new Set(), list: new Set() }
  const load = createLoad(fetched)
  expect(await load('https://school.example/.well-known/did.json', 'document')).toBe('{}')
  expect(await load('https://lists.example/1', 'list')).toBe('{}')
  expect(await load('https://id.example/status-lists/1', 'list')).toBe('{}')
  expect(await load('https://silent.example/1', 'list')).toBeNull()
  expect(fetched).toEqual({ document: new Set(['school.example']), list: new Set(['lists.example']) })
})
