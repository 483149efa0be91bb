import { expect, test } from 'vitest'
import { headlines } from './headlines.ts'

const told = { who: 'X', holder: '', owner: '', reason: null, fact: '', audience: '' }
const say = (signedOn: string, at: string) => headlines['verifier-accredited-later'].sentence({ ...told, signedOn, at })

test('a verifier that was accredited on the day of its confirmation was accredited later that day', () => {
  expect(say('Nov 28, 2026', 'Nov 28, 2026')).toBe('X confirmed it on Nov 28, 2026, and was accredited later that day.')
  expect(say('Nov 27, 2026', 'Nov 28, 2026')).toMatch(/was accredited only on Nov 28, 2026\.$/)
})
