// A wallet made with the library Credo 0.6.3. This file is plain JavaScript with a lock file of its
// own, so that the product's installation contains nothing of Credo.
import {
  Agent,
  ConsoleLogger,
  DidDocument,
  DidsModule,
  JsonTransformer,
  JwkDidResolver,
  KeyDidRegistrar,
  KeyDidResolver,
  Kms,
  LogLevel,
} from '@credo-ts/core'
import { agentDependencies, NodeInMemoryKeyManagementStorage, NodeKeyManagementService } from '@credo-ts/node'
import { OpenId4VcModule } from '@credo-ts/openid4vc'
import { MemoryStorageModule } from './memory-storage.mjs'

/**
 * Reads the document of a did:web by http. Credo's own resolver uses only https, and the bench
 * serves its own did:web by http.
 */
class LocalWebDidResolver {
  supportedMethods = ['web']
  allowsCaching = true
  allowsLocalDidRecord = false
  async resolve(_context, did) {
    const host = decodeURIComponent(did.slice('did:web:'.length))
    const answer = await fetch(`http://${host}/.well-known/did.json`)
    const didDocument = JsonTransformer.fromJSON(await answer.json(), DidDocument)
    return { didDocument, didResolutionMetadata: { contentType: 'application/did+json' }, didDocumentMetadata: {} }
  }
}

export async function openCredoWallet() {
  const agent = new Agent({
    config: { allowInsecureHttpUrls: true, autoUpdateStorageOnStartup: true, logger: new ConsoleLogger(LogLevel.off) },
    dependencies: agentDependencies,
    modules: {
      storage: new MemoryStorageModule(),
      kms: new Kms.KeyManagementModule({
        backends: [new NodeKeyManagementService(new NodeInMemoryKeyManagementStorage())],
      }),
      dids: new DidsModule({
        registrars: [new KeyDidRegistrar()],
        resolvers: [new LocalWebDidResolver(), new KeyDidResolver(), new JwkDidResolver()],
      }),
      openid4vc: new OpenId4VcModule(),
    },
  })
  await agent.initialize()
  return {
    receive: (offer) => receive(agent, offer),
    preparePresentation: (uri) => preparePresentation(agent, uri),
    prepareChecking: (record) => prepareChecking(agent, record),
    isValid: async (record) => (await agent.sdJwtVc.verify({ compactSdJwtVc: record.encoded })).isValid,
    prepareIssuing: (payload, frame) => prepareIssuing(agent, payload, frame),
    stop: () => agent.shutdown(),
  }
}

async function receive(agent, { uri, txCode }) {
  const { holder } = agent.openid4vc
  const resolvedCredentialOffer = await holder.resolveCredentialOffer(uri)
  const { accessToken } = await holder.requestToken({ resolvedCredentialOffer, ...(txCode && { txCode }) })
  const { credentials, deferredCredentials } = await holder.requestCredentials({
    resolvedCredentialOffer,
    accessToken,
    credentialBindingResolver: (binding) => bind(agent, binding),
  })
  const { metadata } = resolvedCredentialOffer
  const [{ record, notificationId }] =
    credentials.length > 0 ? credentials : await takeDeferred(agent, { metadata, accessToken, deferredCredentials })
  // Credo refuses to read a notification id together with a deferred credential. So the wallet
  // sends no notification in this case.
  if (notificationId)
    await holder.sendNotification({ metadata, accessToken, notificationId, notificationEvent: 'credential_accepted' })
  await store(agent, record)
  return record
}

/**
 * Asks again for a credential that the issuer promised for later (a deferred credential of
 * OpenID4VCI).
 */
async function takeDeferred(agent, { metadata, accessToken, deferredCredentials: [deferred] }) {
  const asked = { ...deferred, issuerMetadata: metadata, accessToken }
  return (await agent.openid4vc.holder.requestDeferredCredentials(asked)).credentials
}

async function bind(agent, { supportedDidMethods, supportsJwk, proofTypes }) {
  const [algorithm] = proofTypes.jwt.supportedSignatureAlgorithms
  if (supportsJwk && !supportedDidMethods?.length) return { method: 'jwk', keys: [await createJwk(agent, algorithm)] }
  return { method: 'did', didUrls: [await createDidKey(agent, algorithm)] }
}

async function createJwk(agent, algorithm) {
  return Kms.PublicJwk.fromPublicJwk((await agent.kms.createKeyForSignatureAlgorithm({ algorithm })).publicJwk)
}

async function createDidKey(agent, algorithm) {
  const type = keyTypes[algorithm]
  const { didState } = await agent.dids.create({ method: 'key', options: { createKey: { type } } })
  if (didState.state !== 'finished') throw new Error(`Credo made no did:key: ${didState.reason}`)
  return didState.didDocument.verificationMethod[0].id
}
const keyTypes = { ES256: { kty: 'EC', crv: 'P-256' }, EdDSA: { kty: 'OKP', crv: 'Ed25519' } }

function store(agent, record) {
  return record.type === 'SdJwtVcRecord' ? agent.sdJwtVc.store({ record }) : agent.w3cCredentials.store({ record })
}

/**
 * The returned function answers the presentation request, and throws when the verifier refuses the
 * answer.
 */
async function preparePresentation(agent, uri) {
  const { holder } = agent.openid4vc
  const { authorizationRequestPayload, dcql } = await holder.resolveOpenId4VpAuthorizationRequest(uri)
  const credentials = holder.selectCredentialsForDcqlRequest(dcql.queryResult)
  return async () => {
    const asked = { authorizationRequestPayload, dcql: { credentials } }
    const answer = await holder.acceptOpenId4VpAuthorizationRequest(asked)
    if (!answer.ok) throw new Error(`The verifier refused: ${JSON.stringify(answer.serverResponse)}`)
  }
}

/**
 * Makes one presentation. Each call of the returned function checks this same presentation, without
 * its status list.
 */
async function prepareChecking(agent, record) {
  const asker = { audience: 'did:web:nobody.example', nonce: 'a nonce of the bench' }
  const issuedAt = Math.floor(Date.now() / 1000)
  const compactSdJwtVc = await agent.sdJwtVc.present({
    sdJwtVc: record.firstCredential,
    presentationFrame: true,
    verifierMetadata: { ...asker, issuedAt },
  })
  return async () => {
    const options = { compactSdJwtVc, keyBinding: asker, verifyCredentialStatus: false }
    const { isValid, error } = await agent.sdJwtVc.verify(options)
    if (!isValid) throw new Error('Credo refused its own presentation', { cause: error })
  }
}

/** Each call of the returned function signs one SD-JWT VC with this content. */
async function prepareIssuing(agent, payload, disclosureFrame) {
  const [issuerDid, holder] = [await createDidKey(agent, 'ES256'), await createJwk(agent, 'ES256')]
  const issuer = { method: 'did', didUrl: issuerDid }
  return () => agent.sdJwtVc.sign({ issuer, holder: { method: 'jwk', jwk: holder }, payload, disclosureFrame })
}
