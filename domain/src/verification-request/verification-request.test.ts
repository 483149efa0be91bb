import { expect, it } from 'vitest'
import { maximumQuestions } from './limits.ts'
import {
  answerQuestion,
  approveRequest,
  askQuestion,
  findOpenQuestion,
  rejectRequest,
  verificationRequestSchema,
} from './verification-request.ts'

const now = new Date('2026-11-21T12:00:00Z')

function buildPendingRequest() {
  return verificationRequestSchema.parse({
    id: 1,
    didId: 2,
    claimId: 3,
    claimType: 'education',
    claimTitle: 'BSc',
    requesterId: 4,
    verifierId: 5,
    requestDate: '2026-11-20T12:00:00.000Z',
    questions: [],
    version: 1,
    status: 'pending',
  })
}

it('approving or rejecting a verification request sets its status and the time of the decision', () => {
  expect(approveRequest(buildPendingRequest(), now)).toMatchObject({
    status: 'approved',
    decidedAt: now.toISOString(),
  })
  expect(rejectRequest(buildPendingRequest(), 'No record', now)).toMatchObject({
    status: 'rejected',
    reason: 'No record',
  })
})

it('an approved verification request can be neither approved again nor rejected', () => {
  const approved = approveRequest(buildPendingRequest(), now)
  expect(() => approveRequest(approved, now)).toThrow(expect.objectContaining({ code: 'request-decided' }))
  expect(() => rejectRequest(approved, null, now)).toThrow(expect.objectContaining({ code: 'request-decided' }))
})

const questioned = askQuestion(buildPendingRequest(), 'Which year?', now)

it('a question about a request leaves the request pending and can be answered once', () => {
  expect(questioned.status).toBe('pending')
  expect(findOpenQuestion(questioned)).toEqual({ text: 'Which year?', askedAt: now.toISOString(), answer: null })
  const answered = answerQuestion(questioned, { text: '2024' }, now)
  expect(findOpenQuestion(answered)).toBeNull()
  expect(answered.questions).toMatchObject([{ text: 'Which year?', answer: { text: '2024' } }])
  expect(() => answerQuestion(answered, { text: '2025' }, now)).toThrow(
    expect.objectContaining({ code: 'question-answered' }),
  )
})

it('a question about a request is refused when the request already has the highest allowed number of questions', () => {
  let asked = questioned
  for (let count = 1; count < maximumQuestions; count += 1)
    asked = askQuestion(answerQuestion(asked, { text: '2024' }, now), 'And where?', now)
  expect(() => askQuestion(answerQuestion(asked, { text: '2024' }, now), 'And why?', now)).toThrow(
    expect.objectContaining({ code: 'too-many-questions' }),
  )
})

it('a question about a request is refused while an earlier question has no answer', () => {
  expect(() => askQuestion(questioned, 'And where?', now)).toThrow(expect.objectContaining({ code: 'question-open' }))
  const again = askQuestion(answerQuestion(questioned, { text: '2024' }, now), 'And where?', now)
  expect(again.questions.map(({ text }) => text)).toEqual(['Which year?', 'And where?'])
})

it('an answer to a question about a request is refused when the owner read another question', () => {
  const askedAt = '2026-01-01T00:00:00.000Z'
  expect(() => answerQuestion(questioned, { text: '2024', askedAt }, now)).toThrow(
    expect.objectContaining({ code: 'question-answered' }),
  )
  expect(answerQuestion(questioned, { text: '2024', askedAt: now.toISOString() }, now).questions).toHaveLength(1)
})

it('a question about a request can be neither asked nor answered after the request is decided', () => {
  const decided = approveRequest(questioned, now)
  expect(() => askQuestion(decided, 'Why?', now)).toThrow(expect.objectContaining({ code: 'request-decided' }))
  expect(() => answerQuestion(decided, { text: 'So' }, now)).toThrow(
    expect.objectContaining({ code: 'request-decided' }),
  )
})
