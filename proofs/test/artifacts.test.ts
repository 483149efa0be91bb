import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArtifacts } from '../src/prover/artifacts.ts'

/** Fakes a browser's cache, and a network that serves the files of `proofs/keys`. */
const store = new Map<string, Uint8Array<ArrayBuffer>>()
const fetched: string[] = []
let answer = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes)

beforeEach(() => {
  store.clear()
  fetched.length = 0
  answer = (bytes) => new Response(bytes)
  vi.stubGlobal('fetch', async (url: URL) => {
    fetched.push(url.pathname)
    return answer(new Uint8Array(readFileSync(fileURLToPath(url))))
  })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (name: string) => (store.has(name) ? new Response(store.get(name)) : undefined),
      put: async (name: string, response: Response) =>
        void store.set(name, new Uint8Array(await response.arrayBuffer())),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the prover does not use a downloaded file with a wrong hash, and downloads the file again at the next call', async () => {
  answer = (bytes) => new Response(bytes.with(1000, (bytes[1000] ?? 0) ^ 1))
  await expect(loadArtifacts('one-clause')).rejects.toMatchObject({ code: 'prover-unavailable' })
  expect(store.size).toBe(0)
  answer = (bytes) => new Response(bytes)
  await loadArtifacts('one-clause')
  await vi.waitFor(() => expect(store.size).toBe(3), { timeout: 60_000 })
  await loadArtifacts('one-clause')
  expect(fetched.length).toBe(6)
})

test('the prover uses a cached file if its hash is right, and downloads the file again if the cached bytes have changed', async () => {
  answer = () => new Response(null, { status: 404 })
  await expect(loadArtifacts('set-256')).rejects.toMatchObject({ code: 'prover-unavailable' })
  answer = (bytes) => new Response(bytes)
  await loadArtifacts('set-256')
  await vi.waitFor(() => expect(store.size).toBe(3), { timeout: 60_000 })
  for (const [name, bytes] of store) if (bytes.length > 1_000_000) store.set(name, bytes.with(5, 99))
  vi.resetModules()
  fetched.length = 0
  const { loadArtifacts: loadAnew } = await import('../src/prover/artifacts.ts')
  await loadAnew('set-256')
  expect(fetched.map((path) => path.split('.').at(-1))).toEqual(['key'])
})
