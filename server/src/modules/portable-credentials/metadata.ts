import { openBadgesContext } from '@did/credentials/data-integrity/open-badges-context'
import type { CredentialConfiguration } from '@did/domain/portable/credential-offer'
import { credentialConfigurations } from '@did/domain/portable/credential-offer'
import type { SigningKey } from '../../signing-key.ts'
import { grantType } from '../credential-offers/wallet-token.ts'
import { typeAddress } from './sd-jwt.ts'

const locale = 'en'
/** A wallet shows these labels for the members of a claim. */
const members = {
  claimType: 'Kind of claim',
  title: 'Title',
  issuerName: 'Issued by',
  issueDate: 'Date of issue',
  level: 'How it was checked',
  verifier: 'Confirmed by',
  attestation: 'The confirmation as the verifier’s wallet signed it',
  fields: 'Details',
  fieldOpenings: 'What proves each detail',
} as const
const always = new Set(['claimType', 'verifier', 'fields', 'fieldOpenings'])
/** Only an SD-JWT VC has these members at the top. Other forms have them inside of `evidence`. */
const onlyInSdJwt = new Set(['attestation', 'fieldOpenings'])
/**
 * These names tell the credentials apart if a person puts one claim into a wallet in several forms.
 */
const names: Record<CredentialConfiguration, string> = {
  claim_sd_jwt: 'Verified claim (SD-JWT)',
  claim_jwt: 'Verified claim (JWT)',
  claim_ldp: 'Verified claim (VC 2.0)',
  claim_ob: 'Verified claim (Open Badge)',
}

/** OpenID4VCI 1.0, section 12.2, defines this document. */
export function describeIssuerMetadata(publicUrl: string) {
  const at = (path: string) => `${publicUrl}/oid4vci/${path}`
  return {
    credential_issuer: publicUrl,
    credential_endpoint: at('credential'),
    nonce_endpoint: at('nonce'),
    deferred_credential_endpoint: at('deferred'),
    notification_endpoint: at('notification'),
    display: [{ name: 'DID Verification', locale }],
    credential_configurations_supported: Object.fromEntries(
      credentialConfigurations.map((id) => [id, describeConfiguration(id, publicUrl)]),
    ),
    // Digital Bazaar's client expects these three members in the metadata of a credential issuer.
    // Other clients ignore them.
    issuer: publicUrl,
    token_endpoint: at('token'),
    authorization_details_types_supported: ['openid_credential'],
  }
}

function describeConfiguration(id: CredentialConfiguration, publicUrl: string) {
  const isSdJwt = id === 'claim_sd_jwt'
  const inside = isSdJwt ? [] : ['credentialSubject']
  return {
    ...describeForm(id, publicUrl),
    scope: id,
    proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256', 'EdDSA'] } },
    credential_metadata: {
      display: [{ name: names[id], locale }],
      claims: Object.entries(members)
        .filter(([name]) => isSdJwt || !onlyInSdJwt.has(name))
        .map(([name, label]) => ({ path: [...inside, name], display: [{ name: label, locale }] })),
    },
  }
}

function describeForm(id: CredentialConfiguration, publicUrl: string) {
  switch (id) {
    case 'claim_sd_jwt':
      return { format: 'dc+sd-jwt', vct: typeAddress(publicUrl), ...describeKeyUse(['jwk'], 'ES256') }
    case 'claim_jwt':
      return {
        format: 'jwt_vc_json',
        credential_definition: { type: ['VerifiableCredential', 'VerifiedClaim'] },
        ...describeKeyUse(['did:key', 'did:jwk'], 'ES256'),
      }
    case 'claim_ldp':
      return describeDataIntegrity('VerifiedClaim', [{ '@vocab': `${publicUrl}/terms#` }])
    case 'claim_ob':
      return describeDataIntegrity('OpenBadgeCredential', [openBadgesContext, { '@vocab': `${publicUrl}/terms#` }])
  }
}

function describeDataIntegrity(type: string, contexts: unknown[]) {
  return {
    format: 'ldp_vc',
    credential_definition: {
      '@context': ['https://www.w3.org/ns/credentials/v2', ...contexts],
      type: ['VerifiableCredential', type],
    },
    ...describeKeyUse(['did:key'], 'eddsa-rdfc-2022'),
  }
}

function describeKeyUse(binding: string[], signing: string) {
  return { cryptographic_binding_methods_supported: binding, credential_signing_alg_values_supported: [signing] }
}

/** RFC 8414 defines this document. */
export function describeAuthorizationServer(publicUrl: string) {
  return {
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/oid4vci/token`,
    jwks_uri: `${publicUrl}/jwks`,
    grant_types_supported: [grantType],
    response_types_supported: ['none'],
    token_endpoint_auth_methods_supported: ['none'],
    'pre-authorized_grant_anonymous_access_supported': true,
    authorization_details_types_supported: ['openid_credential'],
  }
}

export function describeKeys({ publicJwk, kid }: SigningKey) {
  return { keys: [{ ...publicJwk, kid, alg: 'ES256', use: 'sig' }] }
}

/**
 * SD-JWT VC defines this document (type metadata). The text at this address never changes. A
 * changed type gets a new address.
 */
export function describeType(publicUrl: string) {
  return {
    vct: typeAddress(publicUrl),
    name: 'Verified claim',
    description: 'A claim that a verifier confirmed by a signature of its own wallet',
    display: [{ locale, name: 'Verified claim' }],
    claims: Object.entries(members).map(([name, label]) => ({
      path: [name],
      display: [{ locale, label }],
      sd: always.has(name) ? 'never' : 'always',
    })),
  }
}
