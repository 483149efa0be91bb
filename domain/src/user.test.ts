import { describe, expect, test } from 'vitest'
import { profileFormSchema, usernameSchema } from './user.ts'

const messagesOf = (form: object) => profileFormSchema.safeParse(form).error?.issues.map(({ message }) => message) ?? []

describe('the profile form', () => {
  test.each(['', 'ab', '  a '])('wants a username of 3 characters, not “%s”', (username) => {
    expect(messagesOf({ username })).toEqual(['Username must be at least 3 characters'])
  })

  test.each(['nonsense', 'a@b', '@example.org', 'a b@example.org'])('does not take “%s” for an address', (email) => {
    expect(messagesOf({ username: 'maria', email })).toEqual(['Invalid email address'])
  })

  test('takes empty optional fields as absent', () => {
    expect(profileFormSchema.parse({ username: 'maria', name: '', email: '' })).toEqual({ username: 'maria' })
  })
})

test.each(['ada\u200b', 'ad\u202ea', 'ada\nlovelace', 'ada\u2028x', '\u2066ada', 'ada\u{e0041}'])(
  'a username shows all there is to it: %j is refused',
  (username) => {
    expect(usernameSchema.safeParse(username).success).toBe(false)
  },
)

test.each(['Ada', 'Åda Lovelace', '艾达先生', 'ada_0x12345678', 'ada 😀', 'Ada-O’Neil'])(
  '%s is a username',
  (username) => {
    expect(usernameSchema.parse(username)).toBe(username)
  },
)
