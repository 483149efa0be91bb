import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { buildShareUrl, type ParsedShare, parseShareUrl } from '@did/credentials/share/share-link'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { TestStackInfo } from '@did/local/test-stack'
import { generatePrivateKey, sign } from 'viem/accounts'

/** Replaces `from` in a link's payload. The result is still base64 and JSON of the right shape. */
export function changePayload(link: string, from: string, to: string, where: 'once' | 'everywhere'): string {
  const url = new URL(link)
  const json = Buffer.from(url.searchParams.get('data') ?? '', 'base64').toString('utf8')
  const changed = where === 'once' ? json.replace(from, to) : json.replaceAll(from, to)
  if (changed === json) throw new Error(`The payload does not say ${from}`)
  url.searchParams.set('data', Buffer.from(changed, 'utf8').toString('base64'))
  return url.href
}

/** Builds the link of a skilled forger: complete, with a right checksum and another title. */
export function retitle(link: string, title: string): string {
  const { payload, message, ...rest } = parseAttested(link)
  const { publicData } = payload
  return buildShareUrl({
    publicUrl: new URL(link).origin,
    payload: { ...payload, title, publicData: { ...publicData, title } },
    proof: { ...rest, message: { ...message, title } },
  })
}

/** Builds a link with the same text and the same named verifier, signed by another wallet. */
export async function signByAnother(link: string, { chainId, contracts }: TestStackInfo): Promise<string> {
  const { payload, ...proof } = parseAttested(link)
  const hash = attestationDigest(attestationDomain({ chainId, ...contracts }), proof)
  const signature = await sign({ hash, privateKey: generatePrivateKey(), to: 'hex' })
  return buildShareUrl({ publicUrl: new URL(link).origin, payload, proof: { ...proof, signature } })
}

function parseAttested(link: string): ParsedShare & { kind: 'attested' } {
  const share = parseShareUrl(link)
  if (share.kind !== 'attested') throw new Error(`The link carries no attestation: ${share.kind}`)
  return share
}
