// Digital Bazaar's libraries have no types, so this file declares the parts that the product uses.
type JsonDocument = Record<string, unknown>
type DocumentLoader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
type Signer = { id?: string; algorithm: string; sign: (input: { data: Uint8Array }) => Promise<Uint8Array> }
type Verifier = {
  id?: string
  algorithm: string
  verify: (input: { data: Uint8Array; signature: Uint8Array }) => Promise<boolean>
}
type Cryptosuite = {
  name: string
  requiredAlgorithm: string | string[]
  canonize: (input: JsonDocument, options: { documentLoader: DocumentLoader; signal?: AbortSignal }) => Promise<string>
}
type Multikey = { id: string; controller: string; signer: () => Signer; verifier: () => Verifier }
type MultikeyParts = {
  type: 'Multikey'
  id: string
  controller: string
  publicKeyMultibase: string
  secretKeyMultibase?: string
}

declare module '@digitalbazaar/ecdsa-multikey' {
  export function from(key: MultikeyParts): Promise<Multikey>
}

declare module '@digitalbazaar/ed25519-multikey' {
  export function from(key: MultikeyParts | JsonDocument): Promise<Multikey>
}

declare module '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite' {
  export const cryptosuite: Cryptosuite
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: Cryptosuite
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: Signer; date?: string; cryptosuite: Cryptosuite })
    verifyProof(options: {
      proof: JsonDocument
      proofSet: JsonDocument[]
      document: JsonDocument
      documentLoader: DocumentLoader
    }): Promise<{ verified: boolean; error?: Error }>
  }
}

declare module '@digitalbazaar/vc' {
  export function issue(options: {
    credential: JsonDocument
    suite: object
    documentLoader: DocumentLoader
    now?: Date
  }): Promise<JsonDocument>
  export function signPresentation(options: {
    presentation: JsonDocument
    suite: object
    documentLoader: DocumentLoader
    challenge: string
    domain: string
  }): Promise<JsonDocument>
  export function verifyCredential(options: {
    credential: JsonDocument
    suite: object
    documentLoader: DocumentLoader
    checkStatus?: () => Promise<{ verified: boolean }>
    now?: Date
  }): Promise<{ verified: boolean; error?: Error & { errors?: Error[] }; results?: unknown[] }>
  export const defaultDocumentLoader: DocumentLoader
}
