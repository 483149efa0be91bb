import type { PortableContent } from '@did/credentials/portable/portable-content'
import { isAppError } from '@did/domain/errors'
import { type CredentialForm, credentialConfigurations } from '@did/domain/portable/credential-offer'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { findContent } from './content.ts'
import { isDataIntegrity, isPlain, listKeysOf, prepareCredential } from './data-integrity.ts'

/** `hasKey` tells whether the claim's verifier has a key that counts now. */
export type OfferableForms = { forms: CredentialForm[]; hasKey: boolean }

/**
 * Some forms need a key of the verifier that counts on the chain. They are left out if the chain
 * does not answer or may not be asked.
 */
export async function listForms(
  ctx: CountingContext,
  claim: Parameters<typeof findContent>[1],
): Promise<OfferableForms> {
  const content = await findContent(ctx, claim)
  if (content === null) return { forms: [], hasKey: false }
  const key = await findKeyIfReachable(ctx, content)
  const forms = credentialConfigurations.flatMap((configuration) => {
    if (!isDataIntegrity(configuration)) return { configuration, isSignedLater: false }
    const prepared = prepareCredential(ctx, configuration, { content, subject: content.subject, key })
    if (prepared === null || !isPlain(prepared)) return []
    return { configuration, isSignedLater: prepared.key.custody === 'browser' }
  })
  return { forms, hasKey: key !== undefined }
}

/** Returns no key if the chain cannot be asked. */
export async function findKeyIfReachable(ctx: CountingContext, content: PortableContent) {
  try {
    return (await listKeysOf(ctx, content))[0]
  } catch (error) {
    if (isAppError(error, 'chain-unreachable', 'issuer-keys-not-offered', 'too-many-requests')) return undefined
    throw error
  }
}
