import type { ClaimId } from '@did/domain/ids'
import type {
  CreateCredentialOffer,
  CredentialForm,
  CredentialOffer,
  CredentialOfferProgress,
} from '@did/domain/portable/credential-offer'
import { credentialOfferCalls as calls } from '@did/domain/portable/credential-offer-calls'
import { api } from '../../../lib/api.ts'
import { addErrorTexts } from '../../../lib/describe-error.ts'
import { issuingKeyErrorTexts } from '../../../texts/en/issuing-key/issuing-key-errors.ts'

addErrorTexts(issuingKeyErrorTexts)

/**
 * The forms of credential in which the claim can be offered depend on the keys that the chain has
 * now.
 */
export async function listForms(claimId: ClaimId): Promise<CredentialForm[]> {
  const found = await api(calls.listCredentialForms, { params: { id: claimId }, cache: 'no-store' })
  return found?.forms ?? []
}

export function createOffer(claimId: ClaimId, body: CreateCredentialOffer): Promise<CredentialOffer> {
  return api(calls.createCredentialOffer, { params: { id: claimId }, body })
}

/** The server forgets an offer a day after the offer's end. */
export async function readProgress({ id }: CredentialOffer): Promise<CredentialOfferProgress> {
  const found = await api(calls.getCredentialOffer, { params: { id }, cache: 'no-store' })
  return found ?? { state: 'expired' }
}

/**
 * Ends an offer that no wallet has taken. A wallet that waits for the verifier's signature still
 * gets its credential. An offer ends by itself after ten minutes, so a lost call does no harm.
 */
export async function endOpenOffer(offer: CredentialOffer): Promise<void> {
  try {
    const { state } = await readProgress(offer)
    if (state === 'open') await api(calls.cancelCredentialOffer, { params: { id: offer.id } })
  } catch (error) {
    console.warn('The code for another wallet could not be ended', error)
  }
}
