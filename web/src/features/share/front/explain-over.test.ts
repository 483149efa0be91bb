import { claimStandingSchema } from '@did/domain/claim/claim'
import { expect, test } from 'vitest'
import { explainOver } from './explain-over.ts'

test('only a public claim whose confirmation holds now is shown with a QR code on the whole screen', () => {
  const shown = claimStandingSchema.options.flatMap((standing) =>
    [false, true].flatMap((isPrivate) =>
      explainOver({ standing, isPrivate }) === null ? [{ standing, isPrivate }] : [],
    ),
  )
  expect(shown).toEqual([{ standing: 'current', isPrivate: false }])
})

test('a claim that is shown on the whole screen without a QR code says why it has none', () => {
  expect(explainOver({ standing: 'expired', isPrivate: false })).toBe('This confirmation has ended.')
  expect(explainOver({ standing: 'withdrawn', isPrivate: false })).toBe('The verifier has withdrawn its confirmation.')
  expect(explainOver({ standing: 'current', isPrivate: true })).toBe('This claim is private, so it cannot be shown.')
})
