/** A DID document as DID 1.0 describes it, with the older key formats that did:ethr still uses. */
export type DidDocument = {
  '@context'?: readonly (string | object)[]
  id: string
  controller?: string | readonly string[]
  verificationMethod?: readonly VerificationMethod[]
  authentication?: readonly (string | VerificationMethod)[]
  assertionMethod?: readonly (string | VerificationMethod)[]
  keyAgreement?: readonly (string | VerificationMethod)[]
  service?: readonly DidService[]
}

export type VerificationMethod = {
  id: string
  type: string
  controller: string
  blockchainAccountId?: string
  publicKeyHex?: string
  publicKeyBase58?: string
  publicKeyBase64?: string
  publicKeyPem?: string
  publicKeyMultibase?: string
  publicKeyJwk?: { kty: string; crv?: string; x?: string; y?: string; alg?: string; kid?: string }
  /** Present if the DID's owner has revoked the key, or if the key has expired. */
  ended?: true
  /** The value, in hex, of a DID's attribute whose encoding this product does not know. */
  value?: string
}

export type DidService = { id: string; type: string; serviceEndpoint: unknown }

/** What a resolver returns together with a DID document (DID Resolution, section 5). */
export type DidDocumentMetadata = {
  deactivated?: true
  versionId?: string
  updated?: string
  nextVersionId?: string
  nextUpdate?: string
}
