import { signInClockSkewMs } from '@did/domain/account/session-limits'
import { AppError, type ErrorCode } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { parseSiweMessage } from 'viem/siwe'

export type SignInMessage = {
  scheme: string | undefined
  domain: string
  address: Address
  uri: string
  version: string
  chainId: number
  nonce: string
  issuedAt: Date
  expirationTime: Date | undefined
  notBefore: Date | undefined
}

export type Expected = { publicUrl: string; chainId: number; nonceIssuedAt: Date; now: Date }

// This pattern matches a whole message in EIP-4361's order, because viem's parser accepts the
// fields in any order.
const wholeMessage =
  /^\S+ wants you to sign in with your Ethereum account:\n0x[0-9a-fA-F]{40}\n\n(?:[^\n]*\n)?\nURI: \S+\nVersion: \S+\nChain ID: \d{1,15}\nNonce: [a-zA-Z0-9]{8,}\nIssued At: \S+(?:\nExpiration Time: \S+)?(?:\nNot Before: \S+)?(?:\nRequest ID: [^\n]*)?(?:\nResources:(?:\n- [^\n]+)*)?$/

export function parseSignInMessage(text: string): SignInMessage {
  if (!wholeMessage.test(text)) throw unparseable()
  const { scheme, domain, address, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore } =
    parseSiweMessage(text)
  if (!domain || !address || !uri || !version || !chainId || !nonce || !issuedAt) throw unparseable()
  const times = [issuedAt, expirationTime, notBefore]
  if (times.some((time) => time && Number.isNaN(time.getTime()))) throw unparseable()
  return { scheme, domain, address, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore }
}

/** Compares the message with the configuration and the nonce, never with the request's headers. */
export function assertSignInMessage(
  message: SignInMessage,
  { publicUrl, chainId, nonceIssuedAt, now }: Expected,
): void {
  const origin = new URL(publicUrl)
  const refuseUnless = (holds: boolean, code: ErrorCode, what: string) => {
    if (!holds) throw new AppError(code, `The message was not made for this sign-in: ${what}`)
  }
  refuseUnless(message.domain.toLowerCase() === origin.host, 'sign-in-domain-mismatch', 'domain')
  const scheme = message.scheme?.toLowerCase()
  refuseUnless(scheme === undefined || `${scheme}:` === origin.protocol, 'sign-in-domain-mismatch', 'scheme')
  refuseUnless([publicUrl, `${publicUrl}/`].includes(message.uri), 'sign-in-uri-mismatch', 'uri')
  refuseUnless(message.version === '1', 'sign-in-version-unsupported', 'version')
  refuseUnless(message.chainId === chainId, 'sign-in-chain-mismatch', 'chain id')
  refuseUnless(isIssuedInTime(message.issuedAt, nonceIssuedAt, now), 'sign-in-time-invalid', 'issued-at')
  const { expirationTime, notBefore } = message
  refuseUnless(!expirationTime || expirationTime > now, 'sign-in-time-invalid', 'expiration time')
  refuseUnless(!notBefore || notBefore <= now, 'sign-in-time-invalid', 'not before')
}

function isIssuedInTime(issuedAt: Date, nonceIssuedAt: Date, now: Date): boolean {
  // Wallet libraries may round a time down to whole seconds, so such a time may mean any moment of
  // the second.
  const latest = issuedAt.getMilliseconds() === 0 ? issuedAt.getTime() + 999 : issuedAt.getTime()
  return latest >= nonceIssuedAt.getTime() && issuedAt.getTime() <= now.getTime() + signInClockSkewMs
}

function unparseable(): AppError {
  return new AppError('sign-in-unparseable', 'The message is not a complete EIP-4361 sign-in message')
}
