import { describe, expect, test } from 'vitest'
import { profileFormSchema } from './user.ts'

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
