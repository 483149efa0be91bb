// Declares the parts of Digital Bazaar's client that the tests use. The package has no types of its
// own.
declare module '@digitalbazaar/oid4-client' {
  export function getCredentialOffer(options: { url: string }): Promise<object>
  export class OID4Client {
    static fromCredentialOffer(options: { offer: object; supportedFormats: string[] }): Promise<OID4Client>
    getNonce(): Promise<{ nonce: string }>
    requestCredentials(options: { requests: object[] }): Promise<{ credential: object; format: string }>
  }
  export const oid4vp: {
    authzRequest: {
      get: (asked: {
        url: string
        getTrustedCertificates: () => Promise<string[]>
      }) => Promise<{ authorizationRequest: Record<string, unknown> }>
    }
  }
}
