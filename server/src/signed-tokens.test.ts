import { content } from '@did/credentials/test/portable-content'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import type { Context } from './context.ts'
import type { PresentationRequestRow } from './db/schema/presentations.ts'
import { authorizePush } from './modules/alerts/channels/push.ts'
import { issueJwtVc } from './modules/portable-credentials/jwt-vc.ts'
import { issueSdJwt } from './modules/portable-credentials/sd-jwt.ts'
import { signRequestObject } from './modules/presentation-requests/request-object.ts'
import { type StatusListCredential, signCredential, signTokenStatusList } from './modules/status-lists/issuer.ts'
import { issueEnvelopedCredential } from './modules/vc-api/issue.ts'
import { drawThrowAwayKey } from './modules/vc-api/throw-away-key.ts'
import { openSigningKey } from './signing-key.ts'

const secret = `0x${'07'.repeat(32)}` as const
const key = await openSigningKey(secret)
const [publicUrl, issuer] = ['https://did.example', 'did:web:did.example']
const now = 1_795_300_000
const config = { publicUrl, signingKey: secret, pushKey: secret, mailFrom: 'post@did.example' }
const ctx = { config, now: () => new Date(now * 1000) } as unknown as Context

/** The signature is left out, because ES256 makes another one each time. */
function readSigned(token: string) {
  return JSON.stringify([decodeProtectedHeader(token), decodeJwt(token)])
}

function decodeDisclosure(text: string): unknown[] {
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}

test('the signed header and payload of a status list never change', async () => {
  const list = `${publicUrl}/status-lists/3`
  const credential: StatusListCredential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: list,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: '2026-11-21T09:00:00Z',
    validUntil: '2026-11-22T09:00:00Z',
    credentialSubject: {
      id: `${list}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: 'u',
      ttl: 60_000,
    },
  }
  expect(readSigned(await signCredential(credential, key))).toMatchInlineSnapshot(
    `"[{"alg":"ES256","typ":"vc+jwt","cty":"vc","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"@context":["https://www.w3.org/ns/credentials/v2"],"id":"https://did.example/status-lists/3","type":["VerifiableCredential","BitstringStatusListCredential"],"issuer":"did:web:did.example","validFrom":"2026-11-21T09:00:00Z","validUntil":"2026-11-22T09:00:00Z","credentialSubject":{"id":"https://did.example/status-lists/3#list","type":"BitstringStatusList","statusPurpose":"revocation","encodedList":"u","ttl":60000}}]"`,
  )
})

test('the signed header and payload of a Token Status List never change', async () => {
  const claims = { sub: `${publicUrl}/token-status-lists/3`, iat: now, exp: now + 60, ttl: 60 }
  const list = { ...claims, status_list: { bits: 1, lst: 'eNpjYAAAAAEAAQ' } } as const
  const signers = [
    { issuer, key },
    { issuer, key, certificates: ['MAA='] },
  ]
  const signed = await Promise.all(signers.map((signer) => signTokenStatusList(list, signer)))
  expect(signed.map(readSigned)).toMatchInlineSnapshot(`
    [
      "[{"alg":"ES256","typ":"statuslist+jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"sub":"https://did.example/token-status-lists/3","iat":1795300000,"exp":1795300060,"ttl":60,"status_list":{"bits":1,"lst":"eNpjYAAAAAEAAQ"}}]",
      "[{"alg":"ES256","typ":"statuslist+jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8","x5c":["MAA="]},{"sub":"https://did.example/token-status-lists/3","iat":1795300000,"exp":1795300060,"ttl":60,"status_list":{"bits":1,"lst":"eNpjYAAAAAEAAQ"}}]",
    ]
  `)
})

