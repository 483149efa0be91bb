import type { ErrorCode } from '@did/domain/errors'
import { vi } from 'vitest'
import { waitFor } from './screen.tsx'

type Asked = { method: string; path: string; body: unknown; answer: (response: Response | Promise<never>) => void }

/**
 * Answers a GET from `known` at once, and with 404 when `known` has no answer. Every other call
 * waits until the test answers it.
 */
export function stubServer(known: Record<string, unknown> = {}) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const [name = ''] = path.split('?')
    if (method === 'GET') return name in known ? Response.json(known[name]) : new Response(null, { status: 404 })
    return new Promise<Response>((answer) => {
      asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null, answer })
    })
  })
  const next = () => waitFor(() => asked.at(-1))
  return {
    asked,
    next,
    accept: async (body?: object) =>
      (await next()).answer(body ? Response.json(body) : new Response(null, { status: 204 })),
    /** The network fails before the answer arrives. The server may have carried out the call. */
    lose: async () => (await next()).answer(Promise.reject(new TypeError('Failed to fetch'))),
    refuse: async (code: ErrorCode, status = 409) => {
      const problem = { type: 'about:blank', title: code, status, detail: code, code }
      ;(await next()).answer(Response.json(problem, { status }))
    },
  }
}
