import { sessionCalls } from '@did/domain/calls/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { probe, unreachableStore } from './reachability.ts'

const readSession = () => api(sessionCalls.getSession, {}).catch(() => null)
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const answerAsGateway = () => answer(503, '<h1>503 Service Temporarily Unavailable</h1>')

describe('a server behind a gateway', () => {
  beforeEach(() => unreachableStore.set([]))
  afterEach(() => vi.unstubAllGlobals())

  test('a server counts as away while a gateway answers in its place, and the page reports this only once', async () => {
    const told: unknown[] = []
    const unsubscribe = unreachableStore.subscribe(() => told.push(unreachableStore.get()))
    answerAsGateway()
    await readSession()
    await readSession()
    await probe()
    unsubscribe()
    expect(told).toEqual([['server']])
  })

  test('a server behind a gateway is back as soon as the server itself answers, even if the answer says that the database is away', async () => {
    answerAsGateway()
    await probe()
    answer(503, JSON.stringify({ database: false, chain: true, doorbell: true }))
    await probe()
    expect(unreachableStore.get()).toEqual(['database'])
  })

  test('a server behind a gateway is back as soon as the server itself answers, even if the server refuses the call', async () => {
    answerAsGateway()
    await readSession()
    answer(401, JSON.stringify({ type: 'about:blank', title: 'No', status: 401, detail: 'No', code: 'not-signed-in' }))
    await readSession()
    expect(unreachableStore.get()).toEqual([])
  })

  test('a server counts as present if a gateway answers the question about its parts with 404', async () => {
    answer(404, '<h1>404 Not Found</h1>')
    await probe()
    expect(unreachableStore.get()).toEqual([])
  })
})
