import { expect, test } from 'vitest'
import { type ApplicationQuestion, answerByChange, askApplicant, websiteSchema } from './application.ts'
import { maximumApplicationLength, maximumApplications } from './limits.ts'

const now = new Date('2026-11-28T10:00:00.000Z')
const later = new Date('2026-11-28T11:00:00.000Z')

test('an administrator can ask an applicant only one question at a time, and a change of the application answers the question', () => {
  const asked = askApplicant([], 'Which faculty?', now)
  expect(asked).toEqual([{ text: 'Which faculty?', askedAt: now.toISOString(), answeredAt: null }])
  expect(() => askApplicant(asked, 'Which campus?', now)).toThrow('has not been answered yet')
  const answered = answerByChange(asked, later)
  expect(answered).toEqual([{ text: 'Which faculty?', askedAt: now.toISOString(), answeredAt: later.toISOString() }])
  expect(answerByChange(answered, new Date())).toBe(answered)
})

test('a question to an applicant is refused when the application already has the highest allowed number of questions', () => {
  let questions: readonly ApplicationQuestion[] = []
  for (let count = 0; count < maximumApplications.questions; count += 1)
    questions = answerByChange(askApplicant(questions, 'And?', now), later)
  expect(() => askApplicant(questions, 'And?', now)).toThrow('at most')
})

test.each([
  ['', ''],
  [' northfield.edu ', 'https://northfield.edu'],
  ['http://northfield.edu/about?x=1', 'http://northfield.edu/about?x=1'],
  ['https://www.northfield.edu:8443/', 'https://www.northfield.edu:8443/'],
])('the web site %j of an application is stored as %j', (typed, kept) => {
  expect(websiteSchema.parse(typed)).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://northfield.edu@evil.example',
  'https://northfield',
  'https://127.0.0.1/',
  'https://northfield.edu/a b',
  `https://northfield.edu/${'a'.repeat(maximumApplicationLength.website)}`,
])('the web site %j of an application is refused', (typed) => {
  expect(websiteSchema.safeParse(typed).success).toBe(false)
})
