import { createECDH, X509Certificate } from 'node:crypto'

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g

/** Reads a chain in PEM. Line ends may be written as `\n`. Returns null for anything else. */
export function readCertificates(pem: string): X509Certificate[] | null {
  try {
    const certificates = (pem.replaceAll('\\n', '\n').match(block) ?? []).map((each) => new X509Certificate(each))
    return certificates.length > 0 ? certificates : null
  } catch {
    return null
  }
}

/**
 * Writes a chain for `x5c` (RFC 7515, section 4.1.6): base64 of each DER, in the same order. Leaves
 * out a trust anchor unless it comes first, because readers have trust anchors already (HAIP 1.0).
 */
export function encodeChain(chain: readonly X509Certificate[]): string[] {
  const sent = chain.filter((each, index) => index === 0 || !each.checkIssued(each))
  return sent.map(({ raw }) => raw.toString('base64'))
}

/** Wallets refuse a chain whose first certificate has ended. */
export function findEnd(chain: readonly string[]): Date {
  const ends = chain.map((der) => new X509Certificate(Buffer.from(der, 'base64')).validToDate.getTime())
  return new Date(Math.min(...ends))
}

/** `scalar` is the private scalar of a P-256 key (0x and hex). */
export function isKeyOfCertificate(scalar: string, { publicKey }: X509Certificate): boolean {
  if (publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(scalar.slice(2), 'hex'))
  const point = curve.getPublicKey() // The point is 0x04, then x and y of 32 bytes each.
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return point.subarray(1).equals(Buffer.concat([x, y].map((part) => Buffer.from(part, 'base64url'))))
}
