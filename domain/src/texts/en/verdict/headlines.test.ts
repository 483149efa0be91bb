import { expect, test } from 'vitest'
import { headlines } from './headlines.ts'

const told = { who: 'X', holder: '', owner: '', reason: null, fact: '', audience: '' }
const say = (signedOn: string, at: string) => headlines['verifier-accredited-later'].sentence({ ...told, signedOn, at })

test('a checker reads since when a verifier is accredited, and that the claim was confirmed before', () => {
  expect(say('Nov 28, 2026', 'Nov 28, 2026')).toBe(
    'X is accredited since Nov 28, 2026. This was confirmed before, on the same day.',
  )
  expect(say('Nov 27, 2026', 'Nov 28, 2026')).toBe(
    'X is accredited since Nov 28, 2026. This was confirmed before, on Nov 27, 2026.',
  )
})

test('a checker of an expired claim is told to ask for a new link, because the claim may have been confirmed again', () => {
  expect(headlines.expired.sentence({ ...told, signedOn: null, at: 'Nov 28, 2026' })).toBe(
    'X confirmed it only until Nov 28, 2026. If it was confirmed again since, ask the owner for a new link.',
  )
})
