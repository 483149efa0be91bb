import type { IdentityControl } from '@did/domain/account/recovery'
import type { Address } from '@did/domain/hex'
import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { findProgress } from './recovery-progress.ts'
import type { RecoveryRequest } from './recovery-request.ts'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const key = `0x${'4e'.repeat(64)}` as const
const identity = address('1d')
const place = { identity, chainId: 31337, registry: address('22') }
const toWallet: RecoveryRequest = { ...place, target: { kind: 'controller', controller: address('c0') } }
const toKey: RecoveryRequest = { ...place, target: { kind: 'key', key } }
const readyAt = '2026-12-01T10:00:00.000Z'
const [before, after] = [Date.parse(readyAt) - 1, Date.parse(readyAt)]

const still: IdentityControl = {
  identity,
  controller: identity,
  since: null,
  byRecovery: false,
  frozenSince: null,
  guardiansHash: `0x${'aa'.repeat(32)}`,
  nextGuardians: null,
  pending: null,
}
const pending = (part: Partial<NonNullable<IdentityControl['pending']>>): IdentityControl => ({
  ...still,
  pending: { kind: 'recovery', controller: null, keyHash: null, readyAt, isUnanimous: false, ...part },
})
const find = (control: IdentityControl | null, request = toWallet, now = before) =>
  findProgress(control, { request, isKeyOnChain: false }, now)

test('a recovery waits until the guardians have decided to recover', () => {
  for (const control of [null, still, pending({ kind: 'unfreeze' })]) expect(find(control)).toEqual({ kind: 'waiting' })
})

test('a recovery is agreed once the guardians have decided that the requested key or wallet takes over, and ready after the waiting time', () => {
  for (const [control, request] of [
    [pending({ controller: address('C0') }), toWallet],
    [pending({ keyHash: keccak256(key) }), toKey],
  ] as const) {
    expect(find(control, request)).toEqual({ kind: 'agreed', readyAt, isUnanimous: false })
    expect(find(control, request, after)).toEqual({ kind: 'ready', readyAt, isUnanimous: false })
  }
})

test('a pending recovery to another key or wallet than the requested one is reported as another recovery', () => {
  expect(find(pending({ controller: address('c1') }))).toEqual({ kind: 'other' })
  expect(find(pending({ keyHash: keccak256(key) }))).toEqual({ kind: 'other' })
  expect(find(pending({ controller: address('c0') }), toKey)).toEqual({ kind: 'other' })
})

test('a recovery to another wallet is done when this wallet’s address controls the identity', () => {
  expect(find({ ...still, controller: address('c0') })).toEqual({ kind: 'done' })
})

test('a recovery to a key is done only when the chain says that this key opens the account', () => {
  const recovered = { ...still, byRecovery: true, since: '2026-12-01T10:00:05.000Z' }
  const withKey = (control: IdentityControl) => findProgress(control, { request: toKey, isKeyOnChain: true }, before)
  expect(find(recovered, toKey)).toEqual({ kind: 'waiting' })
  expect(withKey(recovered)).toEqual({ kind: 'done' })
  expect(withKey(still)).toEqual({ kind: 'waiting' })
  expect(withKey({ ...recovered, controller: address('c0') })).toEqual({ kind: 'waiting' })
})
