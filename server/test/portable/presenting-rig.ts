import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type {
  CreatePresentationRequest,
  PresentationProgress,
  PresentationRequest,
} from '@did/domain/portable/presentation-request'
import { expect } from 'vitest'
import type { Context } from '../../src/context.ts'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier } from '../rig/builders.ts'
import { createInstallation } from '../rig/stack.ts'
import { receive } from './presenting-wallet.ts'
import { openWallet } from './wallet.ts'

const degree = { field: 'degree', label: 'Degree', kind: 'text', isOpenByDefault: false } as const

/**
 * Starts an installation with an owner, a verified claim, and a wallet that can take and show the
 * claim's credential.
 */
export async function openPresenting(overrides: Partial<Context> = {}, environment: Record<string, string> = {}) {
  const installation = await createInstallation(environment)
  const node = await installation.startNode(overrides)
  const owner = await buildUser(node)
  const verifier = await buildVerifier(node)
  const fields = [{ ...degree, value: 'Master of Science' }]
  const claim = await buildVerifiedClaim(owner, verifier, {
    claim: await buildClaim(owner, { holderName: 'Maya Rossi', fields }),
  })
  const wallet = await openWallet(node.url)

  const takeCredential = async (configuration: string, of: Pick<Claim, 'id'> = claim) => {
    const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${of.id}/offers`, { configuration })
    return receive(wallet, offer, configuration)
  }
  const ask = (asked: Partial<CreatePresentationRequest> = {}) =>
    owner.client.ok<PresentationRequest>('POST', '/api/presentation-requests', {
      configuration: 'claim_sd_jwt',
      ...asked,
    })
  const read = async ({ id, secret }: PresentationRequest, code = ''): Promise<PresentationProgress> => {
    const query = code === '' ? '' : `?responseCode=${code}`
    const found = await fetch(`${node.url}/api/presentation-requests/${id}${query}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(found.status).toBe(200)
    return (await found.json()) as PresentationProgress
  }
  return { installation, node, owner, verifier, claim, wallet, takeCredential, ask, read }
}
export type Presenting = Awaited<ReturnType<typeof openPresenting>>

export async function errorOf(response: Response): Promise<string> {
  const { error, error_description } = (await response.json()) as Record<string, string>
  return `${response.status} ${error}: ${error_description}`
}