test('the signed header and payload of a credential of the data model 1.1 never change', async () => {
  const named = { issuer, key, subject: 'did:example:maya', id: 'urn:uuid:1', now }
  expect(readSigned(await issueJwtVc({ content, ...named }))).toMatchInlineSnapshot(
    `"[{"alg":"ES256","typ":"JWT","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"vc":{"@context":["https://www.w3.org/2018/credentials/v1"],"type":["VerifiableCredential","VerifiedClaim"],"id":"urn:uuid:1","issuer":"did:web:did.example","issuanceDate":"2026-11-21T22:26:40Z","expirationDate":"2026-11-22T22:26:40Z","credentialSubject":{"id":"did:example:maya","claimType":"education","verifier":"did:ethr:0x7a69:0xdededededededededededededededededededede","title":"Master of Science","issuerName":"University of Tests","issueDate":"2026-01-02","level":"EducationProof","fields":{"grade":"First"}},"evidence":[{"type":["ClaimAttestation"],"primaryType":"ConfirmCredential","chainId":"31337","verifyingContract":"0x5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f","message":{"verifier":"0xdededededededededededededededededededede","claimId":"7","subject":"did:ethr:0x7a69:0xacacacacacacacacacacacacacacacacacacacac","claimType":"education","title":"Master of Science","issuer":"University of Tests","issueDate":"2026-01-02","details":"0xabababababababababababababababababababababababababababababababab","commitment":"0x0000000000000000000000000000000000000000000000000000000000000000","level":"EducationProof","validFrom":"1790000000","validUntil":"0","statusList":"3","statusIndex":"99"},"signature":"0x","fieldHashes":["0xa2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2"],"openings":{"grade":{"label":"Grade","kind":"text","salt":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"}}}]},"iss":"did:web:did.example","sub":"did:example:maya","jti":"urn:uuid:1","nbf":1795300000,"iat":1795300000,"exp":1795386400}]"`,
  )
})

test('the signed header and payload of a credential with selective disclosure change only in the salts and their hashes', async () => {
  const issued = await issueSdJwt({ content, publicUrl, issuer, key, subject: { sub: 'did:example:maya' }, now })
  const [token = '', ...disclosures] = issued.split('~')
  const members = disclosures.filter((text) => text !== '').map((text) => decodeDisclosure(text).slice(1))
  const withoutHashes = readSigned(token).replace(/"_sd":\[("[\w-]{43}",?)+\]/g, '"_sd":[]')
  expect({ token: withoutHashes, disclosures: JSON.stringify(members.sort()) }).toMatchInlineSnapshot(`
    {
      "disclosures": "[["attestation",{"type":["ClaimAttestation"],"primaryType":"ConfirmCredential","chainId":"31337","verifyingContract":"0x5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f","message":{"verifier":"0xdededededededededededededededededededede","claimId":"7","subject":"did:ethr:0x7a69:0xacacacacacacacacacacacacacacacacacacacac","claimType":"education","title":"Master of Science","issuer":"University of Tests","issueDate":"2026-01-02","details":"0xabababababababababababababababababababababababababababababababab","commitment":"0x0000000000000000000000000000000000000000000000000000000000000000","level":"EducationProof","validFrom":"1790000000","validUntil":"0","statusList":"3","statusIndex":"99"},"signature":"0x","fieldHashes":["0xa2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2"]}],["grade","First"],["grade",{"label":"Grade","kind":"text","salt":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"}],["issueDate","2026-01-02"],["issuerName","University of Tests"],["level","EducationProof"],["title","Master of Science"]]",
      "token": "[{"typ":"dc+sd-jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8","alg":"ES256"},{"iss":"did:web:did.example","iat":1795219200,"exp":1826755200,"vct":"https://did.example/vct/verified-claim","sub":"did:example:maya","status":{"status_list":{"idx":99,"uri":"https://did.example/token-status-lists/3"}},"claimType":"education","verifier":"did:ethr:0x7a69:0xdededededededededededededededededededede","fields":{"_sd":[]},"fieldOpenings":{"_sd":[]},"_sd":[],"_sd_alg":"sha-256"}]",
    }
  `)
})

