import { sessionCalls } from '@did/domain/calls/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { probe, unreachableStore } from './reachability.ts'

const readSession = () => api(sessionCalls.getSession, {}).catch(() => null)
/** Answers every request with this status and body. */
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const answerAsGateway = () => answer(503, '<h1>503 Service Temporarily Unavailable</h1>')

describe('a server behind a gateway', () => {
  beforeEach(() => unreachableStore.set([]))
  afterEach(() => vi.unstubAllGlobals())

  test('a server behind a gateway counts as away while the gateway answers for it, and nobody is told to try again', async () => {
    const told: unknown[] = []
    const unsubscribe = unreachableStore.subscribe(() => told.push(unreachableStore.get()))
    answerAsGateway()
    await readSession()
    await readSession()
    await probe()
    unsubscribe()
    expect(told).toEqual([['server']])
  })

  test('a server behind a gateway is back with its first own answer, even one about a missing part', async () => {
    answerAsGateway()
    await probe()
    answer(503, JSON.stringify({ database: false, chain: true, doorbell: true }))
    await probe()
    expect(unreachableStore.get()).toEqual(['database'])
  })

  test('a server behind a gateway is back with a refusal of its own', async () => {
    answerAsGateway()
    await readSession()
    answer(401, JSON.stringify({ type: 'about:blank', title: 'No', status: 401, detail: 'No', code: 'not-signed-in' }))
    await readSession()
    expect(unreachableStore.get()).toEqual([])
  })

  test('a server behind a gateway counts as present when the gateway answers a probe with 404', async () => {
    answer(404, '<h1>404 Not Found</h1>')
    await probe()
    expect(unreachableStore.get()).toEqual([])
  })
})
