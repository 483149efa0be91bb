import type { PresentedCredential } from '@did/credentials/presentation/presented-credential'
import type { PresentationFault, PresentationVerdict, PresentedIssuer } from '@did/domain/portable/presentation-request'
import { presentationTexts as texts } from '@did/domain/texts/en/verdict/presentation'
import type { PresentationOutcome } from '../../db/schema/presentations.ts'

export type Judged = Extract<PresentationOutcome, { state: 'verified' | 'failed' }>
export type Line = PresentationVerdict['checks'][number]

export function verify(
  { claims, issuedAt }: PresentedCredential,
  issuer: PresentedIssuer,
  verdict: PresentationVerdict,
): Judged {
  const taken = issuedAt === null ? {} : { issuedAt: new Date(issuedAt * 1000).toISOString() }
  return { state: 'verified', ...taken, claims: { ...claims }, issuer, verdict }
}

export function fail(fault: PresentationFault): Judged {
  const checks = [{ code: fault, outcome: 'failed', sentence: texts.fault[fault] } as const]
  return { state: 'failed', fault, verdict: { overall: 'not-genuine', checks } }
}

/** Every answer has passed these checks before its content is judged. */
export function listPassed({ kind }: PresentedIssuer): Line[] {
  const codes = ['answers-this-request', 'bound-to-wallet'] as const
  const issued = { service: ['issued-by-service'], verifier: ['issued-by-verifier'], stranger: [] } as const
  return [...codes, ...issued[kind]].map(pass)
}

export function pass(code: keyof typeof texts.passed): Line {
  return { code, outcome: 'passed', sentence: texts.passed[code] }
}

export function warn(code: keyof typeof texts.warning): Line {
  return { code, outcome: 'warning', sentence: texts.warning[code] }
}
