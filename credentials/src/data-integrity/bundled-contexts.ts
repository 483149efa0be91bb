/// <reference path="./digitalbazaar.d.ts" />
import { defaultDocumentLoader } from '@digitalbazaar/vc'
import { openBadgesContext, openBadgesTerms } from './open-badges-context.ts'
import { dataIntegrityV1, dataIntegrityV2, ed25519V2020, multikeyV1 } from './proof-contexts.ts'

const contexts: ReadonlyMap<string, object> = new Map<string, object>([
  ['https://w3id.org/security/data-integrity/v1', dataIntegrityV1],
  ['https://w3id.org/security/data-integrity/v2', dataIntegrityV2],
  ['https://w3id.org/security/multikey/v1', multikeyV1],
  ['https://w3id.org/security/suites/ed25519-2020/v1', ed25519V2020],
  [openBadgesContext, openBadgesTerms],
  // W3C's test suites use this context, which maps every word to an address for examples.
  [
    'https://www.w3.org/ns/credentials/examples/v2',
    { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
  ],
])

/**
 * Returns a JSON-LD context that comes with this product: the credential data models 1.1 and 2.0,
 * Data Integrity, Multikey and Ed25519 keys, or Open Badges 3.0. Throws `UnknownContext` for any
 * other address, and fetches nothing.
 */
export async function loadBundledContext(url: string) {
  const document = contexts.get(url)
  if (document !== undefined) return { contextUrl: null, documentUrl: url, document }
  try {
    return await defaultDocumentLoader(url)
  } catch (cause) {
    throw new UnknownContext(url, { cause })
  }
}

export class UnknownContext extends Error {
  override name = 'UnknownContext'
}
