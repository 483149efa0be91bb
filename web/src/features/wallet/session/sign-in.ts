import type { Session } from '@did/domain/account/session'
import { sessionCalls } from '@did/domain/calls/session'
import { AppError, isAppError } from '@did/domain/errors'
import { type Address, addressSchema, type Hex, isSameAddress, toAddress } from '@did/domain/hex'
import { grantingSignInStatement, signInStatement } from '@did/domain/protocol/signed-statements'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { api } from '../../../lib/api.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { cookiesRefusedStore, type IdentityChoices, walletSourceStore } from '../wallet-store.ts'
import { askForIdentity } from './ask-for-identity.ts'
import { assertCookies } from './assert-cookies.ts'
import { findServerSession } from './server-calls.ts'

type Sign = (text: string) => Promise<Hex>
/**
 * The person chooses one of the identities that a wallet controls. Rejects with `wallet-rejected`
 * if the person chooses none.
 */
export type ChooseIdentity = (choices: IdentityChoices) => Promise<Address>

/**
 * If the wallet controls several identities, the person chooses one, and the wallet signs again for
 * that identity.
 */
export async function signIn(wallet: Address, sign: Sign, choose: ChooseIdentity = askForIdentity): Promise<Session> {
  try {
    return await trySignIn(wallet, sign)
  } catch (error) {
    if (!isAppError(error, 'identity-choice-needed')) throw error
    const listed = error.fields.map(({ message }) => addressSchema.safeParse(message))
    const identities = listed.flatMap(({ data }) => (data ? [toAddress(data)] : []))
    const identity = await choose({ identities, areMore: error.fields.some(({ path }) => path === 'others') })
    return trySignIn(wallet, sign, identity)
  }
}

/** The signed EIP-4361 message names the configured chain, whatever network the wallet is on. */
async function trySignIn(wallet: Address, sign: Sign, identity?: Address): Promise<Session> {
  assertCookies(navigator.cookieEnabled)
  const [config, nonce] = await Promise.all([getAppConfig(), api(sessionCalls.createNonce, {})])
  const statement = walletSourceStore.get() === 'passkey' ? grantingSignInStatement : signInStatement
  const parts = { address: wallet, chainId: config.chainId, ...nonce, origin: location.origin, statement }
  const message = buildSignInMessage(parts)
  const signature = await sign(message)
  const session = await api(sessionCalls.signIn, { body: { message, signature, ...(identity && { identity }) } })
  if (!isSameAddress(session.signer, wallet))
    throw new AppError('sign-in-signature-invalid', 'Signed in with another wallet')
  // A browser extension may drop the session's cookie although the browser keeps cookies.
  assertCookies((await findServerSession()) !== null)
  cookiesRefusedStore.set(false)
  return session
}

type SignInParts = {
  address: Address
  chainId: number
  nonce: string
  issuedAt: string
  origin: string
  statement?: string
}

export function buildSignInMessage({
  address,
  chainId,
  nonce,
  issuedAt,
  origin,
  statement = signInStatement,
}: SignInParts): string {
  return createSiweMessage({
    domain: new URL(origin).host,
    // EIP-4361 asks for the address with its checksum, and wallets warn about any other spelling.
    address: getAddress(address),
    statement,
    uri: origin,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(issuedAt),
  })
}
