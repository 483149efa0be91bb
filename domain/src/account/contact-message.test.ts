import { expect, test } from 'vitest'
import { sendContactMessageSchema } from './contact-message.ts'

const message = { email: 'ada@example.org', message: 'Where can I see what you keep about me?' }

test.each(['.', '123', 'Maya\nRossi', 'Maya ✔'])(
  'a message to the administrators is refused when its sender calls itself %j',
  (name) => {
    expect(sendContactMessageSchema.safeParse({ ...message, name }).error?.issues).toMatchObject([{ path: ['name'] }])
  },
)

test('the name of a person who writes to the administrators may be in any script', () => {
  for (const name of ['Maya Rossi', '山田', 'สมชาย'])
    expect(sendContactMessageSchema.safeParse({ ...message, name }).success).toBe(true)
})
