import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { crc24 } from '@did/credentials/share/share-bytes'
import { type ParsedShare, parseShareUrl } from '@did/credentials/share/share-link'
import { compactSignature, parseSignature } from '@did/credentials/signature/signature'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { TestStackInfo } from '@did/local/test-stack'
import { generatePrivateKey, sign } from 'viem/accounts'

/** The changed payload is still base64 and JSON of the right shape. */
export function changePayload(link: string, from: string, to: string, where: 'once' | 'everywhere'): string {
  const url = new URL(link)
  const json = Buffer.from(url.searchParams.get('data') ?? '', 'base64').toString('utf8')
  const changed = where === 'once' ? json.replace(from, to) : json.replaceAll(from, to)
  if (changed === json) throw new Error(`The payload does not say ${from}`)
  url.searchParams.set('data', Buffer.from(changed, 'utf8').toString('base64'))
  return url.href
}

/**
 * Builds the link that a skilled forger would make: complete and with the right checksum, but with
 * another title than the verifier signed.
 */
export function retitle(link: string, title: string): string {
  const { title: present } = parseAttested(link).payload
  return forge(changePayload(link, present, title, 'everywhere'), (body) => body)
}

/** The new link has the same text and names the same verifier, but another wallet has signed it. */
export async function signByAnother(link: string, { chainId, contracts }: TestStackInfo): Promise<string> {
  const share = parseAttested(link)
  const hash = attestationDigest(attestationDomain({ chainId, ...contracts }), share)
  const signature = await sign({ hash, privateKey: generatePrivateKey(), to: 'hex' })
  const [from, to] = [compact(share.signature), compact(signature)]
  return forge(link, (body) => {
    const at = body.indexOf(from)
    if (at < 0) throw new Error('The proof does not contain its signature')
    return Buffer.concat([body.subarray(0, at), to, body.subarray(at + to.length)])
  })
}

function forge(link: string, change: (body: Buffer) => Buffer): string {
  const url = new URL(link)
  const payload = Buffer.from(url.searchParams.get('data') ?? '', 'base64')
  const body = change(Buffer.from(url.hash.slice('#p='.length), 'base64url').subarray(0, -3))
  const proof = Buffer.concat([body, crc24(Buffer.concat([payload, body]))])
  url.hash = `p=${proof.toString('base64url')}`
  return url.href
}

function compact(signature: Hex): Buffer {
  const parsed = parseSignature(signature)
  if (!parsed) throw new Error('No key made this signature')
  return Buffer.from(compactSignature(parsed).slice(2), 'hex')
}

function parseAttested(link: string): ParsedShare & { kind: 'attested' } {
  const share = parseShareUrl(link)
  if (share.kind !== 'attested') throw new Error(`The link carries no attestation: ${share.kind}`)
  return share
}
