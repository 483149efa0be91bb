import type { Verifier } from '@did/domain/user'
import type { VerifierRow } from './store.ts'

export function presentVerifier({ isAccredited, ...verifier }: VerifierRow): Verifier {
  return { ...verifier, accreditation: isAccredited ? 'accredited' : 'self-registered' }
}
