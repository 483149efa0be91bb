import type { HolderChallenge } from '@did/domain/holder-challenge/holder-challenge'
import { holderChallengeSeconds, maximumHolderChallenge } from '@did/domain/holder-challenge/limits'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildUser, type Person } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'
import { randomId } from '../vault/vault-builders.ts'

let node: Node
let anybody: Person
const test = testWith({ TRUST_PROXY: '127.0.0.1' })
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  anybody = await buildUser(node)
})

const path = '/api/holder-challenges'

async function ask(id = randomId()): Promise<string> {
  await anybody.client.ok<HolderChallenge>('POST', path, { id, sealed: 'QUFB' })
  return id
}
const end = (id: string, ago: string) =>
  node.ctx.db.execute(sql`update holder_challenges set expires_at = now() - ${ago}::interval where id = ${id}`)
const answer = (id: string, sealed = 'QkJC') => anybody.client.code('POST', `${path}/${id}/answers`, { sealed })

const junkOf = (stranger: number, count: number) => Buffer.from(`junk ${stranger} ${count}`).toString('base64')
const send = (id: string, sealed: string, from: string) =>
  fetch(`${node.url}${path}/${id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl, 'x-forwarded-for': from },
    body: JSON.stringify({ sealed }),
  })

test('a holder challenge can be answered for five minutes, and contains each sealed answer', async () => {
  const id = await ask()
  expect(await answer(id)).toBe('204 undefined')
  const { expiresAt, ...challenge } = await anybody.client.ok<HolderChallenge>('GET', `${path}/${id}`)
  expect(challenge).toEqual({ sealed: 'QUFB', answers: ['QkJC'] })
  const left = Date.parse(expiresAt) - node.ctx.now().getTime()
  expect(left).toBeLessThanOrEqual(holderChallengeSeconds.minutes * 1000)
})

test('a holder challenge by mail can be answered for a day', async () => {
  const id = randomId()
  await anybody.client.ok<HolderChallenge>('POST', path, { id, sealed: 'QUFB', lasts: 'day' })
  const { expiresAt } = await anybody.client.ok<HolderChallenge>('GET', `${path}/${id}`)
  const left = (Date.parse(expiresAt) - node.ctx.now().getTime()) / 1000
  expect(left).toBeGreaterThan(holderChallengeSeconds.day - 60)
  expect(left).toBeLessThanOrEqual(holderChallengeSeconds.day)
  expect(await anybody.client.code('POST', path, { id: randomId(), sealed: 'QUFB', lasts: 'week' })).toMatch(/^400/)
})

test('a holder challenge accepts the true holder’s answer however many strangers answer, because it keeps the newest answers', async () => {
  const { answers: most, answersPerClient } = maximumHolderChallenge
  const id = await ask()
  for (let stranger = 0; stranger <= most / answersPerClient; stranger++)
    for (let count = 0; count < answersPerClient; count++)
      expect((await send(id, junkOf(stranger, count), `203.0.113.${stranger}`)).status).toBe(204)
  expect((await send(id, 'QkJC', '203.0.113.200')).status).toBe(204)
  const { answers } = await anybody.client.ok<HolderChallenge>('GET', `${path}/${id}`)
  expect(answers).toHaveLength(most)
  expect(answers.at(-1)).toBe('QkJC')
})

test('a holder challenge accepts a limited number of answers from one client in ten seconds, and still accepts answers from other clients', async () => {
  const id = await ask()
  for (let count = 0; count < maximumHolderChallenge.answersPerClient; count++)
    expect((await send(id, junkOf(0, count), '2001:db8:1:2::1')).status).toBe(204)
  expect((await send(id, 'QkJC', '2001:db8:1:2:3::1')).status).toBe(429)
  expect((await send(id, 'QkJC', '2001:db8:1:3::1')).status).toBe(204)
  expect((await send(await ask(), 'QkJC', '2001:db8:1:2::1')).status).toBe(204)
})

test('a holder challenge accepts no answer after its end, and can be read until the upkeep deletes it', async () => {
  const id = await ask()
  await end(id, '1 second')
  expect(await answer(id)).toBe('410 holder-challenge-ended')
  expect(await anybody.client.code('GET', `${path}/${id}`)).toBe('200 undefined')
  await end(id, '11 minutes')
  await tidyWithoutWarning(node)
  expect(await anybody.client.code('GET', `${path}/${id}`)).toBe('404 not-found')
})

test('a holder challenge cannot be replaced by another one with its id, and sending the same challenge again changes nothing', async () => {
  const id = await ask()
  expect(await anybody.client.code('POST', path, { id, sealed: 'QkJC' })).toBe('409 holder-challenge-taken')
  expect(await ask(id)).toBe(id)
})

test('a holder challenge is refused with an invalid id or text', async () => {
  for (const body of [{ id: 'short', sealed: 'QUFB' }, { id: randomId(), sealed: '' }, { id: randomId() }])
    expect(await anybody.client.code('POST', path, body)).toBe('400 invalid-input')
  const long = 'A'.repeat(maximumHolderChallenge.characters + 4)
  expect(await anybody.client.code('POST', path, { id: randomId(), sealed: long })).toBe('400 invalid-input')
})
