import type { IdentityControl } from '@did/domain/account/recovery'
import { expect, test } from 'vitest'
import { findEffect } from './find-effect.ts'

const at = '2026-12-01T10:00:00.000Z'
const calm = { frozenSince: null, pending: null, nextGuardians: null }
const frozen = { ...calm, frozenSince: at }
const waiting = (kind: 'recovery' | 'move' | 'unfreeze', isUnanimous = false) => ({
  ...calm,
  pending: { kind, controller: null, keyHash: null, readyAt: at, isUnanimous } as IdentityControl['pending'],
})
const leaving = { hash: `0x${'00'.repeat(32)}` as const, at }

test('guardians can freeze only an identity that is not frozen, and can end only a freeze that exists', () => {
  expect(findEffect(calm, 'freeze')).toEqual({ kind: 'freeze' })
  expect(findEffect(frozen, 'freeze')).toEqual({ kind: 'nothing', why: 'frozen' })
  expect(findEffect(frozen, 'unfreeze')).toEqual({ kind: 'unfreeze' })
  expect(findEffect(calm, 'unfreeze')).toEqual({ kind: 'nothing', why: 'not-frozen' })
})

test('a veto of guardians stops the pending change or, if no change is pending, the waiting change of the guardians’ list', () => {
  expect(findEffect(calm, 'veto')).toEqual({ kind: 'nothing', why: 'nothing-waits' })
  expect(findEffect({ ...calm, nextGuardians: leaving }, 'veto')).toEqual({ kind: 'veto', of: 'guardians', at })
  for (const kind of ['recovery', 'move', 'unfreeze'] as const)
    expect(findEffect({ ...waiting(kind), nextGuardians: leaving }, 'veto')).toEqual({ kind: 'veto', of: kind, at })
  expect(findEffect(waiting('recovery', true), 'veto')).toEqual({ kind: 'veto', of: 'unanimous', at })
})
