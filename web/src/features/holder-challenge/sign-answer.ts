import type { ChallengeCode } from '@did/credentials/holder-challenge/challenge-link'
import { buildAnswerSigningRequest, type HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { sealDenial, sealHolderAnswer } from '@did/credentials/holder-challenge/sealed-challenge'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import { holderChallengeCalls } from '@did/domain/calls/holder-challenges'
import { AppError } from '@did/domain/errors'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Signer } from '../../entities/account/account.ts'
import { randomBytes } from '../../entities/holder-challenge/challenge.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { secondsNow } from '../../lib/page/device-clock.ts'

type Answering = { code: ChallengeCode; question: HolderQuestion; signer: Signer }

/**
 * Throws `wallet-rejected` when the wallet declines, and the server's error when the server refuses
 * the answer.
 */
export async function signAndSendAnswer({ code, question, signer }: Answering): Promise<void> {
  const answeredAt = secondsNow()
  const domain = attestationDomain(await getAppConfig())
  const signed = await signer.signTypedData(buildAnswerSigningRequest(domain, question, answeredAt))
  const signature = readWalletAnswer(signed)
  if (!signature) throw new AppError('attestation-signature-invalid', 'The wallet answered no signature of its own')
  const sealed = await sealHolderAnswer({ signature, answeredAt }, code, randomBytes)
  await api(holderChallengeCalls.answerHolderChallenge, { params: { id: code.id }, body: { sealed } })
}

/** Tells the checker that the person who opened the link did not ask for the question. */
export async function sendDenial(code: ChallengeCode): Promise<void> {
  const sealed = await sealDenial(code, randomBytes)
  await api(holderChallengeCalls.answerHolderChallenge, { params: { id: code.id }, body: { sealed } })
}
