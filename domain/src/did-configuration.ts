import { z } from 'zod'
import { hexSchema } from './hex.ts'

/** Where a domain says which DIDs are its own (DIF Well Known DID Configuration 1.0). */
export const didConfigurationPath = '/.well-known/did-configuration.json'
export const didConfigurationContext = 'https://identity.foundation/.well-known/did-configuration/v1'
export const domainLinkageContexts = ['https://www.w3.org/2018/credentials/v1', didConfigurationContext] as const
export const domainLinkageTypes = ['VerifiableCredential', 'DomainLinkageCredential'] as const
/** Bytes that a server reads of such a file, and milliseconds it waits for them. */
export const didConfigurationLimits = { bytes: 64 * 1024, ms: 5_000 }

const moment = z.iso.datetime()
const contexts = z.tuple([z.literal(domainLinkageContexts[0]), z.literal(domainLinkageContexts[1])])
const types = z.tuple([z.literal(domainLinkageTypes[0]), z.literal(domainLinkageTypes[1])])

/**
 * The statement that a domain and a wallet belong together, signed by the wallet as EIP-712 typed data
 * (docs/domain-proof.md). Other forms of proof may stand beside it in a file; they are passed over.
 */
export const domainLinkageCredentialSchema = z.strictObject({
  '@context': contexts,
  type: types,
  issuer: z.string(),
  issuanceDate: moment,
  expirationDate: moment,
  credentialSubject: z.strictObject({ id: z.string(), origin: z.string() }),
  proof: z.strictObject({
    type: z.literal('EthereumEip712Signature2021'),
    created: moment,
    proofPurpose: z.literal('assertionMethod'),
    verificationMethod: z.string(),
    proofValue: hexSchema,
    eip712: z.unknown().optional(),
  }),
})
export type DomainLinkageCredential = z.infer<typeof domainLinkageCredentialSchema>

export const didConfigurationSchema = z.object({
  '@context': z.literal(didConfigurationContext),
  linked_dids: z.array(z.unknown()).min(1).max(50),
})
