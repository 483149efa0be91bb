import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { applicationsQuery, findVerifierOf, messagesQuery } from './queries.ts'

const sentAt = '2026-11-21T10:00:00.000Z'
const walletOf = (id: number) => `0x${id.toString(16).padStart(40, '0')}`
const application = (id: number) => ({
  id,
  userId: id,
  organization: `Registry ${id}`,
  username: `registry${id}`,
  walletAddress: walletOf(id),
  appliedAt: sentAt,
  domainProof: null,
  shownOnChain: false,
  standing: 'none',
  accreditedName: null,
})
const message = (id: number) => ({ id, name: 'Ada', email: 'ada@example.org', message: 'Hello', sentAt, doneAt: null })
const verifier = (id: number) => ({
  id,
  verifierOrganization: `Registry ${id}`,
  username: `registry${id}`,
  walletAddress: walletOf(id),
  accreditation: 'accredited',
  domain: null,
})

afterEach(() => vi.unstubAllGlobals())

/**
 * Stands in for the server's list: the newest row comes first, and one answer has at most 200 rows.
 */
function serve(count: number, toRow: (id: number) => object): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams } = new URL(path, 'http://page')
    const newest = Math.min(count, Number(searchParams.get('before') ?? count + 1) - 1)
    return Response.json(Array.from({ length: Math.min(200, newest) }, (_, index) => toRow(newest - index)))
  })
}

const oldestFirst = Array.from({ length: 201 }, (_, index) => index + 1)

test('an administrator reads every waiting application, the oldest first', async () => {
  serve(201, application)
  const applications = await new QueryClient().fetchQuery(applicationsQuery)
  expect(applications?.map(({ id }) => id)).toEqual(oldestFirst)
})

test('only an administrator gets a list of applications, and anybody else gets null and not an empty list', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  expect(await new QueryClient().fetchQuery(applicationsQuery)).toBeNull()
})

test('an administrator reads every waiting message, the oldest first', async () => {
  serve(201, message)
  const messages = await new QueryClient().fetchQuery(messagesQuery('waiting'))
  expect(messages.map(({ id }) => id)).toEqual(oldestFirst)
})

test('the list of messages that administrators have dealt with shows all of them, the newest first', async () => {
  serve(201, message)
  const messages = await new QueryClient().fetchQuery(messagesQuery('done'))
  expect(messages.map(({ id }) => id)).toEqual(oldestFirst.toReversed())
})

test('a search by wallet finds even the oldest of many verifiers, and finds nobody for an unknown wallet', async () => {
  serve(201, verifier)
  expect(await findVerifierOf(walletOf(1))).toMatchObject({ id: 1 })
  expect(await findVerifierOf(walletOf(202))).toBeNull()
})
