import * as z from 'zod/mini'
import { hexSchema } from '../hex.ts'

/** The path of the file in which a domain names its DIDs (DIF Well Known DID Configuration 1.0). */
export const didConfigurationPath = '/.well-known/did-configuration.json'
export const didConfigurationContext = 'https://identity.foundation/.well-known/did-configuration/v1'
export const domainLinkageContexts = ['https://www.w3.org/2018/credentials/v1', didConfigurationContext] as const
export const domainLinkageTypes = ['VerifiableCredential', 'DomainLinkageCredential'] as const
/**
 * The limits within which the server reads a DID configuration: the bytes of the file, the
 * milliseconds of the fetch, and the number of signatures that it checks.
 */
export const didConfigurationLimits = { bytes: 64 * 1024, ms: 5_000, signatures: 3 }

const moment = z.iso.datetime()
const contexts = exactly(domainLinkageContexts)
const types = exactly(domainLinkageTypes)

/**
 * A wallet's statement that it and a domain belong together, signed as EIP-712 typed data
 * (docs/domain-proof.md). The server ignores other forms of proof in the file.
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
    eip712: z.optional(z.unknown()),
  }),
})
export type DomainLinkageCredential = z.infer<typeof domainLinkageCredentialSchema>

export const didConfigurationSchema = z.object({
  '@context': z.literal(didConfigurationContext),
  linked_dids: z.array(z.unknown()).check(z.minLength(1), z.maxLength(50)),
})

/** Builds the schema of a list that has exactly these texts in this order. */
function exactly<const Texts extends readonly string[]>(texts: Texts) {
  const isSame = (value: unknown) =>
    Array.isArray(value) && value.length === texts.length && texts.every((text, at) => value[at] === text)
  return z.custom<[...Texts]>(isSame)
}
