// Prepares other libraries for the comparison with our check of an attestation. Each library signs
// a credential with the same text, and then checks its own credential. This file is plain
// JavaScript with a lock file of its own, so that the product's installation contains none of these
// libraries.
import { createRequire } from 'node:module'
import { createAgent } from '@veramo/core'
import { CredentialProviderEIP712 } from '@veramo/credential-eip712'
import { CredentialPlugin } from '@veramo/credential-w3c'
import { ES256KSigner, hexToBytes } from 'did-jwt'
import { createVerifiableCredentialJwt, verifyCredential } from 'did-jwt-vc'
import { Resolver } from 'did-resolver'
import { getEthTypesFromInputDoc } from 'eip-712-types-generation'
import { AbiCoder, Wallet } from 'ethers'
import { getResolver } from 'ethr-did-resolver'

// The build of eas-sdk for `import` does not load in Node. So this loads the build for `require`.
const { Offchain, OffchainAttestationVersion } = createRequire(import.meta.url)('@ethereum-attestation-service/eas-sdk')
const privateKey = `0x${'11'.repeat(32)}`
const wallet = new Wallet(privateKey)
const issuer = `did:ethr:0x7a69:${wallet.address}`
const didDocument = {
  id: issuer,
  verificationMethod: [
    {
      id: `${issuer}#controller`,
      type: 'EcdsaSecp256k1RecoveryMethod2020',
      controller: issuer,
      blockchainAccountId: `eip155:31337:${wallet.address}`,
    },
  ],
  assertionMethod: [`${issuer}#controller`],
  authentication: [`${issuer}#controller`],
}
const resolution = { didDocument, didResolutionMetadata: {}, didDocumentMetadata: {} }

/**
 * Returns one check for each way to use a library. A check resolves to true. `subject` is the text
 * of the credential. `chain` (rpcUrl, chainId, registry) names the chain with the ERC-1056
 * registry. In a check whose name ends in "document given", the library already has the issuer's
 * DID document, so the check asks no chain.
 */
export async function preparePeers(subject, chain) {
  const resolver = new Resolver(getResolver({ networks: [{ name: 'development', ...chain }] }))
  return {
    'eas-sdk off-chain': await prepareEas(subject),
    'Veramo EIP-712': await prepareVeramo(subject, async ({ didUrl }) => resolver.resolve(didUrl)),
    'Veramo EIP-712, document given': await prepareVeramo(subject, async () => resolution),
    'did-jwt-vc, document given': await prepareDidJwtVc(subject),
  }
}

async function prepareEas(subject) {
  const config = { address: `0x${'5f'.repeat(20)}`, version: '1.3.0', chainId: 31337n }
  const offchain = new Offchain(config, OffchainAttestationVersion.Version2, { contract: undefined })
  const data = AbiCoder.defaultAbiCoder().encode(
    Object.values(subject).map(() => 'string'),
    Object.values(subject),
  )
  const attestation = {
    schema: `0x${'01'.repeat(32)}`,
    recipient: `0x${'02'.repeat(20)}`,
    time: 1_795_219_200n,
    expirationTime: 0n,
    revocable: true,
    refUID: `0x${'00'.repeat(32)}`,
    data,
  }
  const signed = await offchain.signOffchainAttestation(attestation, wallet, { verifyOnchain: false })
  return async () => offchain.verifyOffchainAttestationSignature(wallet.address, signed)
}

function describeCredential(subject) {
  return {
    '@context': ['https://www.w3.org/2018/credentials/v1'],
    type: ['VerifiableCredential'],
    issuer,
    issuanceDate: '2026-11-21T00:00:00.000Z',
    credentialSubject: { id: 'did:ethr:0x7a69:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', ...subject },
  }
}

async function prepareVeramo(subject, resolveDid) {
  const credential = {
    ...describeCredential(subject),
    proof: {
      verificationMethod: `${issuer}#controller`,
      created: '2026-11-21T00:00:00.000Z',
      proofPurpose: 'assertionMethod',
      type: 'EthereumEip712Signature2021',
    },
  }
  const domain = { chainId: 31337, name: 'VerifiableCredential', version: '1' }
  const primaryType = 'VerifiableCredential'
  const types = getEthTypesFromInputDoc(credential, primaryType)
  const { EIP712Domain: _, ...signed } = types
  credential.proof.proofValue = await wallet.signTypedData(domain, signed, credential)
  credential.proof.eip712 = { domain, types, primaryType }
  // The measured time includes the checks that Veramo's agent makes of its own arguments.
  const agent = createAgent({
    plugins: [new CredentialPlugin([new CredentialProviderEIP712()]), { methods: { resolveDid } }],
  })
  return async () => (await agent.verifyCredential({ credential })).verified
}

async function prepareDidJwtVc(subject) {
  const signer = ES256KSigner(hexToBytes(privateKey), true)
  const jwt = await createVerifiableCredentialJwt(
    {
      sub: 'did:ethr:0x7a69:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
      nbf: 1_700_000_000,
      vc: {
        '@context': ['https://www.w3.org/2018/credentials/v1'],
        type: ['VerifiableCredential'],
        credentialSubject: subject,
      },
    },
    { did: issuer, signer, alg: 'ES256K-R' },
  )
  const resolver = { resolve: async () => resolution }
  return async () => (await verifyCredential(jwt, resolver)).verified
}
