import type { AttestationDomain } from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { holderStatement } from '@did/domain/protocol/signed-statements'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { createStructHash, describeTypedData, typedDataDigest } from '../attestation/typed-data.ts'
import { checkDigestSignature } from '../signature/digest-signature.ts'
import type { ChallengeChain } from './ask-challenge-chain.ts'

/**
 * The question that a checker asks the holder. `challenge` is 32 random bytes. `attestation` is the
 * digest of the credential that the checker read. `asker` is the checker's name for itself, and
 * `reason` may be empty. `askedAt` is in Unix seconds by the checker's clock.
 */
export type HolderQuestion = {
  challenge: Hex
  attestation: Hex
  share: string
  subject: string
  title: string
  verifier: Address
  asker: string
  reason: string
  askedAt: number
  /** A question by mail lasts a day, and a question face to face lasts some minutes. */
  lasts: keyof typeof holderChallengeSeconds
}

/** `answeredAt` is in Unix seconds by the holder's clock. */
export type HolderAnswer = { signature: Hex; answeredAt: number }

/** The clocks of two devices may differ by this many seconds. */
const clockToleranceSeconds = 300

const holderAnswerMembers = [
  { name: 'statement', type: 'string' },
  { name: 'asker', type: 'string' },
  { name: 'reason', type: 'string' },
  { name: 'lasts', type: 'string' },
  { name: 'credential', type: 'string' },
  { name: 'verifier', type: 'address' },
  { name: 'subject', type: 'string' },
  { name: 'attestation', type: 'bytes32' },
  { name: 'share', type: 'string' },
  { name: 'challenge', type: 'bytes32' },
  { name: 'answeredAt', type: 'uint64' },
] as const

const hashHolderAnswer = createStructHash('HolderAnswer', holderAnswerMembers)

/**
 * Builds the data that the holder's wallet shows and signs. The data name the credential in words,
 * so that the holder can read which credential the question is about.
 */
export function buildAnswerSigningRequest(domain: AttestationDomain, question: HolderQuestion, answeredAt: number) {
  const message = describeAnswer(question, answeredAt)
  return describeTypedData(domain, { primaryType: 'HolderAnswer', members: holderAnswerMembers, message })
}

/**
 * An answer that counts. `at` is when the holder answered, and `since` is the last change of
 * control that the chain knew when the answer was judged. Both are in Unix seconds.
 */
export type CountedAnswer = { at: number; since: number }

/**
 * `another-wallet`: the controller of the credential's identity did not sign an answer to exactly
 * this question. `frozen`: a key of the identity or of its controller is reported stolen, so nobody
 * can tell the holder from the thief. `too-late`: the answer came after the challenge's end, or was
 * signed too early or in the future. `not-asked`: somebody who has the link said, without a
 * signature, that they did not ask for anything. `unjudged`: the chain did not say who controls the
 * identity, or whether the controller's wallet signed.
 */
export type AnswerJudgement =
  | ({ ok: true } & CountedAnswer)
  | { ok: false; reason: 'another-wallet' | 'frozen' | 'too-late' | 'not-asked' | 'unjudged' }

/**
 * Judges an answer against the question that the checker kept. The signature covers challenge,
 * share and credential, so an answer to another question counts as another wallet's. The identity's
 * present controller must have signed, because a thief may have an earlier key. `receivedAt` is
 * when the checker's page first saw the answer (Unix seconds by its own clock). Never throws.
 */
export async function judgeHolderAnswer(
  domain: AttestationDomain,
  { question, answer, receivedAt }: { question: HolderQuestion; answer: HolderAnswer; receivedAt: number },
  { findControl, judgeSignature }: ChallengeChain,
): Promise<AnswerJudgement> {
  const { signature, answeredAt } = answer
  const identity = findSubject(question)
  if (identity === null) return { ok: false, reason: 'another-wallet' }
  const control = await findControl(identity)
  if (control === 'unknown') return { ok: false, reason: 'unjudged' }
  const acting = control.controller === identity ? control : await findControl(control.controller)
  if (acting === 'unknown') return { ok: false, reason: 'unjudged' }
  if (control.frozenSince > 0 || acting.frozenSince > 0) return { ok: false, reason: 'frozen' }
  const digest = typedDataDigest(domain, hashHolderAnswer(describeAnswer(question, answeredAt)))
  const isSigned = await checkDigestSignature({ signer: control.controller, digest, signature }, judgeSignature)
  if (isSigned === 'unknown') return { ok: false, reason: 'unjudged' }
  if (!isSigned) return { ok: false, reason: 'another-wallet' }
  if (!isInTime(question, { answeredAt, receivedAt })) return { ok: false, reason: 'too-late' }
  return { ok: true, at: timeOfAnswer(question, answeredAt, receivedAt), since: control.since }
}

/**
 * The answer has to arrive before the challenge's end by the checker's clock. The time that the
 * holder signed may be some minutes off, because the holder's clock may differ.
 */
function isInTime(question: HolderQuestion, { answeredAt, receivedAt }: { answeredAt: number; receivedAt: number }) {
  if (receivedAt > endOf(question)) return false
  return answeredAt >= question.askedAt - clockToleranceSeconds && answeredAt <= receivedAt + clockToleranceSeconds
}

/** Returns the last second at which an answer counts (Unix seconds by the checker's clock). */
export function endOf({ askedAt, lasts }: Pick<HolderQuestion, 'askedAt' | 'lasts'>): number {
  return askedAt + holderChallengeSeconds[lasts]
}

/**
 * Returns when the holder answered (Unix seconds). For a question that lasts minutes, this is when
 * the checker's page received the answer. For a question by mail, it is the time that the holder
 * signed, but not before the question and not after the answer arrived.
 */
function timeOfAnswer({ askedAt, lasts }: HolderQuestion, answeredAt: number, receivedAt: number): number {
  return lasts === 'minutes' ? receivedAt : Math.min(Math.max(answeredAt, askedAt), receivedAt)
}

/**
 * Returns the identity that the credential in a question names, or null for a malformed DID. Its
 * controller has to answer.
 */
export function findSubject({ subject }: Pick<HolderQuestion, 'subject'>): Address | null {
  return parseSubjectDid(subject)?.address ?? null
}

/**
 * The holder signs all words of the question. Somebody who passes a question on can change the name
 * or the reason in it, or make it a question by mail, which shows no two words to compare. The
 * checker then refuses the answer, because it has other signed words.
 */
function describeAnswer(question: HolderQuestion, answeredAt: number) {
  const { askedAt: _, title: credential, ...asked } = question
  return { statement: holderStatement, ...asked, credential, answeredAt }
}
