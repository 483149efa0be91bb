import { type Session, signInStatement } from '@did/domain/account/session'
import { sessionCalls } from '@did/domain/calls/session'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'

/** The signed EIP-4361 message names the configured chain, whatever network the wallet is on. */
export async function signIn(address: Address, sign: (text: string) => Promise<Hex>): Promise<Session> {
  const [config, nonce] = await Promise.all([getAppConfig(), api(sessionCalls.createNonce, {})])
  const message = buildSignInMessage({ address, chainId: config.chainId, ...nonce, origin: location.origin })
  const session = await api(sessionCalls.signIn, { body: { message, signature: await sign(message) } })
  if (session.address.toLowerCase() !== address)
    throw new AppError('sign-in-signature-invalid', 'Signed in as another account')
  return session
}

type SignInParts = { address: Address; chainId: number; nonce: string; issuedAt: string; origin: string }

export function buildSignInMessage({ address, chainId, nonce, issuedAt, origin }: SignInParts): string {
  return createSiweMessage({
    domain: new URL(origin).host,
    // EIP-4361 asks for the checksummed address, and wallets warn about any other spelling.
    address: getAddress(address),
    statement: signInStatement,
    uri: origin,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(issuedAt),
  })
}
