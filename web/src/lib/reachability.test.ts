import { sessionRoutes } from '@did/domain/routes/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { probe, unreachableStore } from './reachability.ts'

const readSession = () => api(sessionRoutes.getSession, {}).catch(() => null)
/** Everything asked is answered with this. */
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const answerAsGateway = () => answer(503, '<h1>503 Service Temporarily Unavailable</h1>')

describe('a server behind a gateway', () => {
  beforeEach(() => unreachableStore.set([]))
  afterEach(() => vi.unstubAllGlobals())

  test('stays away as long as the gateway answers for it: nobody is told to ask again', async () => {
    const told: unknown[] = []
    const unsubscribe = unreachableStore.subscribe(() => told.push(unreachableStore.get()))
    answerAsGateway()
    await readSession()
    await readSession()
    await probe()
    unsubscribe()
    expect(told).toEqual([['server']])
  })

  test('is there again with its first own word, even one about a part that is away', async () => {
    answerAsGateway()
    await probe()
    answer(503, JSON.stringify({ database: false, chain: true, doorbell: true }))
    await probe()
    expect(unreachableStore.get()).toEqual(['database'])
  })

  test('is there again with a refusal of its own', async () => {
    answerAsGateway()
    await readSession()
    answer(401, JSON.stringify({ type: 'about:blank', title: 'No', status: 401, detail: 'No', code: 'not-signed-in' }))
    await readSession()
    expect(unreachableStore.get()).toEqual([])
  })

  test('is not spoken against where nobody answers how it is', async () => {
    answer(404, '<h1>404 Not Found</h1>')
    await probe()
    expect(unreachableStore.get()).toEqual([])
  })
})
