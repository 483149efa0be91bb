import { afterEach, describe, expect, test, vi } from 'vitest'
import { askServer } from './ask-server.ts'

const answer = (body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status: 503 }))
const ask = () => askServer(new AbortController().signal)

describe('the answer about the server', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('the debug page takes an answer about the server only from the server, and not from a gateway without one', async () => {
    answer('<h1>503 Service Temporarily Unavailable</h1>')
    await expect(ask()).rejects.toThrow('503')
    answer(JSON.stringify({ database: false, chain: true, doorbell: true }))
    expect(await ask()).toMatchObject({ parts: { database: false } })
  })
})
