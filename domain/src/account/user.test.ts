import { expect, test } from 'vitest'
import { profileFormSchema, usernameSchema } from './profile-form.ts'

const messagesOf = (form: object) => profileFormSchema.safeParse(form).error?.issues.map(({ message }) => message) ?? []

test.each(['', 'ab', '  a '])('the profile form refuses a username shorter than 3 characters: %j', (username) => {
  expect(messagesOf({ username })).toEqual(['Username must be at least 3 characters'])
})

test.each(['nonsense', 'a@b', '@example.org', 'a b@example.org'])(
  'the profile form refuses %j as an email address',
  (email) => {
    expect(messagesOf({ username: 'maria', email })).toEqual(['Invalid email address'])
  },
)

test('the profile form treats empty optional fields as absent', () => {
  expect(profileFormSchema.parse({ username: 'maria', name: '', email: '' })).toEqual({ username: 'maria' })
})

test.each(['ada\u200b', 'ad\u202ea', 'ada\u2028x', '\u2066ada', 'ada\u{e0041}'])(
  'a username with a hidden character is refused: %j',
  (username) => {
    expect(usernameSchema.safeParse(username).success).toBe(false)
  },
)

test.each(['Ada', 'Åda Lovelace', '艾达先生', 'ada_0x12345678', 'ada 😀', 'Ada-O’Neil'])(
  '%s is accepted as a username',
  (username) => {
    expect(usernameSchema.parse(username)).toBe(username)
  },
)

test.each(['...', '✓✓✓', '— —'])(
  'nobody can choose the username %j, which has neither a letter nor a digit',
  (username) => {
    expect(messagesOf({ username })).toContain('Username must have a letter or a digit')
  },
)

test('a username with neither a letter nor a digit can still be looked up, because an older account may have such a username', () => {
  expect(usernameSchema.parse('✓✓✓')).toBe('✓✓✓')
})

test('a person can choose a username that consists of digits', () => {
  expect(profileFormSchema.parse({ username: '007' })).toEqual({ username: '007' })
})
