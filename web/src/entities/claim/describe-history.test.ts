import { claimHistorySchema, type HistoryKind } from '@did/domain/claim/history'
import { expect, test } from 'vitest'
import { describeHistory, type Reader } from './describe-history.ts'

const bytes = `0x${'ab'.repeat(32)}`
type Told = [kind: HistoryKind, detail: Record<string, string | number | null> | null]

const sentences = (...told: Told[]) => tellAs('owner', told)

function tellAs(reader: Reader, told: Told[]): (string | null)[][] {
  const entries = told.map(([kind, detail], index) => ({
    seq: index + 1,
    kind,
    at: '2026-11-21T10:00:00.000Z',
    opened: detail && { actor: null, detail, salt: bytes },
    contentHash: bytes,
    previousHash: bytes,
    hash: bytes,
  }))
  const history = claimHistorySchema.parse({ format: 'did-claim-history-1', claimId: 1, entries })
  return describeHistory(history, reader).map(({ sentence, note }) => [sentence, note])
}

test('a claim’s history consists of sentences, and a sentence about a request names the verifier whom the owner asked', () => {
  expect(
    sentences(
      ['created', { title: 'BSc' }],
      ['requested', { requestId: 1, verifierName: 'Halcyon Labs' }],
      ['decided', { requestId: 1, verifierName: 'Halcyon Labs', decision: 'rejected', reason: 'Not in our register' }],
      ['requested', { requestId: 2, verifierName: 'Civic Trust' }],
      ['questioned', { requestId: 2, question: 'Which year?' }],
      ['answered', { requestId: 2, answer: '2024' }],
      ['attested', { requestId: 2, validUntil: '2027-06-30T23:59:59.000Z', verifierStanding: 'self-registered' }],
      ['decided', { requestId: 2, verifierName: 'Civic Trust', decision: 'approved' }],
      ['revoked', { verifier: 'Civic Trust', reason: 'no-longer-true' }],
    ),
  ).toEqual([
    ['You added this claim.', null],
    ['You asked “Halcyon Labs” to check it.', null],
    ['“Halcyon Labs” rejected your request.', '“Not in our register”'],
    ['You asked “Civic Trust” to check it.', null],
    ['“Civic Trust” asked you a question.', '“Which year?”'],
    ['You answered “Civic Trust”.', '“2024”'],
    ['“Civic Trust” signed that it is true.', 'Registered itself, not reviewed · Valid until Jun 30, 2027'],
    ['“Civic Trust” approved your request.', null],
    ['“Civic Trust” withdrew its confirmation.', 'They said it is no longer true.'],
  ])
})

test('a claim’s history names the fields that the claim’s text had when the owner wrote it and when the owner changed it', () => {
  expect(
    sentences(
      ['created', { title: 'BSc', fields: 'Degree, Awarded on' }],
      ['edited', { title: 'MSc', fields: 'Degree' }],
      ['edited', { title: 'MSc' }],
    ),
  ).toEqual([
    ['You added this claim.', 'With “Degree”, “Awarded on”'],
    ['You changed its text.', 'With “Degree”'],
    ['You changed its text.', null],
  ])
})

test('a claim’s history calls every controlled share “a link that you can end”', () => {
  expect(
    sentences(['shared', { kind: 'controlled', expiresAt: null }], ['shared', { kind: 'open' }], ['viewed', {}]),
  ).toEqual([
    ['You made a link that you can end.', null],
    ['You made an open link.', null],
    ['Somebody opened a link that you can end.', null],
  ])
})

test('an entry of a claim’s history whose text is hidden or erased says only what kind of event it was', () => {
  expect(sentences(['shared', null], ['revoked', null])).toEqual([
    ['It was shared.', null],
    ['A confirmation was withdrawn.', null],
  ])
})

test('a claim’s history quotes the reason of a revocation in the verifier’s words, and omits a missing reason', () => {
  expect(
    sentences(['revoked', { verifier: 'X', reason: 'A clerk’s slip' }], ['revoked', { verifier: 'X', reason: null }]),
  ).toEqual([
    ['“X” withdrew its confirmation.', '“A clerk’s slip”'],
    ['“X” withdrew its confirmation.', null],
  ])
})

test('the history of a claim calls its owner “the owner” when a verifier reads it', () => {
  const told: Told[] = [
    ['created', { title: 'BSc' }],
    ['requested', { requestId: 1, verifierName: 'Halcyon Labs' }],
    ['questioned', { requestId: 1, question: 'Which year?' }],
    ['answered', { requestId: 1, answer: '2024' }],
    ['decided', { requestId: 1, decision: 'approved' }],
  ]
  expect(tellAs('verifier', told)).toEqual([
    ['The owner added this claim.', null],
    ['The owner asked “Halcyon Labs” to check it.', null],
    ['“Halcyon Labs” asked a question.', '“Which year?”'],
    ['The owner answered “Halcyon Labs”.', '“2024”'],
    ['“Halcyon Labs” approved the request.', null],
  ])
})

test('a claim’s history shows a verifier’s wallet beside the default name that the verifier had at the time of the entry', () => {
  const verifier = '0x1234567890123456789012345678901234567890'
  expect(sentences(['requested', { requestId: 1, verifierName: 'Sample Organization', verifier }])).toEqual([
    ['You asked “Sample Organization (0x1234...7890)” to check it.', null],
  ])
})

test('a claim’s history says when a verifier was asked to confirm the claim again', () => {
  expect(sentences(['requested', { requestId: 3, verifierName: 'Civic Trust', renews: 2 }])).toEqual([
    ['“Civic Trust” was asked to confirm it again.', null],
  ])
})

test('a verifier’s name or words cannot add a sentence of the product to a claim’s history', () => {
  const verifierName = 'Oxford” signed that it is true. “Somebody'
  const told: Told[] = [
    ['requested', { requestId: 1, verifierName }],
    ['questioned', { requestId: 1, question: 'Which year?”\n\n\n\nYou shared it. “' }],
  ]
  expect(sentences(...told)).toEqual([
    ['You asked “Oxford’ signed that it is true. ’Somebody” to check it.', null],
    ['“Oxford’ signed that it is true. ’Somebody” asked you a question.', '“Which year?’\n\nYou shared it. ’”'],
  ])
})

test('the label of a field cannot add a sentence of the product to a claim’s history', () => {
  const fields = 'a diploma. “Harbour University” signed that it is true., Degree'
  expect(sentences(['created', { title: 'BSc', fields }])).toEqual([
    ['You added this claim.', 'With “a diploma. ’Harbour University’ signed that it is true.”, “Degree”'],
  ])
})
