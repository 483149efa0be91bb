import { type Hex, toAddress } from '@did/domain/hex'
import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { type ControlEvent, foldControl, settleGuardians } from './fold-control.ts'

const identity = toAddress(`0x${'a1'.repeat(20)}`)
const wallet = toAddress(`0x${'b2'.repeat(20)}`)
const list: Hex = `0x${'11'.repeat(32)}`
const nextList: Hex = `0x${'22'.repeat(32)}`
const startSeconds = 1_800_000_000
const at = (seconds: number) => new Date((startSeconds + seconds) * 1000)

const event = (kind: ControlEvent['kind'], seconds: number, rest: Partial<ControlEvent> = {}): ControlEvent => ({
  kind,
  at: at(seconds),
  hash: null,
  data: {},
  ...rest,
})
const readyAt = (seconds: number) => `${startSeconds + seconds}`
const recovery = (seconds: number) =>
  event('recovery-started', seconds, { data: { controller: wallet, readyAt: readyAt(100), isUnanimous: 'true' } })
const changed = (seconds: number, byRecovery: boolean) =>
  event('control-changed', seconds, { data: { controller: wallet, byRecovery: `${byRecovery}` } })
const fold = (...events: ControlEvent[]) => foldControl(identity, events)

test('an identity without events controls itself', () => {
  expect(fold()).toMatchObject({ controller: identity, controlledSince: null, pendingKind: null })
})

test('the last change of control decides who controls an identity, and ends the change that was pending', () => {
  const row = fold(recovery(0), changed(100, true))
  expect(row).toMatchObject({ controller: wallet, controlledSince: at(100), byRecovery: true, pendingKind: null })
  expect(row.pendingIsUnanimous).toBe(false)
})

test('a pending recovery to a new key names the key and no new controller', () => {
  const row = fold(event('recovery-started', 0, { hash: list, data: { readyAt: readyAt(9), isUnanimous: 'false' } }))
  expect(row).toMatchObject({ pendingKind: 'recovery', pendingController: null, pendingKeyHash: list })
  expect(row.pendingReadyAt).toEqual(at(9))
})

test('a veto ends the pending change of who controls an identity', () => {
  expect(fold(recovery(0), event('change-cancelled', 5))).toMatchObject({
    pendingKind: null,
    pendingController: null,
  })
})

test('when the guardians end a freeze, the controller’s pending request to end the freeze ends, too', () => {
  const asked = event('unfreeze-requested', 5, { data: { readyAt: readyAt(50) } })
  expect(fold(event('identity-frozen', 0), asked)).toMatchObject({ frozenSince: at(0), pendingKind: 'unfreeze' })
  const ended = fold(event('identity-frozen', 0), asked, event('identity-unfrozen', 9))
  expect(ended).toMatchObject({ frozenSince: null, pendingKind: null })
})

test('the end of a freeze leaves a pending recovery as it is', () => {
  const row = fold(event('identity-frozen', 0), recovery(3), event('identity-unfrozen', 9))
  expect(row).toMatchObject({ frozenSince: null, pendingKind: 'recovery' })
})

const first = event('guardians-set', 0, { hash: list, data: { from: readyAt(0) } })
const next = (hash: Hex) => event('guardians-set', 10, { hash, data: { from: readyAt(60) } })

test('the first list of guardians counts at once, and a later list counts from the time that its event names', () => {
  const row = fold(first, next(nextList))
  expect(row).toMatchObject({ guardiansHash: list, nextGuardiansHash: nextList, nextGuardiansAt: at(60) })
  expect(settleGuardians(row, at(59)).guardiansHash).toBe(list)
  expect(settleGuardians(row, at(60)).guardiansHash).toBe(nextList)
})

test('an identity has no guardians once an empty list has replaced its guardians', () => {
  expect(settleGuardians(fold(first, next(zeroHash)), at(60)).guardiansHash).toBeNull()
})

test('the guardians of an identity stay when the change to other guardians is cancelled', () => {
  const row = fold(first, next(nextList), event('guardians-change-cancelled', 20))
  expect(row).toMatchObject({ guardiansHash: list, nextGuardiansHash: null, nextGuardiansAt: null })
})

test('a list of guardians whose time has come is the present list, even when a further list is set afterwards', () => {
  const third = event('guardians-set', 70, { hash: zeroHash, data: { from: readyAt(200) } })
  expect(fold(first, next(nextList), third)).toMatchObject({ guardiansHash: nextList, nextGuardiansHash: null })
})
