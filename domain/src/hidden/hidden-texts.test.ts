import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contactMessageSchema, sendContactMessageSchema } from '../account/contact-message.ts'
import { createUserSchema, updateUserSchema } from '../account/profile-form.ts'
import { approveRequestSchema } from '../attestation/attestation.ts'
import { revokeClaimSchema } from '../attestation/revoke-claim.ts'
import { createClaimSchema, updateClaimSchema } from '../claim/claim-form.ts'
import { createRequestForProofSchema, requestForProofSchema } from '../proof/request-for-proof.ts'
import { shareLabelSchema } from '../share/share-label.ts'
import { templateFormSchema } from '../template/template-form.ts'
import { answerQuestionSchema, askQuestionSchema, decideRequestSchema } from '../verification-request/decide-request.ts'
import { requestVerifierStatusSchema } from '../verifier/become-verifier.ts'
import { decideApplicationSchema } from '../verifier/decide-application.ts'

const text = 'Master of Nor\u202etfield'
const tower = `Master${'\u0336'.repeat(60)} of Northfield`
const claim = { didId: 1, type: text, title: text, description: text, issuer: text }
const clause = { field: text, encoding: 'text', mode: 'in', members: [text] }
const statement = { type: 'EducationProof', clauses: [clause] }
const bytes32 = `0x${'ab'.repeat(32)}`
const request = {
  id: 'A'.repeat(22),
  statement,
  audience: text,
  nonce: bytes32,
  publicKey: bytes32,
  expiresAt: '2026-11-22T00:00:00Z',
}
const template = { type: text, title: text, summary: text, fields: [{ name: text, hint: text }], example: text }
const message = { name: text, email: 'ada@example.org', message: text }

const findFaults = (schema: z.ZodMiniType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

test.each<[string, z.ZodMiniType, unknown, string[]]>([
  ['a claim', createClaimSchema, claim, ['type', 'title', 'description', 'issuer']],
  ['an edited claim', updateClaimSchema, claim, ['type', 'title', 'description', 'issuer']],
  ['a profile', createUserSchema, { username: text, name: text }, ['username', 'name']],
  ['an edited profile', updateUserSchema, { username: text, name: text, organization: text }, ['organization']],
  ['an application', requestVerifierStatusSchema, { organization: text }, ['organization']],
  ['a decision on an application', decideApplicationSchema, { decision: 'refuse', reason: text }, ['reason']],
  ['a rejection', decideRequestSchema, { status: 'rejected', reason: text }, ['reason']],
  ['a revocation', revokeClaimSchema, { signature: '0xab', reason: text }, ['reason']],
  ['a question', askQuestionSchema, { text }, ['text']],
  ['an answer', answerQuestionSchema, { text }, ['text']],
  ['a message', sendContactMessageSchema, message, ['name', 'message']],
  [
    'a template',
    templateFormSchema,
    template,
    ['type', 'title', 'summary', 'fields.0.name', 'fields.0.hint', 'example'],
  ],
  ['a request for proof', createRequestForProofSchema, request, ['statement', 'audience']],
])('%s with a hidden character is refused, and each complaint names the character', (_, schema, value, paths) => {
  const faults = findFaults(schema, value)
  const told = faults.filter(([, complaint]) => complaint?.startsWith('Remove the hidden character U+202E after'))
  expect(told.map(([path]) => path)).toEqual(expect.arrayContaining(paths))
})

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['an organization', requestVerifierStatusSchema, { organization: tower }, 'organization'],
  ['a username', createUserSchema, { username: tower }, 'username'],
  ['a claim’s holder', createClaimSchema, { ...claim, holderName: tower }, 'holderName'],
  ['a claim’s title', createClaimSchema, { ...claim, title: tower }, 'title'],
  ['a reason', decideRequestSchema, { status: 'rejected', reason: tower }, 'reason'],
  ['an asker', createRequestForProofSchema, { ...request, audience: tower }, 'audience'],
  ['a reader of a share', z.object({ label: shareLabelSchema }), { label: tower }, 'label'],
])('%s whose letter carries a tower of marks is refused', (_, schema, value, path) => {
  expect(findFaults(schema, value)).toContainEqual([
    path,
    expect.stringMatching(/^Remove the hidden character U\+0336 after /),
  ])
})

test('a proof is refused when its statement contains a hidden character', () => {
  const proof = {
    id: 'proof',
    type: 'EducationProof',
    claimId: 1,
    claimType: 'education',
    publicSignals: [],
    proof: { pi_a: [], pi_b: [], pi_c: [], protocol: 'groth16' },
    circuitId: 'fact',
    timestamp: '2026-11-22T00:00:00Z',
    engine: 'groth16',
  }
  const schema = z.pick(approveRequestSchema, { proof: true })
  expect(findFaults(schema, { proof })).toEqual([])
  expect(findFaults(schema, { proof: { ...proof, statement } })).toEqual([['proof', 'Invalid input']])
})

test.each<[string, z.ZodMiniType, unknown]>([
  ['a message', contactMessageSchema, { ...message, id: 1, sentAt: '2026-11-22T00:00:00Z', doneAt: null }],
  ['a request for proof', requestForProofSchema, request],
])('%s that was stored with a hidden character stays readable', (_, schema, value) => {
  expect(findFaults(schema, value)).toEqual([])
})
