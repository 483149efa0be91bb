/**
 * A shorter spelling of the JSON-LD contexts of W3C's Data Integrity 1.0 (appendix B), of
 * Controlled Identifiers 1.0, and of the older Ed25519 suite. The terms and their addresses are the
 * same.
 */
const security = 'https://w3id.org/security#'
const dateTime = 'http://www.w3.org/2001/XMLSchema#dateTime'
const multibase = { '@type': `${security}multibase` }
const identified = { '@type': '@id' }
const plain = { '@protected': true, id: '@id', type: '@type' }

const purpose = (name: string) => ({ '@id': `${security}${name}`, '@type': '@id', '@container': '@set' })

const proofTerms = {
  ...plain,
  challenge: `${security}challenge`,
  created: { '@id': 'http://purl.org/dc/terms/created', '@type': dateTime },
  domain: `${security}domain`,
  expires: { '@id': `${security}expiration`, '@type': dateTime },
  nonce: `${security}nonce`,
  proofPurpose: {
    '@id': `${security}proofPurpose`,
    '@type': '@vocab',
    '@context': {
      ...plain,
      assertionMethod: purpose('assertionMethod'),
      authentication: purpose('authenticationMethod'),
      capabilityInvocation: purpose('capabilityInvocationMethod'),
      capabilityDelegation: purpose('capabilityDelegationMethod'),
      keyAgreement: purpose('keyAgreementMethod'),
    },
  },
  proofValue: { '@id': `${security}proofValue`, ...multibase },
  verificationMethod: { '@id': `${security}verificationMethod`, ...identified },
}

const describeProof = (terms: object) => ({
  '@context': {
    ...plain,
    proof: { '@id': `${security}proof`, ...identified, '@container': '@graph' },
    DataIntegrityProof: { '@id': `${security}DataIntegrityProof`, '@context': { ...proofTerms, ...terms } },
  },
})

export const dataIntegrityV1 = describeProof({ cryptosuite: `${security}cryptosuite` })

export const dataIntegrityV2 = describeProof({
  cryptosuite: { '@id': `${security}cryptosuite`, '@type': `${security}cryptosuiteString` },
  previousProof: { '@id': `${security}previousProof`, ...identified },
})

const controller = { '@id': `${security}controller`, ...identified }
const publicKeyMultibase = { '@id': `${security}publicKeyMultibase`, ...multibase }

export const multikeyV1 = {
  '@context': {
    ...plain,
    Multikey: {
      '@id': `${security}Multikey`,
      '@context': {
        ...plain,
        controller,
        expires: { '@id': `${security}expires`, '@type': dateTime },
        revoked: { '@id': `${security}revoked`, '@type': dateTime },
        publicKeyMultibase,
        secretKeyMultibase: { '@id': `${security}secretKeyMultibase`, ...multibase },
      },
    },
  },
}

export const ed25519V2020 = {
  '@context': {
    ...plain,
    Ed25519VerificationKey2020: {
      '@id': `${security}Ed25519VerificationKey2020`,
      '@context': {
        ...plain,
        controller,
        privateKeyMultibase: { '@id': `${security}privateKeyMultibase`, ...multibase },
        publicKeyMultibase,
      },
    },
    Ed25519Signature2020: { '@id': `${security}Ed25519Signature2020`, '@context': proofTerms },
  },
}
