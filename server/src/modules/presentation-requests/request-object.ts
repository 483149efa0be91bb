import type { PresentationConfiguration } from '@did/domain/portable/presentation-request'
import { pathOfClaim } from '@did/domain/portable/presentation-request'
import { SignJWT } from 'jose'
import type { Context } from '../../context.ts'
import type { AnswerKey, PresentationRequestRow } from '../../db/schema/presentations.ts'
import { getSigningKey } from '../../signing-key.ts'
import { typeAddress } from '../portable-credentials/sd-jwt.ts'
import { describeAnswerKey, encryptions } from './answer-key.ts'
import { describeSigner } from './client-id.ts'

const credentials = 'https://www.w3.org/2018/credentials#VerifiableCredential'
const badges = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential'
/**
 * A request that names no claims asks for these: the basic details and the verifier's attestation.
 */
export const basicDetails = ['title', 'issuerName', 'issueDate', 'level', 'attestation']

/** The wallet sends its answer to an address of ours, or through the browser to the page. */
export type Delivery = 'direct-post' | 'dc-api'

type Signing = { request: PresentationRequestRow; key: AnswerKey; delivery: Delivery }

/**
 * Signs the request that a wallet reads (OpenID4VP 1.0, section 5, and JAR, RFC 9101). The request
 * has no `state`, because the address for the answer contains its id. It has no `iss`, because
 * Credo 0.6 takes `iss` for the signer's DID.
 */
export async function signRequestObject(ctx: Context, { request, key, delivery }: Signing): Promise<string> {
  const { publicUrl } = ctx.config
  const signingKey = await getSigningKey(ctx)
  const { id, clientId, nonce, configuration, claims, expiresAt } = request
  const body = {
    response_type: 'vp_token',
    client_id: clientId,
    nonce,
    aud: 'https://self-issued.me/v2',
    dcql_query: describeQuery({ publicUrl, configuration, claims }),
    client_metadata: {
      jwks: { keys: [describeAnswerKey(key)] },
      encrypted_response_enc_values_supported: encryptions,
      vp_formats_supported: describeFormats(),
    },
    ...(delivery === 'direct-post'
      ? { response_mode: 'direct_post.jwt', response_uri: `${publicUrl}/oid4vp/responses/${id}` }
      : { response_mode: 'dc_api.jwt', expected_origins: [publicUrl] }),
  }
  return new SignJWT(body)
    .setProtectedHeader({
      alg: 'ES256',
      typ: 'oauth-authz-req+jwt',
      ...describeSigner(ctx.config, clientId, signingKey),
    })
    .setIssuedAt(Math.floor(ctx.now().getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(signingKey.privateKey)
}

type Asked = { publicUrl: string; configuration: PresentationConfiguration; claims: string[] | null }

/** Writes a DCQL query for one credential (OpenID4VP 1.0, section 6). */
function describeQuery({ publicUrl, configuration, claims }: Asked) {
  const paths = (claims ?? basicDetails).flatMap((name) => listPaths(name, configuration))
  const wanted = describeWanted(configuration, publicUrl)
  return { credentials: [{ id: 'claim', ...wanted, claims: paths.map((path) => ({ path })) }] }
}

function describeWanted(configuration: PresentationConfiguration, publicUrl: string) {
  switch (configuration) {
    case 'claim_sd_jwt':
      return { format: 'dc+sd-jwt', meta: { vct_values: [typeAddress(publicUrl)] } }
    case 'claim_jwt':
      return { format: 'jwt_vc_json', meta: { type_values: [['VerifiableCredential', 'VerifiedClaim']] } }
    case 'claim_ldp':
      return { format: 'ldp_vc', meta: { type_values: [[credentials, `${publicUrl}/terms#VerifiedClaim`]] } }
    case 'claim_ob':
      return { format: 'ldp_vc', meta: { type_values: [[credentials, badges]] } }
  }
}

/**
 * For a field, the checker also needs the field's opening, which proves that the verifier signed
 * the field.
 */
function listPaths(name: string, configuration: PresentationConfiguration): string[][] {
  const path = pathOfClaim(name)
  if (configuration === 'claim_sd_jwt') return path.length === 2 ? [path, ['fieldOpenings', ...path.slice(1)]] : [path]
  return [name === 'attestation' ? ['evidence'] : ['credentialSubject', ...path]]
}

function describeFormats() {
  const keys = ['ES256', 'EdDSA']
  return {
    'dc+sd-jwt': { 'sd-jwt_alg_values': keys, 'kb-jwt_alg_values': keys },
    jwt_vc_json: { alg_values: keys },
    ldp_vc: { proof_type_values: ['DataIntegrityProof'], cryptosuite_values: ['eddsa-rdfc-2022', 'ecdsa-rdfc-2019'] },
  }
}