test('the signed header and payload of a request to present a credential never change', async () => {
  const answerKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd', kid: 'kid' } as const
  const row = { id: 'AAECAwQFBgcICQoLDA0ODw', clientId: `decentralized_identifier:${issuer}`, nonce: 'n', claims: null }
  const times = { expiresAt: new Date((now + 300) * 1000) }
  const configurations = ['claim_sd_jwt', 'claim_jwt', 'claim_ldp', 'claim_ob'] as const
  const asking = configurations.map((configuration) => ({ ...row, ...times, configuration }) as PresentationRequestRow)
  const signed = asking.map((request) => signRequestObject(ctx, { request, key: answerKey, delivery: 'direct-post' }))
  expect((await Promise.all(signed)).map(readSigned)).toMatchInlineSnapshot(`
    [
      "[{"alg":"ES256","typ":"oauth-authz-req+jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"response_type":"vp_token","client_id":"decentralized_identifier:did:web:did.example","nonce":"n","aud":"https://self-issued.me/v2","dcql_query":{"credentials":[{"id":"claim","format":"dc+sd-jwt","meta":{"vct_values":["https://did.example/vct/verified-claim"]},"claims":[{"path":["title"]},{"path":["issuerName"]},{"path":["issueDate"]},{"path":["level"]},{"path":["attestation"]}]}]},"client_metadata":{"jwks":{"keys":[{"kty":"EC","crv":"P-256","x":"x","y":"y","kid":"kid","use":"enc","alg":"ECDH-ES"}]},"encrypted_response_enc_values_supported":["A128GCM","A256GCM"],"vp_formats_supported":{"dc+sd-jwt":{"sd-jwt_alg_values":["ES256","EdDSA"],"kb-jwt_alg_values":["ES256","EdDSA"]},"jwt_vc_json":{"alg_values":["ES256","EdDSA"]},"ldp_vc":{"proof_type_values":["DataIntegrityProof"],"cryptosuite_values":["eddsa-rdfc-2022","ecdsa-rdfc-2019"]}}},"response_mode":"direct_post.jwt","response_uri":"https://did.example/oid4vp/responses/AAECAwQFBgcICQoLDA0ODw","iat":1795300000,"exp":1795300300}]",
      "[{"alg":"ES256","typ":"oauth-authz-req+jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"response_type":"vp_token","client_id":"decentralized_identifier:did:web:did.example","nonce":"n","aud":"https://self-issued.me/v2","dcql_query":{"credentials":[{"id":"claim","format":"jwt_vc_json","meta":{"type_values":[["VerifiableCredential","VerifiedClaim"]]},"claims":[{"path":["credentialSubject","title"]},{"path":["credentialSubject","issuerName"]},{"path":["credentialSubject","issueDate"]},{"path":["credentialSubject","level"]},{"path":["evidence"]}]}]},"client_metadata":{"jwks":{"keys":[{"kty":"EC","crv":"P-256","x":"x","y":"y","kid":"kid","use":"enc","alg":"ECDH-ES"}]},"encrypted_response_enc_values_supported":["A128GCM","A256GCM"],"vp_formats_supported":{"dc+sd-jwt":{"sd-jwt_alg_values":["ES256","EdDSA"],"kb-jwt_alg_values":["ES256","EdDSA"]},"jwt_vc_json":{"alg_values":["ES256","EdDSA"]},"ldp_vc":{"proof_type_values":["DataIntegrityProof"],"cryptosuite_values":["eddsa-rdfc-2022","ecdsa-rdfc-2019"]}}},"response_mode":"direct_post.jwt","response_uri":"https://did.example/oid4vp/responses/AAECAwQFBgcICQoLDA0ODw","iat":1795300000,"exp":1795300300}]",
      "[{"alg":"ES256","typ":"oauth-authz-req+jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"response_type":"vp_token","client_id":"decentralized_identifier:did:web:did.example","nonce":"n","aud":"https://self-issued.me/v2","dcql_query":{"credentials":[{"id":"claim","format":"ldp_vc","meta":{"type_values":[["https://www.w3.org/2018/credentials#VerifiableCredential","https://did.example/terms#VerifiedClaim"]]},"claims":[{"path":["credentialSubject","title"]},{"path":["credentialSubject","issuerName"]},{"path":["credentialSubject","issueDate"]},{"path":["credentialSubject","level"]},{"path":["evidence"]}]}]},"client_metadata":{"jwks":{"keys":[{"kty":"EC","crv":"P-256","x":"x","y":"y","kid":"kid","use":"enc","alg":"ECDH-ES"}]},"encrypted_response_enc_values_supported":["A128GCM","A256GCM"],"vp_formats_supported":{"dc+sd-jwt":{"sd-jwt_alg_values":["ES256","EdDSA"],"kb-jwt_alg_values":["ES256","EdDSA"]},"jwt_vc_json":{"alg_values":["ES256","EdDSA"]},"ldp_vc":{"proof_type_values":["DataIntegrityProof"],"cryptosuite_values":["eddsa-rdfc-2022","ecdsa-rdfc-2019"]}}},"response_mode":"direct_post.jwt","response_uri":"https://did.example/oid4vp/responses/AAECAwQFBgcICQoLDA0ODw","iat":1795300000,"exp":1795300300}]",
      "[{"alg":"ES256","typ":"oauth-authz-req+jwt","kid":"did:web:did.example#gWjt7nmB1udyFpLYVp0SxJnI8lJEvl7q8AFYZRqnGV8"},{"response_type":"vp_token","client_id":"decentralized_identifier:did:web:did.example","nonce":"n","aud":"https://self-issued.me/v2","dcql_query":{"credentials":[{"id":"claim","format":"ldp_vc","meta":{"type_values":[["https://www.w3.org/2018/credentials#VerifiableCredential","https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential"]]},"claims":[{"path":["credentialSubject","title"]},{"path":["credentialSubject","issuerName"]},{"path":["credentialSubject","issueDate"]},{"path":["credentialSubject","level"]},{"path":["evidence"]}]}]},"client_metadata":{"jwks":{"keys":[{"kty":"EC","crv":"P-256","x":"x","y":"y","kid":"kid","use":"enc","alg":"ECDH-ES"}]},"encrypted_response_enc_values_supported":["A128GCM","A256GCM"],"vp_formats_supported":{"dc+sd-jwt":{"sd-jwt_alg_values":["ES256","EdDSA"],"kb-jwt_alg_values":["ES256","EdDSA"]},"jwt_vc_json":{"alg_values":["ES256","EdDSA"]},"ldp_vc":{"proof_type_values":["DataIntegrityProof"],"cryptosuite_values":["eddsa-rdfc-2022","ecdsa-rdfc-2019"]}}},"response_mode":"direct_post.jwt","response_uri":"https://did.example/oid4vp/responses/AAECAwQFBgcICQoLDA0ODw","iat":1795300000,"exp":1795300300}]",
    ]
  `)
})

