import { toShareKey } from '@did/credentials/share/share-key'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { shareId } from '@did/credentials/test/fixtures'
import { attested } from '@did/credentials/test/verdict-rig'
import { maximumRows } from '@did/domain/share/limits'
import { expect, it, vi } from 'vitest'
import type { ForeignSummary } from '../../../entities/foreign/judge-text.ts'
import { describeRow } from '../rows/describe-row.ts'
import type { Brought } from '../rows/row.ts'
import { judged } from '../rows/rows-rig.ts'
import { type Asked, createChecks } from './checks.ts'
import { limitFetch } from './limit-fetch.ts'
import { listDue, listLimited } from './rows-store.ts'

const controlled = { kind: 'controlled', shareId, key: toShareKey(new Uint8Array(32)) } as const
const bring = (share: ParsedShare = attested): Brought => ({
  place: { name: 'Mail', line: 1 },
  beside: null,
  kind: 'claim',
  share: { ...share },
  link: null,
})

const headline = { title: 'Signed by a stranger', sentence: 'Nobody here knows whose key this is.' }
const summary: ForeignSummary = { overall: 'caution', headline, note: 'First aid, issued by a stranger', judged: null }

function begin(asked: Partial<Asked> = {}) {
  return createChecks({
    judge: async (share) => judged({}, share),
    judgeCredential: async () => summary,
    readBlock: async () => null,
    open: async () => ({ kind: 'opened', share: attested }),
    now: () => new Date('2026-11-23T10:00:00Z'),
    ...asked,
  })
}

const ended = (checks: ReturnType<typeof begin>) =>
  vi.waitFor(
    () => {
      expect(checks.store.get().isRunning).toBe(false)
      expect(listDue(checks.store.get().rows)).toEqual([])
    },
    { timeout: 60_000 },
  )

it('the page also checks a row that the checker brings while other checks are running', async () => {
  const checks = begin()
  checks.add([bring(), bring()])
  checks.add([bring()])
  await ended(checks)
  expect(checks.store.get().rows.map(({ id }) => id)).toEqual([1, 2, 3])
})

it('cancelling a run of checks stops its requests, and the remaining rows can be checked later', async () => {
  const signals: AbortSignal[] = []
  let isHeld = true
  const checks = begin({
    judge: (share, signal) => {
      signals.push(signal)
      return isHeld ? new Promise(() => {}) : Promise.resolve(judged({}, share))
    },
  })
  checks.add(Array.from({ length: 5 }, () => bring()))
  await vi.waitFor(() => expect(signals.length).toBe(3), { timeout: 60_000 })
  checks.cancel()
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  expect(checks.store.get().isRunning).toBe(false)
  isHeld = false
  void checks.goOn()
  await ended(checks)
})

it('a limited link opens only when the checker asks for it, opens once, and is checked again after that', async () => {
  const open = vi.fn<Asked['open']>(async () => ({ kind: 'opened', share: attested }))
  const checks = begin({ open })
  checks.add([bring(controlled), bring(), bring(controlled)])
  await ended(checks)
  expect(open).not.toHaveBeenCalled()
  const ids = listLimited(checks.store.get().rows)
  expect(ids).toEqual([1, 3])
  await checks.openLimited(ids)
  await ended(checks)
  expect(open).toHaveBeenCalledTimes(2)
  expect(checks.store.get().rows).toMatchObject([{ share: attested }, {}, { share: attested }])
  expect(listLimited(checks.store.get().rows)).toEqual([])
})

it('a limited link that does not open keeps its row, and the row says why', async () => {
  const checks = begin({ open: async () => ({ kind: 'closed' }) })
  checks.add([bring(controlled)])
  await ended(checks)
  await checks.openLimited([1])
  expect(checks.store.get().rows).toMatchObject([{ state: { status: 'not-opened', why: 'closed' } }])
  expect(listLimited(checks.store.get().rows)).toEqual([])
})

it('the page takes a limited number of rows, and counts the rows that the checker brings beyond this limit', async () => {
  const checks = begin()
  checks.add(Array.from({ length: maximumRows + 2 }, () => bring()))
  expect(checks.store.get()).toMatchObject({ leftOut: 2, rows: { length: maximumRows } })
  checks.clear()
  expect(checks.store.get().rows).toEqual([])
})

it('the checks of all rows together have at most six requests under way, and a request that fails lets the next one begin', async () => {
  let underWay = 0
  let most = 0
  const fetch = limitFetch(async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay -= 1
    if (most > 3) throw new TypeError('no connection')
    return new Response()
  }, 6)
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => fetch('https://id.example')))
  expect(answers.length).toBe(40)
  expect(most).toBe(6)
})

it('a credential of other software becomes a row with its own verdict, and the checker can have it checked again', async () => {
  let count = 0
  const checks = begin({
    judgeCredential: async () => {
      count += 1
      return summary
    },
  })
  checks.add([{ place: { name: 'badge.png', line: null }, beside: null, kind: 'credential', text: 'eyJ' }, bring()])
  await ended(checks)
  const [row] = checks.store.get().rows
  if (row === undefined) throw new Error('No row')
  expect(describeRow(row)).toMatchObject({ overall: 'caution', ...headline, note: summary.note, claim: null })
  checks.checkAgain([row.id])
  await ended(checks)
  expect(count).toBe(2)
})

it('if the check of a row throws, the row says that it could not be checked, and all other rows are checked', async () => {
  const fail = () => Promise.reject(new RangeError('Maximum call stack size exceeded'))
  let shares = 0
  const checks = begin({
    judge: async (share) => (++shares > 4 ? judged({}, share) : fail()),
    judgeCredential: fail,
  })
  const file: Brought = { place: { name: 'vc.txt', line: null }, beside: null, kind: 'credential', text: 'eyJ' }
  checks.add([file, file, file, file, bring(), bring(), bring(), bring(), bring()])
  await ended(checks)
  expect(checks.store.get().rows.map((row) => describeRow(row).overall)).toEqual([
    ...Array(8).fill('unchecked'),
    'genuine',
  ])
})
