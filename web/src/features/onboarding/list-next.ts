import type { Verifier } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import { onboardingTexts } from '../../texts/en/account/onboarding.ts'

const { ask, wait, mint, share } = onboardingTexts.done.next

/** Lists what a person can do after the wizard. A DID on the chain needs no minting. */
export function listNext({ onChain }: Pick<Did, 'onChain'>, asked: Pick<Verifier, 'id'> | null): string[] {
  return [...(asked ? [wait] : []), ...(onChain ? [] : [mint]), ...(asked ? [] : [ask]), share]
}