test('the signed header and payload of the token that names the service to push services never change', async () => {
  const [, token = ''] = /t=([^,]+)/.exec(await authorizePush(ctx, 'https://push.example')) ?? []
  expect(readSigned(token)).toMatchInlineSnapshot(
    `"[{"typ":"JWT","alg":"ES256"},{"aud":"https://push.example","exp":1795343200,"sub":"mailto:post@did.example"}]"`,
  )
})

test('the signed header and payload of an enveloped credential never change', async () => {
  const throwAway = drawThrowAwayKey({ randomBytes: (length) => new Uint8Array(length).fill(7) })
  const credential = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    issuer: throwAway.controller,
    credentialSubject: { id: 'did:example:maya' },
  }
  expect(JSON.stringify(await issueEnvelopedCredential(throwAway, credential))).toMatchInlineSnapshot(
    `"{"ok":true,"credential":{"@context":"https://www.w3.org/ns/credentials/v2","type":"EnvelopedVerifiableCredential","id":"data:application/vc+jwt,eyJhbGciOiJFZERTQSIsInR5cCI6InZjK2p3dCIsImN0eSI6InZjIiwia2lkIjoiZGlkOmtleTp6Nk1rdkRxR1Q1NGNYZXNZR3ZBQnBGMVVhcFZOd2pDcVJjYWZpNFB4NlRodjVUM1ojejZNa3ZEcUdUNTRjWGVzWUd2QUJwRjFVYXBWTndqQ3FSY2FmaTRQeDZUaHY1VDNaIn0.eyJAY29udGV4dCI6WyJodHRwczovL3d3dy53My5vcmcvbnMvY3JlZGVudGlhbHMvdjIiXSwidHlwZSI6WyJWZXJpZmlhYmxlQ3JlZGVudGlhbCJdLCJpc3N1ZXIiOiJkaWQ6a2V5Ono2TWt2RHFHVDU0Y1hlc1lHdkFCcEYxVWFwVk53akNxUmNhZmk0UHg2VGh2NVQzWiIsImNyZWRlbnRpYWxTdWJqZWN0Ijp7ImlkIjoiZGlkOmV4YW1wbGU6bWF5YSJ9fQ.eUjeD2r2majK2PnnDlxNKYufexNtkOx1B5R06BVllfakILm34RkpPtoom3a-y_cmwpPKyIlJAgR20dTW7wHcBQ"}}"`,
  )
})
