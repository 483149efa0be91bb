import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { IdentityControl } from '@did/credentials/chain/identity-control'
import { askChallengeChain } from '@did/credentials/holder-challenge/ask-challenge-chain'
import { findSubject, type HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { getAppConfig } from '../../lib/app-config.ts'

/** Finds who can answer for the holder now. Throws while the chain is silent. */
export async function findAnswering(question: HolderQuestion): Promise<IdentityControl | null> {
  const identity = findSubject(question)
  if (identity === null) return null
  const config = await getAppConfig()
  const control = await askChallengeChain(createChainReader({ rpcUrl: config.rpcUrl, fetch }), config).findControl(
    identity,
  )
  if (control === 'unknown') throw new Error('The chain did not say who controls the identity')
  return control
}
