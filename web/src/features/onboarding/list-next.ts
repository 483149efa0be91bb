import type { Verifier } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import { nameAttribute } from '@did/domain/texts/en/proof/attribute-names'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'

const { ask, wait, seal, mint, share } = onboardingTexts.done.next

type Done = {
  did: Pick<Did, 'onChain'>
  asked: Pick<Verifier, 'id'> | null
  /** The private attributes of the claim's template that the person has not added in the wizard. */
  offered: readonly string[]
}

export function listNext({ did, asked, offered }: Done): string[] {
  const sealed = offered.length === 0 ? [] : [seal(offered.map((field) => nameAttribute(field) ?? field))]
  return [...(asked ? [wait] : []), ...sealed, ...(did.onChain ? [] : [mint]), ...(asked ? [] : [ask]), share]
}
