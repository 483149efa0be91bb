import { expect, test } from 'vitest'
import { randomBytes } from '../../../lib/bytes.ts'
import {
  deriveInvitationSecrets,
  drawInvitationCode,
  parseInvitationCode,
  spellInvitationCode,
  writeInvitationLink,
} from './invitation-code.ts'

const code = { text: '0123456789AB' }

test('an invitation code has 12 characters from an alphabet in which no two characters look alike', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const drawn = drawInvitationCode((length) => new Uint8Array(length).fill(byte))
    expect(drawn.text).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(parseInvitationCode(drawn.text)).toEqual(drawn)
  }
  expect(drawInvitationCode(randomBytes)).not.toEqual(drawInvitationCode(randomBytes))
})

test.each([
  '0123456789AB',
  ' 0123-4567-89ab ',
  'o123 4567 89AB',
  'OI23 4567 89ab',
  'ol23456789AB',
  'https://did.example/add-key#0123456789AB',
  '#0123456789AB',
])('an invitation code is read in every spelling in which people type or paste it: %s', (typed) => {
  expect(parseInvitationCode(typed)).toEqual(code)
})

test.each(['', '#', '0123456789A', '0123456789ABC', '0123456789AU', '0123456789Ä!', 'https://did.example/add-key'])(
  'a malformed text is no invitation code: %s',
  (typed) => {
    expect(parseInvitationCode(typed)).toBeNull()
  },
)

test('the page shows an invitation code in groups of four, and the link carries the code only in its fragment', () => {
  expect(spellInvitationCode(code)).toBe('0123-4567-89AB')
  const link = new URL(writeInvitationLink(code, 'https://did.example'))
  expect(link.pathname + link.search).toBe('/add-key')
  expect(parseInvitationCode(link.hash)).toEqual(code)
})

test('the id of an invitation follows from the invitation’s code alone, and another code leads to another id', async () => {
  const { id, key } = await deriveInvitationSecrets(code)
  expect(id).toMatchInlineSnapshot(`"alLElLmRvc_kwaw0599xJg"`)
  expect(key.extractable).toBe(false)
  expect((await deriveInvitationSecrets({ text: '0123456789AC' })).id).not.toBe(id)
})
